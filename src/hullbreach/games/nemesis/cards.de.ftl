## Räume

place-armory = Waffenkammer
    .text = Lege 2 Munition auf eine deiner Energiewaffen, höchstens bis sie voll ist. Für klassische Waffen gibt es hier nichts.
    .brief = 2 Munition für eine Energiewaffe
place-comms-room = Übertragungsraum
    .text = Setze das Signal ab: Dein Tableau erhält einen Signalmarker, der dort bleibt.
    .brief = das Signal absetzen
place-emergency-room = Erste-Hilfe-Station
    .text = Eines von dreien: alle deine schweren Wunden verbinden, oder eine verbundene schwere Wunde heilen, oder alle leichten Wunden heilen. Im kooperativen Spiel steht eine hierher gebrachte Leiche wieder auf.
    .brief = Wunden verbinden oder heilen
place-evacuation-a = Evakuierungsbereich A
    .text = Versuche, eine entriegelte Kapsel von Bereich A zu besteigen, in der noch Platz für dich ist. Vorher machst du eine Geräuschprobe.
    .brief = eine Kapsel besteigen
place-evacuation-b = Evakuierungsbereich B
    .text = Versuche, eine entriegelte Kapsel von Bereich B zu besteigen, in der noch Platz für dich ist. Vorher machst du eine Geräuschprobe.
    .brief = eine Kapsel besteigen
place-fire-control = Feuerlöschsystem
    .text = Nenne irgendeinen Raum: Sein Feuer erlischt, und jeder Xeno darin zieht sich zurück.
    .brief = irgendwo löschen, Xenos vertreiben
place-generator = Generator
    .text = Starte die Selbstzerstörung, oder halte sie an, solange der Marker noch auf 6, 5 oder 4 liegt.
    .brief = Selbstzerstörung starten oder anhalten
place-laboratory = Labor
    .text = Untersuche eine Leiche, einen Kadaver oder ein Ei, das hier ist: Die zugehörige Schwäche wird aufgedeckt. Das Objekt behältst du.
    .brief = ein Objekt untersuchen
place-nest = Nest
    .text = Nimm ein Ei von der Xeno-Tafel in eine freie Hand, dann mach eine Geräuschprobe. Hier kann man nichts suchen, und nichts geht kaputt.
    .brief = ein Ei nehmen
place-storage = Lager
    .text = Ziehe zwei Karten von einem Gegenstandsstapel deiner Wahl und behalte eine; die andere kommt nach unten. Der Gegenstandszähler bleibt, wie er ist.
    .brief = 2 Gegenstände ziehen, 1 behalten
place-surgery = Chirurgie
    .text = Scanne alle deine Kontaminationskarten, wo immer sie sind; INFIZIERTE und deine Larve werden entfernt. Du erleidest 1 leichte Wunde, alle deine Karten werden zu einem neuen Stapel, und du passt.
    .brief = Infektion entfernen, dann passen
place-airlock-control = Luftschleusenkontrolle
    .text = Riegle einen anderen gelben Raum ab: Alle seine Türen gehen zu. Sind sie am Ende der Spielerphase noch zu, stirbt alles darin, und sein Feuer erlischt.
    .brief = einen gelben Raum abriegeln
place-cabins = Kabinen
    .text = Beginnst du die Spielerphase hier, ungestört und ohne Fehlfunktion, darfst du eine Karte mehr nachziehen als sonst.
place-canteen = Kantine
    .text = Heile 1 leichte Wunde. Danach darfst du die Kontaminationskarten auf deiner Hand scannen.
    .brief = 1 leichte Wunde heilen, dann scannen
place-command-center = Kommandozentrale
    .text = Nenne irgendeinen Raum und öffne oder schließe jede Tür rundherum, wie du willst.
    .brief = Türen um einen Raum bedienen
place-engine-control = Triebwerkskontrolle
    .text = Sieh dir heimlich den Zustand aller drei Triebwerke an.
    .brief = alle Triebwerke ansehen
place-hatch-control = Kapselverriegelung
    .text = Verriegle oder entriegle eine Rettungskapsel.
    .brief = eine Kapsel ver- oder entriegeln
place-monitoring-room = Überwachungsraum
    .text = Sieh dir heimlich einen unerkundeten Raum samt Erkundungsplättchen an.
    .brief = in einen unerkundeten Raum sehen
place-slime-room = Schleimbedeckter Raum
    .text = Wer hereinkommt, erhält jedes Mal einen Schleimmarker. Hier kann man nichts suchen, und nichts geht kaputt.
place-shower-room = Duschraum
    .text = Wasche deinen Schleim ab. Danach darfst du die Kontaminationskarten auf deiner Hand scannen.
    .brief = Schleim abwaschen
place-cockpit = Cockpit
    .text = Sieh dir heimlich die Koordinatenkarte an, oder stelle das Flugziel ein. Sobald jemand im Kälteschlaf liegt, steht der Kurs fest.
    .brief = Koordinaten ansehen oder Kurs setzen
place-hibernatorium = Kryonatorium
    .text = Sobald der Zeitmarker auf Blau liegt: Mach eine Geräuschprobe; kommt kein Xeno, legst du dich in den Kälteschlaf.
    .brief = in den Kälteschlaf gehen
place-engine-1 = Triebwerk 1
    .text = Sieh heimlich nach, ob dieses Triebwerk läuft.
    .brief = nachsehen, ob es läuft
place-engine-2 = Triebwerk 2
    .text = Sieh heimlich nach, ob dieses Triebwerk läuft.
    .brief = nachsehen, ob es läuft
place-engine-3 = Triebwerk 3
    .text = Sieh heimlich nach, ob dieses Triebwerk läuft.
    .brief = nachsehen, ob es läuft
place-tech = Wartungskorridore
    .text = Ein Feld für alle Eingänge. Xenos verschwinden darin; Charaktere kommen nur mit Plänen oder Fachwissen hindurch.
