# Carnomorphs: Namen, Karten und was geschieht.

option-table-carnomorphs = Karnomorphs
    .text = Die Erweiterung: Xenos, die fressen und wachsen, und eine Crew, die mutiert.
    .on = Mit
    .off = Ohne
option-table-blank-back-before-noise = Leeres Plättchen vor den Proben
    .text = Mit Karnomorphs: Das leere Plättchen kommt bei der Ausbreitung vor den Geräuschproben zurück in den Beutel, nicht danach.
    .needs = Hat nur etwas zu sagen, wenn Karnomorphs an Bord sind.
    .on = Davor
    .off = Danach
intruder-metagorger = Verschlinger
    .text = Bohrt sich in sein Opfer: Mutation, Kontamination, eine leichte Wunde.
intruder-shambler = Schlurfer
    .text = Frisst und wird zur Fleischbestie.
intruder-fleshbeast = Fleischbestie
    .text = Groß; frisst und wird zum Zerfleischer, tot hinterlässt sie einen Schlurfer.
intruder-butcher = Zerfleischer
    .text = Der größte; tot hinterlässt er zwei Schlurfer und kehrt nie zurück.
intruder-metagorger-red = Roter Verschlinger
intruder-metagorger-blue = Blauer Verschlinger
prompt-mutation-keep = In dir verändert sich etwas. Welche Mutation behältst du?
    .text = Einsetzen ist eine Aktion ohne Kosten: Du scannst eine deiner Kontaminationskarten, und je nachdem gilt INFIZIERT oder sauber. Jedes Mal kommt ein Mutationsmarker dazu; der vierte tötet.
seal-mutation-keep = { $option } behalten
prompt-mutation-card = Welche Kontaminationskarte scannst du?
prompt-bone-blades-target = Wen treffen deine Klingen?
prompt-regenerating-tissue-wound = Welche Wunde schließt sich?
prompt-duct-crawler-room = Wo kriechst du heraus?
prompt-predators-leap-room = Wohin springst du?
prompt-scent-mask-corridor = Wo verwischst du ein Geräusch?
prompt-digestive-bile-what = Was löst du auf?
prompt-alpha-roar-target = Wen vertreibst du?
prompt-echo-sense-what = Wonach lauschst du?
prompt-echo-sense-room = Welchen Raum erspürst du?
prompt-hive-whisper-who = Welchen Karnomorph schickst du los?
prompt-hive-whisper-corridor = Durch welchen Korridor?
prompt-hive-whisper-token = Welches Plättchen verlässt den Beutel?
prompt-xeno-feeder = Welcher Karnomorph frisst?
option-mutation = Deine Mutation einsetzen: { $card }
option-open = { $card }, unversorgt
option-dressed = { $card }, versorgt
option-engines = Alle Triebwerke
option-tiles = Unerkundete Räume
option-token = { $kind } { $number }
option-xeno-feed = { $card }: einen Karnomorph fressen lassen
group-xeno-feed = Einen Karnomorph fressen lassen
short-xeno-feed = Fressen
short-mutation = Mutation
then-marker = Du erhältst einen Mutationsmarker, dann sind es { $count } von { $most }.
    .text = dann { $count } von { $most } Markern
danger-mutation = Dieser Marker tötet dich, bevor die Karte wirkt, und an deiner Stelle steht ein Schlurfer.
aim-xeno-feed = { $corridor ->
    [0] { $card }
   *[other] { $card } (Korridor { $corridor })
  }
missing-aim-xeno-feed = Wähle noch eine Karte
closed-contamination = Du hast keine Kontaminationskarte auf der Hand.
event-does-mutation = { $you ->
    [seat] Du setzt eine Mutation ein.
   *[no] { $seat } setzt eine Mutation ein.
  }
