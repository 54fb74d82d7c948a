/** Soft hyphens for long names: where a German compound is put together, and in long words of both languages without joints. */

const SOFT = "\u00ad";
/** A word this long may need to be broken. */
const LONG = 10;

/** What compounds end in. A joint lies before each of these, if at least four letters stand before it. */
const PARTS = `
abteil alarm anfälligkeit angriff anlage ausrüstung ausstoß becken bedeckter bereich bestie bewertung biologie brand brenner brüll
computer dock drohne empfindlichkeit erhaltung fehler fernrohr feuer flinte flüstern funktion galle gefahr gegenstände gegenstand gerät gewehr granate gruppe
hieb hubschrauber injektion kammer kamera kampf kanister kapsel karte kenntnis klinge kontakt kontrolle korridor kriecher labor ladung
lampe leck leiste lieferung limit löscher löschsystem magazin marker messer mittel modus muster nest plan platten pläne plättchen
position posten protokoll punkt quartiere raum reichtum reserve scanner schacht scheibe schleife schleuse schlüssel schub schuss
schützen schwäche sensor sicht signal spieler spiel sprung spritze spur stapel station steuerung stoß suche system tentakel terminal
transfer trupp überlastung übersicht verfahren verriegelung vorrat vorrichtung waffe weg werfer wrack zeit zentrale zerstörung zähler ziel züge
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${PARTS.join("|")}))`, "giu");
/** Long words without a joint, and those the list would break badly. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `Be-geg-nun-gen Chemi-ka-lien Dupli-ka-tion Er-leuch-tung Hiber-na-to-rium Kon-tami-na-tion Koor-di-na-ten Kryo-na-to-rium
Kund-schaf-terin Mani-fes-ta-tion Meta-mor-phose Mili-tä-risches Mili-tä-rische Pyro-tech-nik Rege-ne-ra-tion Rege-ne-rie-rendes
Schwie-rig-keit Semi-koope-rativ Syn-the-tische Un-sicht-bar-keit Unter-bre-chung Ver-nich-tung Ver-schlin-ger Ver-wand-lung
Vor-be-rei-tung Wieder-er-wachen Wissen-schaft-lerin Zer-fleischer Zer-stö-re-risches Über-tra-gung Un-er-müd-licher Schleim-be-deckter
Gene-ra-tor-raum Auf-ent-halts-raum Selbst-ent-tarnung zurück-gelassen Phosphat-empfind-lichkeit Deak-tivie-rungs-plättchen
Un-sicht-bar-keits-plättchen Kommuni-kations-schlüssel Kon-tami-na-tions-karte Kon-tami-na-tions-karten Con-tami-na-tion Pyro-tech-nics
Auf-klärungs-drohne Er-wei-tertes Eva-kuie-rungs-schlüssel Kurz-schluss Qua-ran-täne-ver-fahren Sicher-heits-schlüssel
Säube-rungs-trupp Ver-dauungs-galle Ver-schlingen Ver-wund-bare Ver-zehrendes Feuer-an-fällig-keit Energie-an-fällig-keit
an-stän-diges wert-vollsten Selbst-zer-störungs-schlüssel Infek-tions-karte Treib-stoff-kanister Über-wachungs-kamera
Gene-ra-tor-über-lastung An-nihi-lation Coor-di-nates Desti-na-tion Du-pli-cation En-lighten-ment Ex-tin-guisher
Flame-thrower Holo-graphic Inter-rup-tion In-ves-ti-gator In-visi-bility Mal-func-tion Ma-neu-vering Meta-mor-phosis
Prepa-ra-tion Re-awak-en-ing Recon-nais-sance Regen-er-ating Re-gur-gi-tate Sup-pres-sive Sur-veil-lance Sus-cep-ti-bility
Trans-for-ma-tion Trans-mis-sion Vul-ner-a-bility`
    .split(/\s+/)
    .map((word) => [word.replaceAll("-", "").toLowerCase(), word.replaceAll("-", SOFT)]),
);

function broken(word: string): string {
  if (word.length < LONG || word.includes(SOFT)) return word;
  const known = WORDS[word.toLowerCase()];
  if (!known) return word.replace(JOINT, SOFT);
  return word === word.toUpperCase() ? known.toUpperCase() : known;
}

/** The same words, with soft hyphens where they may be broken. */
export const hyphenated = (text: string): string => text.replace(/[\p{L}\u00ad]+/gu, broken);
