// The named characters that word processors write (HTML 4, 24), with the codes of all others.
const named = new Map<string, string>([
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }),
  ...Object.entries({ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“" }),
  ...Object.entries({ rdquo: "”", bdquo: "„", hellip: "…", bull: "•", euro: "€", trade: "™" }),
  ...Object.entries({ times: "×", divide: "÷", minus: "−", le: "≤", ge: "≥", ne: "≠", sum: "∑" }),
  ...Object.entries({ radic: "√", ensp: "\u2002", emsp: "\u2003", thinsp: "\u2009", frasl: "⁄" }),
  ...Object.entries({ permil: "‰", prime: "′", Prime: "″", dagger: "†", rarr: "→", larr: "←" }),
]);

// The names of U+00A1 to U+00FF, in order.
const latin =
  "iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
for (const [index, name] of latin.split(" ").entries())
  named.set(name, String.fromCharCode(0xa1 + index));

/** The character of a reference such as `nbsp`, `#160` or `#xa0`; undefined for one that is not known. */
export function htmlCharacter(name: string): string | undefined {
  if (!name.startsWith("#")) return named.get(name) ?? undefined;
  const isHexadecimal = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  // Codes from 128 to 159 are those of Windows, as browsers take them.
  if (code >= 128 && code < 160) return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : undefined;
}