event-adaptation = Die Karnomorphs passen sich an: { $card }.
event-adaptation-removed = Analysiert und überwunden: { $card }.
event-evolved = { a-kind } wächst { at-room } heran.
event-feeds = { the-kind } frisst { at-room }: { $food }.
event-burrowed = { $you ->
    [seat] Ein Verschlinger bohrt sich in dich.
   *[no] Ein Verschlinger bohrt sich in { $seat }.
  }
event-mutated = { $you ->
    [seat] Du mutierst { $cause }.
   *[no] { $seat } mutiert { $cause }.
  }
event-mutation-lost = { $you ->
    [seat] Du bist die Mutation los.
   *[no] { $seat } ist die Mutation los.
  }
event-mutation-marker = { $you ->
    [seat] Du hast { $count } von 4 tödlichen Mutationsmarkern.
   *[no] { $seat } hat { $count } von 4 tödlichen Mutationsmarkern.
  }
event-mutation-used = { $you ->
    [seat] Du lässt
   *[no] { $seat } lässt
  } der Mutation freien Lauf: { $card }, { $infected ->
    [yes] INFIZIERT
   *[no] sauber
 }.
event-mutation-checked = { $you ->
    [seat] Mutationsmarker am Ende: { $count }.
   *[no] Mutationsmarker von { $seat } am Ende: { $count }.
  }
event-shielded = { $you ->
    [seat] Chitin schützt dich.
   *[no] Chitin schützt { $seat }.
  }
event-noise-removed = Das Geräusch in { $corridor } verhallt.
event-dissolved = { $you ->
    [seat] Du löst { at-room } etwas auf: { $object }.
   *[no] { $seat } löst { at-room } etwas auf: { $object }.
  }
event-token-removed = { a-kind } verlässt den Beutel.
event-pod-lost = Kapsel { $pod } geht verloren: { $cause }.
board-unseen = Noch nicht gesehen: { $kinds }
board-weaknesses-carnomorphs = Adaptationen: { $cards }
adaptation-corpse = Adaptation der Leiche
adaptation-egg = Adaptation des Eis
adaptation-carcass = Adaptation des Kadavers
board-removed = Entfernte Adaptationen: { $places }
board-mutant = { $name }: Mutation { $shown }, Marker { $count }

# Angriffskarten

card-ka-01 = Verschlingen
    .text = Mit einer schweren Wunde stirbst du, sonst erleidest du eine. Der Zerfleischer verliert alle Schadensmarker.
card-ka-02 = { card-ka-01 }
    .text = { card-ka-01.text }
card-ka-03 = Brut
    .text = Ein Verschlinger kommt dazu, und Schleim bedeckt dich.
card-ka-04 = { card-ka-03 }
    .text = { card-ka-03.text }
card-ka-05 = Schmettern
    .text = 1 schwere Wunde und 1 Kontaminationskarte.
card-ka-06 = { card-ka-05 }
    .text = { card-ka-05.text }
card-ka-07 = Auswürgen
    .text = Schleim, 1 Kontaminationskarte, und im Raum liegt ein Kadaver.
card-ka-08 = { card-ka-07 }
    .text = { card-ka-07.text }
card-ka-09 = Schlitzen
    .text = 1 leichte Wunde und 1 Kontaminationskarte.
card-ka-10 = { card-ka-09 }
    .text = { card-ka-09.text }
card-ka-11 = { card-ka-09 }
    .text = { card-ka-09.text }
card-ka-12 = Biss
    .text = Mit 2 schweren Wunden stirbst du, sonst erleidest du eine.
card-ka-13 = { card-ka-12 }
    .text = { card-ka-12.text }
card-ka-14 = { card-ka-12 }
    .text = { card-ka-12.text }
card-ka-15 = { card-ka-12 }
    .text = { card-ka-12.text }
card-ka-16 = Peitschenhieb
    .text = 2 leichte Wunden nacheinander und 1 Kontaminationskarte.
card-ka-17 = { card-ka-16 }
    .text = { card-ka-16.text }
