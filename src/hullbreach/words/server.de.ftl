### Worte des Servers: was um einen Tisch herum geschieht, warum etwas abgelehnt wird, und Nachrichten.

## Das Protokoll

event-table-created = Der Tisch ist offen.
event-table-imported = Die Partie wurde aus einer Datei hierher geholt.
event-table-joined = { $name } setzt sich.
event-table-left = { $bot ->
    [none] { $name } verlässt den Tisch.
   *[other] { $name } gibt den Platz auf. Ab jetzt spielt { $bot } dort.
  }
event-table-replaced = { $you ->
    [seat] { $bot ->
        [none] Dein Platz ist wieder frei.
       *[other] { $bot } übernimmt deinen Platz.
      }
   *[no] { $bot ->
        [none] Der Platz von { $seat } ist wieder frei.
       *[other] { $bot } setzt sich als Bot dazu.
      }
  }
event-table-started = Die Partie beginnt.
event-table-undone = { $you ->
    [seat] Du nimmst die letzte Antwort zurück.
   *[no] { $seat } nimmt die letzte Antwort zurück.
  }
event-table-proposed = { $you ->
    [seat] Du bittest darum, den letzten Zug zurückzunehmen, obwohl etwas ans Licht kam.
   *[no] { $seat } bittet darum, den letzten Zug zurückzunehmen, obwohl etwas ans Licht kam.
  }
event-table-agreed = { $you ->
    [seat] Du stimmst zu.
   *[no] { $seat } stimmt zu.
  }
event-table-refused = { $you ->
    [seat] Du stimmst nicht zu.
   *[no] { $seat } stimmt nicht zu.
  }
event-table-dealt-anew = Rollen und Karten sind neu verteilt, so dass alles passt, was alle gesehen haben. Fingerabdruck des Schlüssels: { $fingerprint }.
event-table-redealt = Was niemand gesehen hatte, ist neu verteilt. Fingerabdruck des Schlüssels: { $fingerprint }.
event-table-timeout = Deine Zeit ist um; die sichere Antwort wurde für dich gewählt.
event-table-stand-in = { $you ->
    [seat] Du bist nicht da; { $bot } spielt weiter und hält dir den Platz frei.
   *[no] { $seat } ist nicht da; { $bot } spielt weiter und hält den Platz frei.
  }
event-table-pause-asked = { $you ->
    [seat] Du bittest um eine Pause.
   *[no] { $seat } bittet um eine Pause.
  }
event-table-seat-asked = { $name } fragt nach dem Platz von { $seat }.
event-table-seat-wanted = { $name } fragt nach dem Platz von { $bot }.
event-table-request-refused = Die Leitung sagt zu { $name }: jetzt nicht.
event-table-host = { $you ->
    [seat] Du leitest ab jetzt den Tisch.
   *[no] { $seat } leitet ab jetzt den Tisch.
  }
event-table-given-away = Die Leitung vergibt den Platz von { $name }. { $bot } spielt dort; was der Platz weiß, bleibt bei ihm.
event-table-reminded = { $you ->
    [seat] Du wirst daran erinnert, dass der Tisch wartet.
   *[no] { $seat } wird daran erinnert, dass der Tisch wartet.
  }
event-table-opened = { $you ->
    [seat] Du siehst ab jetzt alle Karten und sagst bis zum Ende nichts mehr.
   *[no] { $seat } ist ausgeschieden, sieht ab jetzt alle Karten und sagt bis zum Ende nichts mehr.
  }
event-table-back = { $you ->
    [seat] Du bist zurück.
   *[no] { $seat } ist zurück.
  }
event-table-paused = Die Partie ruht auf Wunsch der Tischleitung.
event-table-resumed = Die Partie geht weiter.
event-table-ended = Die Tischleitung beendet die Partie.
event-table-fault = Eine Regel ist bei jeder Antwort gescheitert. Der Tisch ruht; der Bericht ist aufgehoben.
event-table-rules = Die Regeln wurden berichtigt (Fassung { $version }); der angefangene Schritt beginnt neu.
event-table-again = Die nächste Partie ist offen.

## Ablehnungen