place-unexplored = unerkundeter Raum

## Erkundungsplättchen

symbol-silence = Stille
    .text = Alles ruhig, keine Geräuschprobe. Mit Schleim am Leib gilt es als Gefahr.
symbol-danger = Gefahr
    .text = Keine Geräuschprobe; Xenos von nebenan kommen herein, oder überall sind Geräusche.
symbol-slime = Schleim
    .text = Du erhältst einen Schleimmarker.
symbol-fire = Feuer
    .text = Der Raum brennt.
symbol-malfunction = Fehlfunktion
    .text = Der Raum ist außer Betrieb.
symbol-door = Tür
    .text = Die Tür fällt hinter dir zu.

## Xenos

intruder-blank = Leer
intruder-larva = Larve
    .text = Befällt einen Charakter; ein Schaden tötet sie.
intruder-creeper = Kriecher
    .text = Klein; eine Karte entscheidet, ob er stirbt.
intruder-adult = Jäger
    .text = Der gewöhnliche Jäger; eine Karte entscheidet, ob er stirbt.
intruder-breeder = Brutbestie
    .text = Groß und zäh: Zwei Karten werden addiert.
intruder-queen = Königin
    .text = Die größte; zwei Karten werden addiert, und tot kehrt sie nie zurück.

## Angriffskarten

card-atk-01 = Kratzer
    .text = 1 leichte Wunde und 1 Kontaminationskarte.
card-atk-02 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-03 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-04 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-05 = Klauenhieb
    .text = 2 leichte Wunden, eine nach der anderen, und 1 Kontaminationskarte.
card-atk-06 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-07 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-08 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-09 = Biss
    .text = Wer schon 2 schwere Wunden hat, stirbt; jeder andere erleidet 1 schwere Wunde.
card-atk-10 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-11 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-12 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-13 = Schwanzangriff
    .text = Wer schon eine schwere Wunde hat, stirbt; jeder andere erleidet 1 schwere Wunde.
card-atk-14 = { card-atk-13 }
    .text = { card-atk-13.text }
card-atk-15 = Raserei
    .text = Alle im Raum trifft es: Mit 2 schweren Wunden stirbt man, sonst erleidet man 1 schwere Wunde.
card-atk-16 = { card-atk-15 }
    .text = { card-atk-15.text }
card-atk-17 = Verwandlung
    .text = Der Kriecher wird zur Brutbestie und behält seinen Schaden. Ein Ziel mit leerer Hand greift sie sofort an.
card-atk-18 = { card-atk-17 }
    .text = { card-atk-17.text }
card-atk-19 = Schleim
    .text = Ein Schleimmarker und 1 Kontaminationskarte.
card-atk-20 = Ruf
    .text = Ein weiterer Xeno wird aus dem Beutel gezogen; kommt er in den Raum, greift er vorerst nicht an.

## Ereigniskarten

card-evt-01 = Eierschutz
    .text = Wer im Nest ist oder ein Ei trägt, hat eine Begegnung.
card-evt-02 = Schlüpfen
    .text = Ein Ei des Nests wird verbraucht. Wer im Nest ist und keine Aktionskarte auf der Hand hat, wird befallen; trifft es niemanden, kommt ein Larvenmarker in den Beutel.
card-evt-03 = Regeneration
    .text = Jeder Xeno verliert bis zu 2 Schaden.
card-evt-04 = Schäden
    .text = Erkundete Räume mit einem Jäger, einer Brutbestie oder der Königin fallen aus.
card-evt-05 = Lauern
    .text = Xenos, die bei keinem Charakter stehen, verschwinden; je ein Marker ihrer Art kommt in den Beutel zurück.
card-evt-06 = Ausbruch
    .text = Ein Charakter mit Larve stirbt, und ein Kriecher erscheint. Alle anderen ziehen 4 Karten von ihrem Stapel und scannen sie: Eine INFIZIERTE bedeutet eine Larve. Die Karten werden abgelegt.
card-evt-07 = Geräusche in den Wartungskorridoren
    .text = Ein Geräuschmarker auf die Wartungskorridore. Liegt dort schon einer, macht jeder an einem Eingang, der nicht im Kampf ist, eine Geräuschprobe.
card-evt-08 = Nest
    .text = Ist das Nest gefunden, sind in allen seinen Korridoren Geräusche.
card-evt-09 = Brennbare Stoffe
    .text = Das Kryonatorium fängt Feuer; brennt es schon, trifft es alle Räume daneben.
card-evt-10 = Schotten öffnen
    .text = Jede geschlossene Tür geht auf.
card-evt-11 = Jagd
    .text = Jeder Jäger, der nicht im Kampf ist, geht zu einem Charakter in einem Nachbarraum, falls es einen gibt; die kleinste Raumnummer entscheidet.
card-evt-12 = { card-evt-11 }
    .text = { card-evt-11.text }
card-evt-13 = Geruch der Beute
    .text = In allen Korridoren um jeden Charakter mit Schleim sind Geräusche.
card-evt-14 = Fehlfunktion
    .text = Der erkundete Raum mit der kleinsten Nummer, der noch ausfallen kann, fällt aus. Diese Karte wird in den Stapel zurückgemischt.
card-evt-15 = Verzehrendes Feuer
    .text = In brennenden Räumen bleibt kein Gegenstand übrig. Dann breitet sich das Feuer aus.
card-evt-16 = Zerstörerisches Feuer
    .text = Brennende erkundete Räume fallen aus. Dann breitet sich das Feuer aus.
card-evt-17 = Kühlmittelleck
    .text = Ist der Generator außer Betrieb, startet die Selbstzerstörung. Danach aus dem Spiel.
card-evt-18 = Ausfall der Lebenserhaltung
    .text = Alle erkundeten grünen Räume fallen aus. Danach aus dem Spiel.