card-ka-18 = { card-ka-16 }
    .text = { card-ka-16.text }
card-ka-19 = { card-ka-16 }
    .text = { card-ka-16.text }
card-ka-20 = { card-ka-16 }
    .text = { card-ka-16.text }

# Ereigniskarten

card-ke-01 = Wuchernde Mutation
    .text = Alle ziehen 4 eigene Karten und scannen die Kontaminationskarten darunter; ist mindestens eine INFIZIERT, gibt es einen Mutationsmarker. Alle 4 werden abgelegt.
card-ke-02 = { card-ke-01 }
    .text = { card-ke-01.text }
card-ke-03 = Wiedererwachen
    .text = In jedem Raum, in dem ein Kadaver liegt, wird einer zum Schlurfer und greift sofort an.
card-ke-04 = { card-ke-03 }
    .text = { card-ke-03.text }
card-ke-05 = Lauern
    .text = Schlurfer, Fleischbestien und der Zerfleischer verschwinden in den Beutel, wo kein Charakter ist.
card-ke-06 = { card-ke-05 }
    .text = { card-ke-05.text }
card-ke-07 = Pirsch
    .text = Schlurfer, Fleischbestien und der Zerfleischer, die nicht kämpfen, kommen zu einem Charakter im Nachbarraum.
card-ke-08 = { card-ke-07 }
    .text = { card-ke-07.text }
card-ke-09 = Schleusenfehler
    .text = Im gelben Raum mit der höchsten Nummer, der sich abriegeln lässt, beginnt der Druckabfall.
card-ke-10 = Generatorüberlastung
    .text = Bei 3 oder mehr Fehlfunktionen an Bord startet die Selbstzerstörung.
card-ke-11 = Markierte Beute
    .text = Schleim bedeckt alle, die bei einem Schweren Objekt stehen oder eines tragen.
card-ke-12 = Klemmende Luken
    .text = Beide erkundeten Evakuierungsbereiche fallen aus.
card-ke-13 = Quarantäneverfahren
    .text = Alle Türen um Charaktere mit Schleim schließen sich.
card-ke-14 = Knurren
    .text = Geräusche in allen Korridoren von Räumen mit einem Karnomorph.
card-ke-15 = Biomasse wittern
    .text = Verschlinger, Schlurfer und Fleischbestien, die nicht kämpfen, gehen zu einem Schweren Objekt im Nachbarraum, auch zu einem getragenen.
card-ke-16 = Strukturschwäche
    .text = Alle erkundeten weißen Räume fallen aus.
card-ke-17 = Notfallprotokoll versagt
    .text = Die Kapsel mit der höchsten Nummer in Bereich B geht verloren; wer darin sitzt, steigt aus.
card-ke-18 = Chemiebrand
    .text = Der brennende Raum mit der höchsten Nummer fällt aus, und sein Feuer zieht in alle Nachbarräume.
card-ke-19 = Munitionsbrand
    .text = Der erkundete rote Raum mit der niedrigsten Nummer verliert seine Gegenstände; er und seine Nachbarräume brennen.
card-ke-20 = Bestie auf Streifzug
    .text = Der Zerfleischer kommt zu einem Charakter mit Schleim. Ist er nicht da, machen alle mit Schleim eine Geräuschprobe.

# Adaptationen

card-voracious = Gefräßig
    .text = Karnomorphs fressen vor ihrem Angriff, auch im Kampf.
card-agile = Wendig
    .text = Ein einzelnes Fadenkreuz verfehlt jeden Karnomorph.
card-heatproof = Hitzefest
    .text = Feuer, Flammenwerfer und Molotowcocktails richten 1 Schaden weniger an.
card-insulated = Isoliert
    .text = Ein Angriff mit einer Energiewaffe richtet nie mehr als 1 Schaden an.
card-ambusher = Lauerjäger
    .text = Für Überraschungsangriffe zählt die Zahl eines Plättchens 1 mehr.
