### Überdruck: Alle lesen einen Zeiger ab, und niemand kennt sie alle.

game-pressure = Überdruck
    .text = Alle lesen einen Zeiger ab. Was zeigen sie zusammen?
mode-engine = Maschinenraum

board-seat = { $seat }
board-out = raus
board-claim = { $seat } behauptet: mindestens { $claim } von { $most }.
board-gauge = Dein Zeiger steht auf { $value }.
board-opened = zeigte zuletzt { $value }

option-claim = Mindestens { $claim }
option-open = Die Zeiger aufdecken
note-claim = Wer nach dir dran ist, geht höher oder glaubt dir nicht, und alle Zeiger werden abgelesen.
note-open = wer sich irrt, verliert ein Leben
closed-no-claim = noch hat niemand etwas behauptet

prompt-turn-claim = { $claim ->
    [0] Du beginnst. Was zeigen alle Zeiger zusammen?
   *[other] Behauptet sind { $claim }. Gehst du höher?
  }

event-dealt = { $count } Zeiger werden abgelesen.
event-claim = { $you ->
    [seat] Du behauptest: mindestens { $claim }.
   *[no] { $seat } behauptet: mindestens { $claim }.
  }
event-opened = { $you ->
    [seat] Du glaubst nicht an { $claim }. Die Zeiger zeigen { $total }.
   *[no] { $seat } glaubt nicht an { $claim }. Die Zeiger zeigen { $total }.
  }
event-wrong = { $you ->
    [seat] { $lives ->
        [0] Du lagst falsch und bist raus.
       *[other] Du lagst falsch. Leben übrig: { $lives }.
      }
   *[no] { $lives ->
        [0] { $seat } lag falsch und ist raus.
       *[other] { $seat } lag falsch. Leben übrig: { $lives }.
      }
  }
ending-survived = Eine Person ist übrig, und die Maschine hält.