card-evt-19 = Kapselausstoß
    .text = Die Kapsel mit der kleinsten Nummer startet, mit allen, die darin sitzen. Danach aus dem Spiel.
card-evt-20 = Kurzschluss
    .text = Alle erkundeten gelben Räume mit Computer fallen aus. Danach aus dem Spiel.

## Schwächen

card-weak-fire = Feueranfälligkeit
    .text = Feuer, Molotows und Flammenwerfer richten 1 Schaden mehr an. Ein brennender Raum verliert ein Ei mehr.
card-weak-energy = Energieanfälligkeit
    .text = Ein Treffer mit einer Energiewaffe richtet 1 Schaden mehr an.
card-weak-reaction = Reaktion auf Gefahr
    .text = Für Überraschungsangriffe zählt die Zahl auf dem Marker 1 weniger, aber mindestens 1.
card-weak-moving = Bewegungsmuster
    .text = Nur die Königin und Brutbestien zerstören geschlossene Türen; andere bleiben einfach dahinter.
card-weak-vital = Verwundbare Stellen
    .text = Gegen einen Jäger zählt eine leere Würfelseite als ein Fadenkreuz.
card-weak-extinct = Vom Aussterben bedroht
    .text = Jeder Xeno stirbt mit 1 Schaden weniger, als die Blutwerte verlangen.
card-weak-fighting = Kampfmuster
    .text = Der Biss eines Jägers gibt eine leichte Wunde statt einer schweren. Wer 2 schwere Wunden hat, stirbt trotzdem.
card-weak-phosphate = Phosphatempfindlichkeit
    .text = Feuerlöscher und Feuerlöschsystem fügen jedem Xeno, den sie vertreiben, auch 1 Schaden zu.

## Schwere Wunden

card-wound-arm = Arm
    .text = Du hast nur einen Handslot.
card-wound-leg = Bein
    .text = Eine Flucht kostet 1 Karte mehr.
card-wound-body = Rumpf
    .text = Du ziehst auf eine Karte weniger nach.
card-wound-bleeding = Blutung
    .text = Immer wenn du passt, erleidest du 1 leichte Wunde.
card-wound-hand = Hand
    .text = Jede Gegenstandsaktion kostet 1 Karte mehr.
card-wound = Wunde
    .text = Eine schwere Wunde ohne Karte; sie zählt nur mit.

## Charaktere

character-captain = Kapitän
    .text = Revolver; schickt andere herum und treibt sie an.
character-pilot = Pilotin
    .text = Schrotflinte; kennt das Schiff, sein Cockpit und seine Räume.
character-mechanic = Mechaniker
    .text = Abgesägte Schrotflinte; repariert schnell und nutzt die Wartungskorridore.
character-soldier = Soldat
    .text = Sturmgewehr; schießt am besten und deckt den Rückzug anderer.
character-scout = Kundschafterin
    .text = Gewehr; bewegt sich leise und findet auch dort noch etwas, wo nichts mehr ist.
character-scientist = Wissenschaftlerin
    .text = Pistole; nutzt Räume aus der Ferne am Computer und sieht voraus.

## Aktionskarten

card-search = Suchen
    .text = Der Gegenstandszähler deines Raums sinkt um 1. Ziehe zwei Gegenstände in der Farbe des Raums und behalte einen.
    .brief = 2 Gegenstände ziehen, 1 behalten.
card-rest = Ausruhen
    .text = Scanne die Kontaminationskarten auf deiner Hand; die sauberen bist du für immer los. Hüte dich vor INFIZIERTEN.
    .brief = Kontamination auf der Hand scannen.
card-interruption = Unterbrechung
    .text = Jederzeit: Verhindere, was ein anderer in deinem Raum tut, oder hebe eine andere Unterbrechung auf.
    .brief = Bricht eine Aktion hier ab.
card-demolition = Zerstörung
    .text = Zerstöre eine geschlossene Tür an deinem Raum, oder setze deinen Raum außer Betrieb.
    .brief = Tür zerstören oder Raum lahmlegen.
card-basic-repairs = Einfache Reparatur
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst.
    .brief = Raum oder Triebwerk reparieren.
card-repairs = Reparatur
    .text = { card-basic-repairs.text }
    .brief = { card-basic-repairs.brief }
card-computer-skills = Computerkenntnisse
    .text = Öffne oder schließe eine Tür an deinem Raum, oder nutze einen Raum mit Computer kostenlos.
    .brief = Tür bedienen oder Computerraum nutzen.
card-suppressive-fire = Sperrfeuer
    .text = Gib 1 Munition aus: Du, oder ein anderer Charakter hier, der einwilligt, geht in einen Nachbarraum, ohne angegriffen zu werden.
    .brief = 1 Munition: Einer entkommt.
card-reload = Nachladen
    .text = Lege 1 Munition auf deinen Revolver.
    .brief = 1 Munition in den Revolver.
card-order = Befehl
    .text = Schicke einen anderen Charakter aus deinem Raum in einen Nachbarraum. Niemand fragt, ob ihm das passt.
    .brief = Schickt jemanden nach nebenan.
card-motivation = Motivation
    .text = Jeder Charakter in deinem Raum zieht eine Karte, du auch.
    .brief = Alle hier ziehen 1 Karte.
card-ship-knowledge = Schiffskenntnis
    .text = Öffne oder schließe eine Tür an deinem Raum, oder sieh dir heimlich ein unerkundetes Raumteil an.
    .brief = Tür bedienen oder Raumteil ansehen.
card-piloting = Navigation
    .text = Nutze das Cockpit oder einen Raum mit Computer kostenlos, oder schlage am Computer die Koordinaten nach.
    .brief = Cockpit oder Computerraum nutzen.
card-old-friend = Alter Freund
    .text = Nutze einen intakten Raum ohne Computer kostenlos.
    .brief = Raum ohne Computer nutzen.
