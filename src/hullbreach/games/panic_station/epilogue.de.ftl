### Das Ende einer Partie, allen erzählt.

## Nach „Gewonnen:“ oder „Verloren:“

ending-verdict-nest-destroyed = das Nest brennt.
    .text = { $you ->
        [by] Du hast
       *[no] { $by } hat
      } in Runde { $round } das Benzin entzündet. { $humans } von { $players } { $humans ->
        [one] hat als Mensch
       *[other] haben als Menschen
      } überlebt.
ending-verdict-all-infected = niemand ist mehr Mensch.
    .text = Der Scan in Runde { $round } zeigt nur noch Rot.
ending-verdict-no-soldiers = kein Soldat ist übrig.
    .text = Ohne Soldaten brennt kein Nest. { $humans } von { $players } { $humans ->
        [one] lebte
       *[other] lebten
      } in Runde { $round } noch als { $humans ->
        [one] Mensch
       *[other] Menschen
      }.
ending-verdict-resigned = der letzte Mensch gibt auf.
    .text = In Runde { $round } war nicht mehr genug Benzin da.
ending-verdict-nest-lost = das Nest ist unerreichbar.
    .text = In Runde { $round } führte kein Weg mehr hin. { $humans } von { $players } { $humans ->
        [one] lebte
       *[other] lebten
      } noch als { $humans ->
        [one] Mensch
       *[other] Menschen
      }.
ending-verdict-out-of-time = die Zeit ist um.
    .text = Nach { $round } Runden lebt das Nest noch. { $humans } von { $players } { $humans ->
        [one] hat als Mensch
       *[other] haben als Menschen
      } überlebt.

## Wer was war

ending-role-human = Mensch
ending-role-infected = Infiziert, Runde { $round }
ending-role-host = Wirt, Runde { $round }
ending-figures = { $soldier ->
    [0] Soldat tot
   *[other] Soldat { $soldier }
  }, { $android ->
    [0] Android tot
   *[other] Android { $android } Leben
  }
ending-won = Gewonnen
ending-lost = Verloren
ending-dead = Tot, Runde { $round }
ending-goal-nest = Nest mit { $gas } Benzinkarten verbrannt
ending-goal-no-nest = das Nest lebt
ending-goal-alive = noch am Leben
ending-goal-not-last = nicht zuletzt infiziert
ending-goal-served = einen Menschen infiziert oder getötet
ending-became-host = Hat in Runde { $round } die Wirtskarte gezogen.
ending-caught = { $you ->
    [by] In Runde { $round } von dir infiziert ({ $room }). Gegeben: { $gave }.
   *[no] In Runde { $round } von { $by } infiziert ({ $room }). Gegeben: { $gave }.
  }
ending-infected-other = { $you ->
    [other] Hat dich infiziert.
   *[no] Hat { $other } infiziert.
  }
ending-fended = { $you ->
    [by] Hat dich in Runde { $round } mit Benzin abgewehrt.
   *[no] Hat { $by } in Runde { $round } mit Benzin abgewehrt.
  }
ending-death-shoots = { $you ->
    [by] { $figure } in Runde { $round } von dir erschossen ({ $room }).
   *[no] { $figure } in Runde { $round } von { $by } erschossen ({ $room }).
  }
ending-death-stabs = { $you ->
    [by] { $figure } in Runde { $round } von dir erstochen ({ $room }).
   *[no] { $figure } in Runde { $round } von { $by } erstochen ({ $room }).
  }
ending-death-grenade = { $you ->
    [by] { $figure } in Runde { $round } durch eine Granate von dir gestorben ({ $room }).
   *[no] { $figure } in Runde { $round } durch eine Granate von { $by } gestorben ({ $room }).
  }
ending-death-parasites = { $figure } in Runde { $round } von Parasiten getötet ({ $room }).

## Augenblicke

ending-moment-infected = { $you ->
    [seat] { $by } infiziert dich
    [by] Du infizierst { $seat }
   *[no] { $by } infiziert { $seat }
  }
    .text = { $room }: ein Tausch wie jeder andere, sonst hat es niemand bemerkt.
ending-moment-host = { $you ->
    [seat] Du wirst zum Wirt
   *[no] { $seat } wird zum Wirt
  }
    .text = Eine Suche findet die Wirtskarte, und sonst erfährt es niemand.
ending-moment-cured = { $you ->
    [seat] Du bist geheilt
   *[no] { $seat } ist geheilt
  }
    .text = { $you ->
        [by] Du hast das Gegenmittel überreicht.
       *[no] { $by } hat das Gegenmittel überreicht.
      }
ending-moment-fended = { $you ->
    [seat] Du wehrst { $by } ab
    [by] { $seat } wehrt dich ab
   *[no] { $seat } wehrt { $by } ab
  }
    .text = { $room }: Benzin gegen eine Infektionskarte.
ending-moment-scan = Der Scan: { $red } heiß, { $blue } kalt
    .text = Von jetzt an zählen alle mit.
ending-moment-dies = { $you ->
    [seat] Du verlierst eine Figur: { $figure }
   *[no] { $seat } verliert eine Figur: { $figure }
  }
    .text = { $room }: die Parasiten waren stärker.
ending-moment-killed = { $you ->
    [seat] Du verlierst eine Figur: { $figure }
   *[no] { $seat } verliert eine Figur: { $figure }
  }
    .text = { $you ->
        [by] { $room }: das warst du.
       *[no] { $room }: das war { $by }.
      }
ending-moment-out = { $you ->
    [seat] Du bist ausgeschieden
   *[no] { $seat } ist ausgeschieden
  }
    .text = Soldat und Android sind tot.
ending-moment-burns = Feuer rast durch die Station
    .text = { $you ->
        [seat] Du leerst das Benzin im Nest aus.
       *[no] { $seat } leert das Benzin im Nest aus.
      }
ending-moment-nest = Das Nest ist gefunden
    .text = { $you ->
        [seat] Du legst den Raum, den alle gesucht haben.
       *[no] { $seat } legt den Raum, den alle gesucht haben.
      }
ending-moment-end = Das Ende
    .text = { $what }
ending-moment-alarm = Alarm
    .text = { $you ->
        [seat] { $room }: Du weckst die Parasiten.
       *[no] { $room }: { $seat } weckt die Parasiten.
      }
