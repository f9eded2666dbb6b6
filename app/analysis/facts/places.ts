const australian: Record<string, string> = {
  "new south wales": "New South Wales",
  nsw: "New South Wales",
  victoria: "Victoria",
  vic: "Victoria",
  queensland: "Queensland",
  qld: "Queensland",
  "western australia": "Western Australia",
  "south australia": "South Australia",
  tasmania: "Tasmania",
  "australian capital territory": "Australian Capital Territory",
  "northern territory": "Northern Territory",
  australia: "Australia",
};

const american =
  "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Puerto Rico,District of Columbia";
/** Their postal abbreviations, in the same order. */
const postal =
  "AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,PR,DC".split(
    ",",
  );
const canadian =
  "Ontario,Quebec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick";
const countries =
  "People's Republic of China,China,Hong Kong,Taiwan,Japan,Korea,Singapore,Malaysia,Indonesia,Philippines,Thailand,Vietnam,India,Pakistan,Israel,United Arab Emirates,Saudi Arabia,England,Wales,Scotland,Northern Ireland,Ireland,United Kingdom,France,Germany,Italy,Spain,Portugal,Netherlands,Belgium,Luxembourg,Switzerland,Austria,Sweden,Norway,Denmark,Finland,Poland,Greece,Turkey,Russia,Russian Federation,Ukraine,Kazakhstan,Hungary,Czech Republic,Cyprus,Malta,South Africa,Nigeria,Kenya,Egypt,Brazil,Argentina,Chile,Colombia,Peru,Mexico,Panama,Bermuda,British Virgin Islands,Cayman Islands,Bahamas,Jersey,Guernsey,Isle of Man,Canada,United States,New Zealand,Papua New Guinea,Fiji";

/** The names of the States of America, for use inside a pattern. */
export const americanStates: string = american.replaceAll(",", "|");

const canonical = new Map<string, string>(Object.entries(australian));
for (const name of [...american.split(","), ...canadian.split(","), ...countries.split(",")]) {
  canonical.set(name.toLowerCase(), name);
}
for (const name of ["PRC", "P.R.C", "P.R. China"])
  canonical.set(name.toLowerCase(), "People's Republic of China");
canonical.set("u.s.a", "United States");
canonical.set("usa", "United States");
canonical.set("uk", "United Kingdom");
const canadianNames = new Set(canadian.split(","));

const anyPlace = new RegExp(
  `\\b(?:${[...canonical.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(".", "\\."))
    .join("|")})\\b`,
  "gi",
);

/** A place that laws are made in: its usual name, and whether it is Australia or part of it. */
export interface Place {
  name: string;
  australian: boolean;
  index: number;
  length: number;
}

/** The places named in a phrase, in its order. A name written in lower case ("victoria") is none. */
export function placesIn(phrase: string): Place[] {
  const places: Place[] = [];
  for (const found of phrase.replaceAll("’", "'").matchAll(anyPlace)) {
    const name = canonical.get(found[0].toLowerCase());
    if (!name || /^[a-z]/.test(found[0])) continue;
    if (/^vic$/i.test(found[0]) && found[0] === "vic") continue;
    places.push({
      name: canadianNames.has(name) ? `${name}, Canada` : name,
      australian: Object.values(australian).includes(name),
      index: found.index,
      length: found[0].length,
    });
  }
  return places;
}

const withZip = new RegExp(`\\b(${postal.join("|")}) {0,2}\\d{5}\\b`, "g");

/** The States of America whose postal abbreviations stand before a postcode: "Ventura, CA 93001". */
export const stateOfPostcode = (words: string): string[] =>
  [...words.matchAll(withZip)].flatMap(
    ([, short = ""]) => american.split(",")[postal.indexOf(short)] ?? [],
  );

/** The names of places outside Australia, for use inside a pattern. */
export const foreignPlaceNames: string = [...canonical.entries()]
  .filter(([, name]) => !Object.values(australian).includes(name))
  .map(([written]) => (written === "wales" ? "(?<!south )wales" : written.replaceAll(".", "\\.")))
  .sort((a, b) => b.length - a.length)
  .join("|");