error-malformed = Das konnte der Server nicht lesen. Lade die Seite neu.
error-hello-first = Die Verbindung hat nicht richtig begonnen.
error-not-found = Unter diesem Link gibt es nichts, oder nichts mehr. Prüf den Link oder das Tischwort.
error-no-game = Dieses Spiel gibt es hier nicht. Prüf die Adresse oder such dir eines aus.
error-no-word = Kein Tisch hat gerade dieses Tischwort. Prüfe es oder lass dir den Link geben.
error-bad-token = Dieser Link öffnet keinen Platz an diesem Tisch.
error-revoked = Dieser Platz gehört dir hier nicht mehr. Du siehst jetzt zu.
error-not-seated = Zuschauer sehen zu. Setz dich, um mitzuspielen.
error-out-of-date = Das war die Antwort auf eine frühere Frage. Nichts hat sich geändert.
error-not-asked = Du wirst gerade nichts gefragt.
error-illegal = Das steht dir gerade nicht offen. Die Frage wurde erneuert.
error-refused = Das geht so nicht. Nichts hat sich geändert.
error-game-over = Die Partie ist zu Ende.
error-not-started = Die Partie hat noch nicht begonnen.
error-paused = Die Partie ruht.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen: Jemand hat seither geantwortet, oder etwas kam ans Licht.
error-no-proposal = Es ist nichts vorgeschlagen.
error-rule-fault = Eine Regel ist gescheitert. Deine Antwort wurde zurückgenommen, der Bericht ist aufgehoben; wähle etwas anderes.
error-broken = Diese Version des Servers kann diesen Tisch nicht lesen. Er bleibt, wie er ist, und wer den Server betreibt, sieht ihn.
error-too-fast = Das ging zu schnell. Warte einen Augenblick.
error-too-large = Das ist zu groß.
error-too-many = Davon gibt es schon zu viele.
error-stopping = Der Server startet neu. Dein letzter Zug ist sicher.
error-lost = Der Server erreicht seine Datenbank nicht. Dein letzter Zug ist sicher; versuch es gleich noch einmal.
error-taken = Das ist schon vergeben.
error-full = Alle Plätze sind besetzt.
error-has-sat = Über diesen Anschluss saß hier schon jemand. Wer die Geheimnisse eines Platzes kennt, bekommt keinen anderen; zusehen geht.
error-seat-closed = Diesen Platz bekommt in dieser Partie niemand mehr.
error-is-here = Diese Person hat den Tisch offen und spielt selbst.
error-reminded = Heute wurde schon erinnert.
error-forbidden = Das kann nur die Tischleitung.
error-silent = Wer alle Karten gesehen hat, schweigt bis zum Ende.
error-not-open = Das geht jetzt nicht.
error-not-over = Die Partie läuft noch.
error-old-rules = Diese Partie wurde nach älteren Regeln gespielt und lässt sich deshalb nicht analysieren.
error-bad-table = So ein Tisch lässt sich nicht aufbauen.
error-bad-request = Das kann der Server nicht.
error-busy = Der Server ist voll. Versuch es später noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.

## Nachrichten

notice-title = { $game }: Du bist gefragt
notice-text = Der Tisch wartet auf dich. Hier geht es zu deiner Entscheidung: { $link }
notice-confirm-title = Hullbreach: Ist das deine Adresse?
notice-confirm-text = Jemand, der hier spielt, möchte unter dieser Adresse erfahren, wenn er gefragt ist. Wenn du das bist, öffne diesen Link auf dem Gerät, mit dem du spielst: { $link } – wenn nicht, kommt nichts weiter.

share-won = { $names } haben gespielt, gewonnen: { $winners }. Sieh nach, wer wann was wusste.
share-lost = { $names } haben gespielt, und niemand hat gewonnen. Sieh nach, wer wann was wusste.

## Ergebniskarten

card-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
card-lost = Niemand gewinnt.
card-seat-won = Gewonnen
card-seat-lost = Verloren
card-day = { $day }. { $month }
card-month-1 = Januar
card-month-2 = Februar
card-month-3 = März
card-month-4 = April
card-month-5 = Mai
card-month-6 = Juni
card-month-7 = Juli
card-month-8 = August
card-month-9 = September
card-month-10 = Oktober
card-month-11 = November
card-month-12 = Dezember
card-chance-crew = Chance der Menschen
card-chance-seats = Chance jedes Platzes
card-life = Leben
card-data = Daten
card-still-there = Am Leben und unverändert
card-turn = Die Wende
card-in-round = Runde { $number }
card-in-turn = Zug { $number }