card-quick-repairs = Schnelle Reparatur
    .text = { card-basic-repairs.text }
    .brief = { card-basic-repairs.brief }
card-ingenuity = Einfallsreichtum
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst, oder stelle einen Gegenstand her; dafür darf jeder gelbe Gegenstand als Schraubenschlüssel dienen.
    .brief = Reparieren oder herstellen.
card-pyrotechnics = Pyrotechnik
    .text = Opfere einen deiner Gegenstände, um deinen Raum in Brand zu setzen, oder lösche das Feuer hier.
    .brief = Feuer legen oder löschen.
card-technical-corridors = Wartungskorridore
    .text = Krieche von einem Eingang der Wartungskorridore zu einem beliebigen anderen. Danach musst du passen.
    .brief = Kriechen, danach passen.
card-covering-fire = Deckungsfeuer
    .text = Gib 1 Munition aus: Du, ein anderer Charakter hier, der einwilligt, oder ihr beide geht in Nachbarräume, ohne angegriffen zu werden.
    .brief = 1 Munition: Bis zu 2 entkommen.
card-full-auto = Dauerfeuer
    .text = Leere das Sturmgewehr mit einem Schuss: 1 Schaden mehr für je 2 Munition, selbst wenn der Würfel verfehlt.
    .brief = Alle Munition in einem Schuss.
card-aimed-fire = Gezielter Schuss
    .text = Schieße mit einer Energiewaffe; du darfst den Würfel einmal neu werfen.
    .brief = Schießen und neu würfeln dürfen.
card-nerves-of-steel = Nerven aus Stahl
    .text = Wenn dich ein Xeno überrascht: Lege diese Karte ab, und sein Angriff bleibt ohne Wirkung.
    .brief = Hebt einen Überraschungsangriff auf.
card-adrenaline = Adrenalin
    .text = Schieße oder flüchte, ohne zu bezahlen, dann ziehe eine Karte.
    .brief = Schießen oder flüchten, 1 ziehen.
card-reconnaissance = Aufklärung
    .text = Geh ohne Geräuschprobe in einen Nachbarraum; Stille und Gefahr auf dem Plättchen dort bleiben ohne Wirkung.
    .brief = Ohne Geräusch nach nebenan.
card-scavenging = Plündern
    .text = Suche, auch wenn der Gegenstandszähler schon auf 0 steht.
    .brief = Suchen, auch bei Zähler 0.
card-intranet = Intranet
    .text = An einem Computer: Nutze kostenlos irgendeinen erkundeten, intakten Raum mit Computer.
    .brief = Irgendeinen Computerraum nutzen.
card-access-denied = Zugriff verweigert
    .text = An einem Computer: Nutze deinen Raum kostenlos, oder setze einen Raum mit laufendem Computer außer Betrieb.
    .brief = Raum nutzen oder einen lahmlegen.
card-risk-assessment = Risikobewertung
    .text = An einem Computer: Sieh dir die nächste Ereigniskarte an und lass sie liegen, oder lege sie unter den Stapel.
    .brief = Nächstes Ereignis ansehen.
card-contamination = Kontamination
    .text = Füllt deine Hand und bezahlt nichts. Erst ein Scan zeigt, ob sie INFIZIERT ist.
    .brief = Bezahlt nichts.
card-contamination-infected = INFIZIERT
    .text = Diese Karte trägt die Infektion.
card-contamination-clean = Saubere Kontamination
    .text = Keine Infektion auf dieser Karte.

## Startwaffen

card-revolver = Revolver
    .text = Klassische Waffe, fasst 6 Munition. Zwei Fadenkreuze richten 1 Schaden mehr an. Nur die Karte Nachladen lädt ihn.
card-shotgun = Schrotflinte
    .text = Energiewaffe, fasst 2 Munition. Jeder Treffer richtet 1 Schaden mehr an.
card-sawed-off = Abgesägte Schrotflinte
    .text = Energiewaffe, fasst 2 Munition. Ein Fadenkreuz zählt als zwei.
card-assault-rifle = Sturmgewehr
    .text = Energiewaffe, fasst 5 Munition. Jeder Treffer richtet 1 Schaden mehr an.
card-rifle = Gewehr
    .text = Energiewaffe, fasst 4 Munition.
card-pistol = Pistole
    .text = Energiewaffe, fasst 3 Munition. Zwei Fadenkreuze zählen als eines.

## Aufgaben-Gegenstände

card-ship-log = Logbuch
    .text = An einem Computer: Sieh dir ein Ziel irgendeines Charakters an.
    .quest = Sei im Übertragungsraum.
card-intercom = Bordfunk
    .text = Befehl und Motivation reichen in jeden Raum mit laufendem Computer.
    .quest = Gib Werkzeug oder Panzertape ab.
card-oms = Orbitales Manövriersystem
    .text = Alle passen sofort, und in der Ereignisphase dieser Runde greifen die Xenos nicht an.
    .quest = Gib eine Energieladung ab.
card-evacuation-key-q = Evakuierungsschlüssel (Pilotin)
    .text = In einem Evakuierungsbereich: Verriegle oder entriegle eine seiner Kapseln.
    .quest = Sei beim Feuerlöschsystem.
card-plasma-torch = Plasmabrenner
    .text = Öffne oder schließe eine Tür an deinem Raum; selbst eine zerstörte lässt sich schließen.
    .quest = Sei im Lager.
card-flashlight = Taschenlampe
    .text = Durchsuche deinen Raum wie mit einer Karte Suchen.
    .quest = Gib eine Energieladung ab.
card-auto-loader = Autolader
    .text = Kommt an das Sturmgewehr: Es fasst 1 Munition mehr, und das Laden mit einer Energieladung kostet nichts.
    .quest = Sei in der Waffenkammer.
card-armor = Rüstung
    .text = Wenn dich ein Angriff trifft: Lege sie ab, und er tut dir nichts.
    .quest = Gib Werkzeug oder Panzertape ab.