card-battering = Rammkraft
    .text = Ein Karnomorph zerstört eine geschlossene Tür und geht weiter.
card-dense-tissue = Dichtes Gewebe
    .text = Schadenswerte auf Angriffskarten zählen 1 mehr.
card-relentless = Unbeirrbar
    .text = Rückzugspfeile auf Angriffskarten gelten nicht.

# Mutationskarten

card-bone-blades = Knochenklingen
    .text = Im Kampf. INFIZIERT: 2 Schaden an einem Karnomorph hier. Sauber: 1 Schaden.
    .brief = 1 bis 2 Schaden im Kampf.
card-regenerating-tissue = Regenerierendes Gewebe
    .text = INFIZIERT: Du verlierst alle leichten und 1 schwere Wunde. Sauber: alle leichten.
    .brief = Leichte Wunden heilen.
card-duct-crawler = Schachtkriecher
    .text = Außerhalb des Kampfes, an einem Eingang. INFIZIERT: Bewege dich ohne Geräuschprobe in einen erkundeten Raum mit Eingang. Sauber: mit Probe.
    .brief = Durch die Wartungskorridore.
card-adrenal-surge = Adrenalinschub
    .text = INFIZIERT: Ziehe 3 Karten. Sauber: 2.
    .brief = 2 bis 3 Karten ziehen.
card-predators-leap = Raubtiersprung
    .text = Im Kampf. INFIZIERT: Spring in einen Nachbarraum, niemand greift an. Sauber: Zuerst greift der größte Karnomorph an.
    .brief = Aus dem Kampf springen.
card-scent-mask = Duftmaske
    .text = Lege deinen Schleim ab. INFIZIERT: Deine Geräuschproben dieser Runde sind Stille. Sauber: Entferne hier einen Geräuschmarker.
    .brief = Schleim ab, leiser.
card-digestive-bile = Verdauungsgalle
    .text = INFIZIERT: Entferne beliebig viele Leichen, Kadaver und Eier, die hier liegen. Sauber: 1 davon.
    .brief = Leichen und Eier auflösen.
card-alpha-roar = Alphagebrüll
    .text = Im Kampf. INFIZIERT: Jeder Karnomorph hier zieht sich zurück. Sauber: einer, dann Geräusche in allen Korridoren.
    .brief = Karnomorphs vertreiben.
card-chitin-plates = Chitinplatten
    .text = Bis zum Rundenende. INFIZIERT: 2 Schilde, die je eine Wunde aufhalten. Sauber: 1, das eine leichte aufhält oder eine schwere leicht macht.
    .brief = 1 bis 2 Schilde.
card-echo-sense = Echosinn
    .text = Außerhalb des Kampfes. INFIZIERT: Sieh dir die Koordinaten, alle Triebwerke oder bis zu 3 unerkundete Räume an. Sauber: 1 unerkundeten Raum und sein Plättchen.
    .brief = Verborgenes ansehen.
card-probing-tendrils = Tasttentakel
    .text = Außerhalb des Kampfes. INFIZIERT: Suche hier, 3 Karten, behalte 1. Sauber: 2 Karten, behalte 1.
    .brief = Suchen, 1 behalten.
card-hive-whisper = Schwarmflüstern
    .text = INFIZIERT: Bewege bis zu 2 Karnomorphs, die nicht kämpfen. Sauber: Ziehe 2 Plättchen; eins kommt zurück, das andere in den Vorrat, doch nie ein leeres oder der Zerfleischer.
    .brief = Karnomorphs oder Beutel lenken.

# Übersichtskarten

card-help-k-1 = Übersichtskarte 1
    .text = Ereignisphase: Zeit, Angriffe und Fressen, Feuer, Ereigniskarte, Beutel.
card-help-k-2 = Übersichtskarte 2
    .text = Fressen, die Größten zuerst: heilen, entwickeln, essen.
