### Quarantine: a crew, one of them no longer human.

game-specimen = Quarantine
    .text = A crew waits for rescue, and one of them is no longer human.
mode-crew = Crew
option-table-air = Spare air
    .text = Oxygen beyond one for each of the crew.

seat-0 = Ada
seat-1 = Bruno
seat-2 = Chen
seat-3 = Dora
seat-4 = Emil
seat-5 = Fatma

## The board

board-head = Round { $round } · oxygen { $oxygen } · { $supply } cards in the supply
board-hand = Your hand: { $cards }
board-you = you
board-out = out
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

## Cards, samples, roles

card-knife = Knife
    .text = Throw it at somebody; a hit costs a life.
card-shield = Shield
    .text = Hold it up against a knife.
card-scanner = Scanner
    .text = Look into your own blood sample.
card-ration = Ration
    .text = Eat it and get a life back.
sample-stable = stable sample
sample-volatile = volatile sample
content-clean = clean blood
content-infected = infected blood
role-human = human
role-alien = alien

## Options

option-seat = { $seat }
option-nobody = Nobody
option-rest = Rest
option-search = Search the supply
option-swap = Swap a card
option-attack = Throw a knife
option-scan = Scan your blood
option-eat = Eat a ration
option-take = Take it
option-shield = Hold up a shield
option-keep = Keep it to yourself
option-show = Show it to everybody
option-pass = Sit still
option-sabotage = Tamper with the air
option-spare = Only swap
option-touch = Touch
option-stable = stable sample
option-volatile = volatile sample
option-clean = clean blood
option-infected = infected blood
option-human = human
option-alien = alien

note-nobody = nobody is put out
note-lives = { $lives ->
    [one] has 1 life left
   *[other] has { $lives } lives left
  }
note-rest = nothing happens
note-search = draw a card
note-swap = give one card and get one, in secret
note-attack = a shield stops it, else the die decides
note-scan = learn what you are carrying, for good or ill
note-eat = get a life back
note-take = the die decides whether it hurts
note-shield = the knife does nothing
note-keep = only you know
note-show = everybody knows what your sample holds
note-pass = the air stays as it is
note-sabotage = one oxygen less, and nobody sees who did it
note-spare = the other stays what they are
note-touch = the other becomes one of yours

closed-no-knife = you hold no knife
closed-no-scanner = you hold no scanner
closed-no-ration = you hold no ration
closed-unhurt = you are not hurt
closed-known = you know your sample already

then-majority = with a majority { $target } goes out of the airlock

## Questions

prompt-turn-action = It is your turn. What do you do?
prompt-search-discard = You hold too many cards. Which one do you put away, face down?
prompt-attack-target = At whom do you throw the knife?
prompt-attack-react = { $by } throws a knife at you. What do you do?
prompt-swap-partner = With whom do you swap?
prompt-swap-card = You swap with { $partner }. Which card do you give away?
prompt-swap-touch = Your hand meets that of { $partner }. What do you do?
prompt-scan-show = Your sample holds { $content }. What do you do with that?
prompt-sabotage-tamper = The lights go out for a moment. What do you do?
prompt-vote-whom = Who has to leave through the airlock?

## The story

event-rest = { $you ->
    [seat] You rest.
   *[no] { $seat } rests.
  }
event-found = { $you ->
    [seat] You find a card: { $card }.
   *[no] { $seat } finds a card: { $card }.
  }
event-searched = { $you ->
    [seat] You search the supply.
   *[no] { $seat } searches the supply.
  }
event-attack = { $you ->
    [seat] You throw a knife at { $target }.
    [target] { $seat } throws a knife at you.
   *[no] { $seat } throws a knife at { $target }.
  }
event-shield = { $you ->
    [seat] You hold up a shield.
   *[no] { $seat } holds up a shield.
  }
event-roll = { $you ->
    [seat] You roll { $face }.
   *[no] { $seat } rolls { $face }.
  }