card-motion-tracker = Bewegungssensor
    .text = Lege eine Aktionskarte ab, um deinen Geräuschwürfel neu zu werfen, einmal pro Wurf.
    .quest = Gib eine Energieladung ab.
card-security-key = Sicherheitsschlüssel
    .text = Nenne irgendeinen Raum und öffne oder schließe jede Tür rundherum, wie du willst.
    .quest = Sei im Cockpit.
card-holo-computer = Holocomputer
    .text = Intranet und Risikobewertung brauchen bei dir keinen Computer.
    .quest = Sei im Generatorraum.
card-lab-equipment = Laborausrüstung
    .text = Wo eine Leiche, ein Kadaver oder ein Ei ist: Decke die zugehörige Schwäche auf.
    .quest = Gib Chemikalien ab.

## Rote Gegenstände

card-energy-charge = Energieladung
    .text = Lade eine deiner Energiewaffen voll, oder öffne oder schließe eine Tür an deinem Raum.
card-grenade = Granate
    .text = Ziele auf einen Xeno hier oder nebenan: 2 Schaden für ihn, 1 für jeden anderen Xeno dort, 1 schwere Wunde für jeden Charakter dort. Auf Eier geworfen zerstört sie zwei.
card-smoke-grenade = Rauchgranate
    .text = Alle anderen in deinem Raum legen eine Aktionskarte ab. Du entwischst in einen Nachbarraum, und nichts greift dich an.
card-recon-drone = Aufklärungsdrohne
    .text = Sieh dir heimlich einen unerkundeten Raum samt Erkundungsplättchen an.
card-decoy = Köder
    .text = Nenne einen Nachbarraum: Alle Xenos rundherum gehen hinein, auch die bei dir. Wer im Kampf ist, greift vorher noch einmal an.
card-extended-magazine = Erweitertes Magazin
    .text = Kommt an eine deiner Energiewaffen: Sie fasst 2 mehr und erhält 2 Munition.
card-prototype-rifle = Prototyp: Gewehr
    .text = Energiewaffe, fasst 6 Munition. Bei zwei Fadenkreuzen darfst du 1 Munition mehr ausgeben, für 1 Schaden mehr.
card-prototype-shotgun = Prototyp: Schrotflinte
    .text = Energiewaffe, fasst 2 Munition. Alles außer einer leeren Seite trifft. Ein oder zwei Fadenkreuze richten 1 Schaden mehr an.
card-prototype-pistol = Prototyp: Pistole
    .text = Energiewaffe, fasst 3 Munition. Jeden Schuss darfst du einmal neu würfeln.
card-comms-key = Kommunikationsschlüssel
    .text = An einem Computer: Sieh dir ein Ziel eines Charakters an, der das Signal abgesetzt hat.
card-evacuation-key = Evakuierungsschlüssel
    .text = In einem Evakuierungsbereich: Verriegle oder entriegle eine seiner Kapseln.
card-self-destruct-key = Selbstzerstörungsschlüssel
    .text = An einem Computer: Starte die Selbstzerstörung, oder halte sie an, solange das noch geht.

## Gelbe Gegenstände

card-tools = Werkzeug
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst, oder öffne oder schließe eine Tür an deinem Raum.
card-chemicals = Chemikalien
    .text = Lade einen Flammenwerfer voll, den du trägst.
card-fire-extinguisher = Feuerlöscher
    .text = Lösche das Feuer in deinem Raum, oder vertreibe einen Xeno hier: Er zieht sich zurück.
card-duct-tape = Panzertape
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst, oder klebe zwei schwere Gegenstände zusammen: Sie brauchen nur noch eine Hand.
card-clothes = Kleidung
    .text = Wische deinen Schleim ab, oder verbinde eine schwere Wunde.
card-tech-corridor-plans = Pläne der Wartungskorridore
    .text = Krieche von einem Eingang der Wartungskorridore zu einem beliebigen anderen.
card-space-suit = Raumanzug
    .text = Aus einem gelben Raum: Lege die Aktionskarten ab, die du noch auf der Hand hast, und geh außen herum in einen anderen erkundeten gelben Raum.
card-nemesis-plans = Pläne der Nemesis
    .text = Sieh dir heimlich zwei unerkundete Raumteile an.

## Grüne Gegenstände

card-medkit = Medikit
    .text = Verbinde eine schwere Wunde, oder heile eine verbundene.
card-bandages = Verband
    .text = Verbinde eine schwere Wunde, oder heile alle leichten Wunden.
card-synthetic-food = Synthetische Nahrung
    .text = Ziehe 2 Karten.
card-adrenaline-injection = Adrenalinspritze
    .text = Ziehe eine Karte. In diesem Zug darfst du handeln, sooft du bezahlen kannst; danach musst du passen.
card-alcohol = Alkohol
    .text = Scanne eine Kontaminationskarte auf deiner Hand, dann bist du sie los. War sie INFIZIERT, erhältst du eine neue.
card-military-drugs = Militärische Drogen
    .text = Lege beliebige Karten von der Hand ab, auch Kontamination; ziehe ebenso viele und 1 dazu.

## Blaue Gegenstände

card-antidote = Gegenmittel
    .text = Scanne alle deine Kontaminationskarten, wo immer sie sind; INFIZIERTE und deine Larve werden entfernt. Danach erhältst du 1 Kontaminationskarte, alle deine Karten werden zu einem neuen Stapel, und du musst passen.
card-taser = Taser
    .text = Ein Xeno hier erleidet 1 Schaden und zieht sich zurück, oder ein anderer Charakter hier legt die ganze Hand ab.
card-flamethrower = Flammenwerfer
    .text = Klassische Waffe, fasst 4 Munition. Alles außer einer leeren Seite trifft. Zwei Fadenkreuze setzen auch deinen Raum in Brand. Nur Chemikalien laden ihn.
