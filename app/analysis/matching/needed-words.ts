/**
 * What a text must hold for a pattern to match it, in lower case: of each group one of its literals. Without groups
 * nothing is needed.
 */
export type Needed = string[][];

/** Shorter literals stand in nearly every sentence. */
const shortest = 3;
/** Groups with more literals tell little. */
const mostLiterals = 64;

const leastLength = (group: string[]): number => Math.min(...group.map(({ length }) => length));

/** Of some groups the one that tells most: with the fewest literals, and among those with the longest. */
const telling = (groups: Needed): string[] =>
  groups.reduce((one, other) =>
    other.length < one.length ||
    (other.length === one.length && leastLength(other) > leastLength(one))
      ? other
      : one,
  );

/** What is needed where any of some ways will do. */
function ofAny(ways: Needed[]): Needed {
  if (ways.length === 1 && ways[0]) return ways[0];
  if (ways.some((groups) => groups.length === 0)) return [];
  const literals = new Set(ways.flatMap(telling));
  return literals.size > mostLiterals ? [] : [[...literals]];
}

/** Characters that stand for themselves; none beyond ASCII, where case folds in ways that this need not know. */
const literals = /[\w ,;:'"%&/@#!<>=~`-]+/y;
const quantifier = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
const groupBegins = /\((?:\?(?:<?[=!]|[a-z-]*:|<[^>]*>))?/y;
const anyCharacter =
  /\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|p\{[^}]*\}|\d+|[\s\S])|[\s\S]/iy;

/** Reads the source of a pattern, by recursive descent. */
class SourceReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** What is needed by all up to the end of the group, or of the source. */
  read(): Needed {
    const ways: Needed[] = [];
    let groups: Needed = [];
    while (this.at < this.source.length && this.source[this.at] !== ")") {
      if (this.source[this.at] === "|") {
        this.at++;
        ways.push(groups);
        groups = [];
      } else groups.push(...this.readPart());
    }
    return ofAny([...ways, groups]);
  }

  private readPart(): Needed {
    const run = this.take(literals)?.[0];
    if (run !== undefined) {
      const sure = this.mayBeLeftOut() ? run.slice(0, -1) : run;
      return sure.length < shortest ? [] : [[sure.toLowerCase()]];
    }
    const inside = this.readGroup();
    return this.mayBeLeftOut() ? [] : inside;
  }

  private readGroup(): Needed {
    const opening = this.take(groupBegins)?.[0];
    if (opening === undefined) {
      this.take(anyCharacter);
      return [];
    }
    const inside = this.read();
    this.at++;
    // What is looked at stands in the text as well; what must not be there is not needed.
    return opening.endsWith("!") ? [] : inside;
  }

  private mayBeLeftOut(): boolean {
    const found = this.take(quantifier);
    return found !== null && /^[*?]|^\{0+[,}]/.test(found[0]);
  }

  private take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.at;
    const found = token.exec(this.source);
    this.at += found?.[0].length ?? 0;
    return found;
  }
}

/**
 * What a text needs to be matched by a pattern, of which whatever the pattern matches has all: a run of literals that
 * cannot be left out stands in every match as it is, but for its case; of alternatives one does, and with it what
 * that one needs. Of patterns that fold case by Unicode ("ſ" is an "s") nothing is known.
 */
export const neededWords = ({ source, flags }: RegExp): Needed =>
  /[uv]/.test(flags) ? [] : new SourceReader(source).read();