event-wound = { $you ->
    [seat] { $lives ->
        [0] The { $cause } took your last life.
        [one] You are hurt by the { $cause } and have 1 life left.
       *[other] You are hurt by the { $cause } and have { $lives } lives left.
      }
   *[no] { $lives ->
        [0] The { $cause } took the last life of { $seat }.
        [one] { $seat } is hurt by the { $cause } and has 1 life left.
       *[other] { $seat } is hurt by the { $cause } and has { $lives } lives left.
      }
  }
event-swap = { $you ->
    [seat] You and { $partner } swap cards.
    [partner] { $seat } and you swap cards.
   *[no] { $seat } and { $partner } swap cards.
  }
event-touched = { $by } has touched you: you are an alien now.
event-content = { $you ->
    [seat] You find { $content } in the sample.
   *[no] { $seat } finds { $content } in the sample.
  }
event-scanned = { $you ->
    [seat] You scan your sample.
   *[no] { $seat } scans the sample.
  }
event-shown = { $you ->
    [seat] You show everybody: { $content }.
   *[no] { $seat } shows everybody: { $content }.
  }
event-eat = { $you ->
    [seat] You eat a ration.
   *[no] { $seat } eats a ration.
  }
event-out = { $you ->
    [seat] You are out. The truth: { $role }.
   *[no] { $seat } is out. The truth: { $role }.
  }
event-refill = The discarded cards become a new supply of { $count }.
event-sabotage = { $count ->
    [0] The air holds.
    [one] Somebody has tampered with the air: 1 oxygen is gone.
   *[other] The air has been tampered with: { $count } oxygen are gone.
  }
event-voted = { $you ->
    [seat] You vote for { $target }.
    [target] { $seat } votes for you.
   *[no] { $seat } votes for { $target }.
  }

## Endings

ending-cleared = No alien is left. The crew is safe.
ending-rescued = The rescue arrives, and humans are in the majority.
ending-carried = The rescue arrives and carries the aliens home.
ending-overrun = Nobody on board is human any more.
ending-suffocated = The air is gone, and only aliens need none.

## Why somebody is asked

why-all-sabotage-tamper = Everybody is asked, human or not, so that nobody is given away by the question.
why-all-swap-card = Both lay a card, whatever they are.
why-all-swap-touch = Both are asked, whatever they are.

## The end, told to everybody

ending-verdict-cleared = no alien is left.
    .text = It was over in round { $round }.
ending-verdict-rescued = the rescue came for the humans.
    .text = It arrived in round { $round }.
ending-verdict-carried = the rescue carries the aliens home.
    .text = It arrived in round { $round }.
ending-verdict-overrun = nobody is human any more.
    .text = It was over in round { $round }.
ending-verdict-suffocated = the air is gone.
    .text = It lasted until round { $round }.
ending-lives = { $lives ->
    [0] out
   *[other] lives: { $lives }
  }
ending-role-human = Human
ending-role-alien = Alien
ending-won = Won
ending-lost = Lost
ending-goal-human = more humans than aliens
ending-goal-alien = aliens in the majority
ending-moment-out = { $seat } is out
    .text = The truth: { $role }.
ending-moment-sabotage = Sabotage
    .text = { $count } did it.
ending-moment-wound = { $seat } is wounded
    .text = Lives left: { $lives }.
## What is said at the table

talk-human = I am human.
talk-have-knife = I have a knife.
talk-have-shield = I have a shield.
talk-have-scanner = I have a scanner.
talk-have-ration = I have a ration.
talk-suspect = I suspect { $target }.
talk-suspect-too = I suspect { $target } too.
talk-accuse = I vote against { $target }.
talk-please-accuse = { $by }, vote against { $target }.
talk-ask-human = { $target }, are you human?

talk-yes-human = Yes, I am human.
talk-yes-accuse = Yes, I will.
talk-no-human = No, I am not.
talk-no-accuse = No, I will not.
talk-have = I have …

## Guesses of those who look on

guess-alien = Who is an alien?