card-molotov = Molotow-Cocktail
    .text = Wirf ihn hier oder nebenan auf Xenos oder Eier: Der Raum brennt, jeder Xeno erleidet 1 Schaden, jeder Charakter 1 schwere Wunde, und ein Ei wird zerstört.

## Ziele

card-obj-p1 = Bergung des wertvollsten Guts
    .text = Das Schiff erreicht die Erde, oder niemand überlebt außer dir.
card-obj-p2 = Quarantäne
    .text = Das Schiff erreicht den Mars, oder es erreicht die Erde mit zerstörtem Nest.
card-obj-p3 = Die große Jagd
    .text = Du hast das Signal abgesetzt, und das Schiff ist zerstört oder die Königin tot.
card-obj-p4 = Hamsterer
    .text = Du entkommst in einer Kapsel mit mindestens 7 Gegenständen.
card-obj-p5 = Unermüdlicher Ermittler
    .text = Du hast das Signal abgesetzt, und alle Räume sind erkundet.
card-obj-p6 = Ein anständiges Begräbnis
    .text = Du hast das Signal abgesetzt und bringst die blaue Leiche mit, in einer Kapsel oder in den Kälteschlaf.
card-obj-p7 = Der älteste Freund
    .text = Das Schiff erreicht die Erde, oder niemand überlebt außer dir.
card-obj-p8 = Beste Freunde für immer
    .text = Du überlebst und noch jemand.
card-obj-p9 = Aliens auf einem Raumschiff
    .text = Du hast das Signal abgesetzt, und das Nest oder das Schiff ist zerstört.
card-obj-c1 = Der richtige Moment
    .text = Spieler 1 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c2 = Grünere Weiden
    .text = Spieler 2 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c3 = Extreme Feldbiologie
    .text = Mindestens zwei Schwächen sind entdeckt, von wem auch immer.
card-obj-c4 = Ab ovo
    .text = Die Schwäche des Eis ist entdeckt.
card-obj-c5 = Nekropsie
    .text = Du hast das Signal abgesetzt, und die Schwäche des Kadavers ist entdeckt.
card-obj-c6 = Mein Schatz
    .text = Du hast das Signal abgesetzt und bringst ein Ei mit, in einer Kapsel oder in den Kälteschlaf.
card-obj-c7 = Eine alte Fehde
    .text = Spieler 3 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c8 = Feindliche Übernahme
    .text = Spieler 4 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c9 = Die letzte Erleuchtung
    .text = Spieler 5 überlebt nicht, oder niemand überlebt außer dir.
card-obj-s1 = Ziel: Erde
    .text = Das Schiff erreicht die Erde.
card-obj-s2 = Notfall-Obduktion
    .text = Am Ende liegt die blaue Leiche in der Chirurgie.
card-obj-s3 = Erstkontakt-Protokoll
    .text = Mindestens zwei Schwächen sind entdeckt.
card-obj-s4 = Den Kopf abschlagen
    .text = Das Signal ist abgesetzt, und die Königin ist tot oder das Schiff zerstört.
card-obj-s5 = Niemand wird zurückgelassen
    .text = Das Signal ist abgesetzt, und alle Räume sind erkundet.
card-obj-s6 = Sonderlieferung
    .text = Ein Überlebender bringt ein Ei mit, in einer Kapsel oder im Kälteschlaf.
card-obj-s7 = Säuberungstrupp
    .text = Das Signal ist abgesetzt, und das Nest oder das Schiff ist zerstört.

## Koordinaten

card-coord-1 = Koordinaten 1
    .text = Erde A, Mars B, Venus C, tiefer Raum D
card-coord-2 = Koordinaten 2
    .text = Erde A, Mars C, Venus D, tiefer Raum B
card-coord-3 = Koordinaten 3
    .text = Erde B, Mars D, Venus C, tiefer Raum A
card-coord-4 = Koordinaten 4
    .text = Erde B, Mars D, Venus A, tiefer Raum C
card-coord-5 = Koordinaten 5
    .text = Erde C, Mars A, Venus B, tiefer Raum D
card-coord-6 = Koordinaten 6
    .text = Erde C, Mars B, Venus D, tiefer Raum A
card-coord-7 = Koordinaten 7
    .text = Erde D, Mars A, Venus B, tiefer Raum C
card-coord-8 = Koordinaten 8
    .text = Erde D, Mars C, Venus A, tiefer Raum B

planet-earth = Erde
planet-mars = Mars
planet-venus = Venus
planet-deep-space = Tiefer Raum

## Xeno-Aktionskarten

card-ia-01 = Verfolgung
    .text = Ein Charakter, der nicht im Kampf ist, gerät in Gefahr.
    .brief = Jemand gerät in Gefahr.
card-ia-02 = { card-ia-01 }
    .text = { card-ia-01.text }
    .brief = { card-ia-01.brief }
card-ia-03 = { card-ia-01 }
    .text = { card-ia-01.text }
    .brief = { card-ia-01.brief }
card-ia-04 = { card-ia-01 }
    .text = { card-ia-01.text }
    .brief = { card-ia-01.brief }
card-ia-05 = Metamorphose
    .text = Eine Larve in einem Raum wird zum Kriecher, oder ein Kriecher wird zur Brutbestie; oder der Beutel entwickelt sich einmal weiter.
    .brief = Ein Xeno wächst, oder der Beutel.
card-ia-06 = Vorbereitung
    .text = Ziehe 3 Ereigniskarten, führe eine davon aus und lege die anderen ab.
    .brief = 1 von 3 Ereignissen tritt ein.
card-ia-07 = { card-ia-06 }
    .text = { card-ia-06.text }
    .brief = { card-ia-06.brief }
card-ia-08 = Rudeljagd
    .text = Bis zu 3 Xenos, die nicht im Kampf sind, gehen je durch einen Korridor deiner Wahl.
    .brief = Bis zu 3 Xenos bewegen.