card-help-k-3 = Übersichtskarte 3
    .text = Gefressen wird in dieser Folge: rote Leiche, Ei, Kadaver, Verschlinger, blaue Leiche.
card-help-k-4 = Übersichtskarte 4
    .text = Ein Verschlinger mutiert, kontaminiert und verwundet, dann ist er fort; ein Schlurfer-Plättchen kommt in den Beutel.
card-help-k-5 = Übersichtskarte 5
    .text = Der vierte Mutationsmarker tötet. Am Ende zieht ein Mutant 4 Karten; jede Kontaminationskarte ist ein Marker.

# Was Karten und Räume des Grundspiels bedeuten, wenn Karnomorphs an Bord sind

carnomorphs-fauna = Karnomorphs
carnomorphs-fauna-attacks = Fressen, Angriff
carnomorphs-fauna-cards = Adaptationen
carnomorphs-fauna-covered = verdeckt
carnomorphs-fauna-queen-dead = Der Zerfleischer ist tot.
carnomorphs-obj-c3 = Mindestens zwei Adaptationen sind entfernt, von wem auch immer.
carnomorphs-obj-c4 = Die Adaptation des Eis ist entfernt.
carnomorphs-obj-c5 = Du hast das Signal abgesetzt, und die Adaptation des Kadavers ist entfernt.
carnomorphs-obj-p3 = Du hast das Signal abgesetzt, und der Zerfleischer ist tot oder das Schiff zerstört.
carnomorphs-obj-p6 = Du hast das Signal abgesetzt und bringst die blaue Leiche mit, in einer Kapsel oder in den Kälteschlaf. Kommen Karnomorphs an sie heran, fressen sie sie.
carnomorphs-obj-s2 = Am Ende liegt die blaue Leiche in der Chirurgie. Kommen Karnomorphs an sie heran, fressen sie sie.
carnomorphs-obj-s3 = Mindestens zwei Adaptationen sind entfernt.
carnomorphs-obj-s4 = Das Signal ist abgesetzt, und der Zerfleischer ist tot oder das Schiff zerstört.
carnomorphs-laboratory = Untersuche eine Leiche, einen Kadaver oder ein Ei, das hier ist: Die zugehörige Adaptation wird entfernt, wenn sie offen liegt. Das Objekt behältst du.
carnomorphs-lab-equipment = Wo eine Leiche, ein Kadaver oder ein Ei ist: Die zugehörige Adaptation wird entfernt, wenn sie offen liegt.
carnomorphs-surgery = Scanne alle deine Kontaminationskarten, wo immer sie sind; INFIZIERTE und deine Mutationskarte werden entfernt, ihre Marker bleiben. Du erleidest 1 leichte Wunde, alle deine Karten werden zu einem neuen Stapel, und du passt.
carnomorphs-antidote = Scanne alle deine Kontaminationskarten, wo immer sie sind; INFIZIERTE und deine Mutationskarte werden entfernt, ihre Marker bleiben. Danach erhältst du 1 Kontaminationskarte, alle deine Karten werden zu einem neuen Stapel, und du musst passen.
carnomorphs-nest = Nimm ein Ei in eine freie Hand, dann mach eine Geräuschprobe. Hier kann man nichts suchen, und nichts geht kaputt. Auch Karnomorphs fressen die Eier, und mit dem letzten ist das Nest zerstört.
carnomorphs-ia-05 = Ein Karnomorph wächst um eine Stufe, ohne zu fressen, und behält seinen Schaden; oder der Beutel entwickelt sich einmal weiter.

cause-burrow = durch den Verschlinger
cause-mutation = durch die Mutation
cause-blades = durch Knochenklingen
note-token = Kommt in den Vorrat und kann vorerst nicht gezogen werden; das andere Plättchen geht zurück in den Beutel.
note-xeno-feed = Ein Karnomorph frisst ein Stück Nahrung in seinem Raum, heilt und wächst.