card-ia-09 = { card-ia-08 }
    .text = { card-ia-08.text }
    .brief = { card-ia-08.brief }
card-ia-10 = Erholung
    .text = Ein Xeno verliert bis zu 2 Schaden.
    .brief = 2 Schaden weniger.

## Objekte, Komponenten, Rückseiten, Marker

object-egg = Ei
object-carcass = Kadaver
object-corpse-blue = blaue Leiche
object-corpse-captain = Leiche des Kapitäns
object-corpse-pilot = Leiche der Pilotin
object-corpse-mechanic = Leiche des Mechanikers
object-corpse-soldier = Leiche des Soldaten
object-corpse-scout = Leiche der Kundschafterin
object-corpse-scientist = Leiche der Wissenschaftlerin
weakness-corpse = Schwäche der Leiche
weakness-egg = Schwäche des Eis
weakness-carcass = Schwäche des Kadavers
component-battery = Batterie
component-cloth = Stoff
component-cross = Kreuz
component-flame = Flamme
component-wrench = Schraubenschlüssel
deck-red = rote Gegenstände, Militär
deck-yellow = gelbe Gegenstände, Technik
deck-green = grüne Gegenstände, Medizin
deck-blue = blaue Gegenstände, hergestellt
deck-quest = Aufgaben-Gegenstände
deck-weapon = Startwaffen
deck-personal = persönliches Ziel
deck-corporate = Unternehmensziel
deck-coop = Solo-/Koop-Ziel
engine-working = intakt
engine-damaged = beschädigt
pod-locked = verriegelt
pod-unlocked = entriegelt
face-blank = leer
face-creeper = Kriecher
face-adult = Jäger
face-one = ein Fadenkreuz
face-two = zwei Fadenkreuze

## Fragen von Karten, Gegenständen und Räumen

prompt-action-what = Wofür nutzt du die Karte „{ $card }“?
prompt-door-which = Welche Tür?
prompt-doors-room = Um welchen Raum bedienst du die Türen?
prompt-doors-which = Welche Türen öffnest oder schließt du?
prompt-look-room = In welchen Raum siehst du?
prompt-objective-whose = Wessen Ziel siehst du dir an?
prompt-pod-which = Welche Kapsel verriegelst oder entriegelst du?
prompt-intruder-which = Welcher Xeno?
prompt-repairs-what = Woran arbeitest du?
prompt-wounds-what = Was behandelst du?
prompt-scan-hand = Scannst du deine Hand?
prompt-demolition-what = Was zerstörst du?
prompt-demolition-door = Welche Tür zerstörst du?
prompt-cover-weapon = Welche Waffe gibt Deckung?
prompt-cover-who = Wer entkommt?
prompt-cover-room = { $you ->
    [seat] In welchen Raum entkommst du?
   *[no] In welchen Raum entkommt { $seat }?
  }
prompt-cover-agree = { $by } gibt dir Deckung. Läufst du { to-room }?
prompt-covering-fire-who = Wer entkommt?
prompt-order-who = Wen schickst du weg?
prompt-order-room = In welchen Raum schickst du { $seat }?
prompt-motivation-room = Zu welchem Raum sprichst du?
prompt-pyrotechnics-item = Welchen Gegenstand verbrennst du?
prompt-crawl-room = Wo kommst du heraus?
prompt-adrenaline-what = Schießen oder flüchten?
prompt-adrenaline-room = Wohin flüchtest du?
prompt-reconnaissance-room = Wohin schleichst du?
prompt-intranet-room = Welchen Raum nutzt du aus der Ferne?
prompt-access-denied-room = Welchen Raum setzt du außer Betrieb?
prompt-risk-assessment-card = Wohin kommt diese Ereigniskarte?
prompt-armory-weapon = Welche Waffe lädst du?
prompt-emergency-room-what = Was wird behandelt?
prompt-evacuation-pod = Welche Kapsel versuchst du zu besteigen?
prompt-fire-control-room = Welcher Raum wird mit Löschgas geflutet?
prompt-laboratory-object = Was untersuchst du?
prompt-storage-deck = Welche Gegenstände siehst du durch?
prompt-airlock-room = Welchen Raum riegelst du ab?
prompt-cockpit-what = Was tust du an den Kontrollen?
prompt-cockpit-course = Welches Flugziel stellst du ein?
prompt-energy-charge-what = Wofür ist die Ladung?
prompt-energy-charge-weapon = Welche Waffe lädst du?
prompt-grenade-target = Worauf wirfst du die Granate?
prompt-smoke-grenade-card = Rauch überall: Welche Karte legst du ab?
prompt-smoke-grenade-room = Wohin entwischst du?
prompt-decoy-room = Wohin lockst du sie?
prompt-attach-weapon = An welche Waffe kommt es?
prompt-chemicals-weapon = Welchen Flammenwerfer lädst du voll?
prompt-fire-extinguisher-what = Worauf zielst du?
prompt-tape-first = Welchen Gegenstand klebst du fest?
prompt-tape-second = An welchen anderen?
prompt-clothes-what = Wofür ist die Kleidung?
prompt-space-suit-room = In welchen gelben Raum gehst du?
prompt-alcohol-card = Welche Kontaminationskarte scannst du?
prompt-military-drugs-cards = Welche Karten legst du ab?
prompt-taser-what = Wen betäubst du?
prompt-taser-who = Welchen Charakter betäubst du?
prompt-molotov-room = In welchen Raum wirfst du ihn?
prompt-pursuit-who = Wen jagst du?
prompt-metamorphosis-what = Was verändert sich?
prompt-preparation-card = Welches Ereignis tritt ein?
prompt-pack-hunt-intruder = Welcher Xeno bewegt sich?
prompt-pack-hunt-corridor = Durch welchen Korridor?

option-door = Eine Tür
option-malfunction = Fehlfunktion
option-engine = Das Triebwerk
option-craft = Einen Gegenstand herstellen
option-tape = Zwei schwere Gegenstände zusammenkleben
option-room = Den Raum nutzen
option-tile = Ein Raumteil ansehen
option-coordinates = Die Koordinaten ansehen
option-course = Das Flugziel einstellen
option-fire = Das Feuer
option-intruder = Ein Xeno
option-character = Ein Charakter
option-slime = Der Schleim
option-dress = Schwere Wunden verbinden
option-heal = Eine verbundene Wunde heilen
option-light = Leichte Wunden heilen
option-load = Eine Waffe laden
option-shoot = Schießen
option-escape = Flüchten
option-self = Nur ich
option-other = Nur der andere
option-both = Wir beide
option-agree = Einverstanden
option-refuse = Ablehnen
option-scan = Scannen
option-skip = Lassen
option-top = Oben liegen lassen
option-bottom = Unter den Stapel
option-grow = Ein Xeno wächst
option-develop = Den Beutel weiterentwickeln
option-eggs = Die Eier
option-unscanned = Eine noch nicht gescannte Karte
option-infected = Eine INFIZIERTE Karte

event-cover-refused = { $you ->
    [seat] Du bleibst lieber hier.
   *[no] { $seat } bleibt lieber hier.
  }
event-signal = { $you ->
    [seat] Du setzt das Signal ab.
   *[no] { $seat } setzt das Signal ab.
  }
event-transformation = Der Kriecher { at-room } wird zur Brutbestie.
event-summoned = { $kind_id ->
        [blank] Nichts antwortet auf den Ruf.
        [larva] Eine Larve antwortet auf den Ruf.
        [creeper] Ein Kriecher antwortet auf den Ruf.
        [adult] Ein Jäger antwortet auf den Ruf.
        [breeder] Eine Brutbestie antwortet auf den Ruf.
       *[queen] Die Königin antwortet auf den Ruf.
    }
event-metamorphosis = { $kind_id ->
        [creeper] Eine Larve { at-room } wächst zum Kriecher heran.
       *[breeder] Ein Kriecher { at-room } wächst zur Brutbestie heran.
    }

event-loaded = { $you ->
    [seat] Du lädst nach ({ $card }), jetzt { $ammo } Munition.
   *[no] { $seat } lädt nach ({ $card }), jetzt { $ammo } Munition.
  }
event-drew = { $you ->
    [seat] { $count ->
        [0] Du hast keine Karte mehr zu ziehen.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
      }
   *[no] { $count ->
        [0] { $seat } hat keine Karte mehr zu ziehen.
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
      }
  }
event-repaired = { $you ->
    [seat] Du behebst die Fehlfunktion { at-room }.
   *[no] { $seat } behebt die Fehlfunktion { at-room }.
  }
event-fire-out = Das Feuer { at-room } ist gelöscht.
event-slime-off = { $you ->
    [seat] Du bist den Schleim los.
   *[no] { $seat } ist den Schleim los.
  }
event-cover = { $you ->
    [seat] Du gibst Deckung ({ $card }).
   *[no] { $seat } gibt Deckung ({ $card }).
  }
event-attached = { $you ->
    [seat] Du befestigst { $card } an der Waffe { $weapon }.
   *[no] { $seat } befestigt { $card } an der Waffe { $weapon }.
  }
event-taped = { $you ->
    [seat] Du klebst zusammen: { $card } und { $weapon }.
   *[no] { $seat } klebt zusammen: { $card } und { $weapon }.
  }
event-stunned = { $you ->
    [seat] Der { $cause } betäubt dich: Du verlierst deine ganze Hand.
   *[no] Der { $cause } betäubt { $seat }: Die ganze Hand ist verloren.
  }
event-smoke = { $you ->
    [seat] Du tappst durch den Rauch und legst { $card } ab.
   *[no] { $seat } tappt durch den Rauch und legt { $card } ab.
  }
event-thrown = { $you ->
    [seat] Du wirfst { to-room }: { $card }.
   *[no] { $seat } wirft { to-room }: { $card }.
  }
event-looked-event = Die nächste Ereigniskarte ist { $card }.
event-looks-event = { $you ->
    [seat] Du siehst dir die nächste Ereigniskarte an.
   *[no] { $seat } sieht sich die nächste Ereigniskarte an.
  }
event-event-bottom = { $you ->
    [seat] Du legst sie unter den Stapel.
   *[no] { $seat } legt sie unter den Stapel.
  }
event-hatched = { $eggs ->
        [0] Das letzte Ei des Nests schlüpft.
        [one] Ein Ei schlüpft; eines ist noch da.
       *[other] Ein Ei schlüpft; { $eggs } sind noch da.
    }
event-items-burnt = Alles Brauchbare { at-room } verbrennt.
event-recovered = { the-kind } { at-room } erholt sich: { $count } Schaden weniger.

## Warum etwas nicht geht

closed-cost = es kostet { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    }, und du hast zu wenige
closed-door = die Tür ist zu
closed-reaction = du spielst sie, wenn ein anderer handelt oder ein Xeno dich überrascht
closed-in-combat = nicht, solange ein Xeno hier ist
closed-out-of-combat = nur, solange ein Xeno hier ist
closed-nothing = es würde hier nichts ändern
closed-quest = die Bedingung ist nicht erfüllt
closed-no-interruption = die Karte ist nicht auf deiner Hand
closed-ammo = keine Munition mehr in deinen Händen
closed-malfunction = der Raum ist außer Betrieb
closed-hibernation = erst muss der Zeitmarker auf { $space } stehen
closed-pods = keine entriegelte Kapsel hier hat Platz für dich
closed-fuse = sie lässt sich nicht mehr anhalten
closed-asleep = es schläft schon jemand
closed-counter = hier ist nichts mehr zu finden
closed-hands = deine Hände sind voll
