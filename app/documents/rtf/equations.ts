import { Equations } from "../word/equations.ts";
import { mathProperties, mathStructures } from "../word/linear-math.ts";
import type { Group } from "./group.ts";
import type { RtfStory } from "./story.ts";

const whole = new Set(["oMathPara", "oMath"]);
const readable = new Set(["text", "frame"]);

/** The equations of Rich Text (RTF 1.9.1, "Math"): a group for each element of Office Math, its word that behind an `m`. */
export class RtfEquations {
  readonly #equations: Equations<RtfStory, number>;
  /** What the property is that is being read. */
  #value = "";

  /** @param take counts characters that an equation takes, and may throw. */
  constructor(take: (characters: number) => void) {
    this.#equations = new Equations(take);
  }

  /** Takes the control word of a group; returns whether it begins an element of an equation. */
  open(word: string, group: Group, story: RtfStory): boolean {
    const name = word.slice(1);
    const isProperty = mathProperties.has(name);
    if (!word.startsWith("m") || !readable.has(group.destination)) return false;
    // What stands between properties is no text.
    if (this.#equations.isOpen && name.endsWith("Pr")) {
      group.destination = "frame";
      return true;
    }
    if (!whole.has(name) && !(this.#equations.isOpen && (isProperty || mathStructures.has(name))))
      return false;
    group.math = name;
    if (isProperty) {
      this.#value = "";
      group.destination = "mathValue";
      return true;
    }
    const before = this.#equations.before(name);
    if (before !== "") story.add(before, 0);
    this.#equations.open(name, undefined, story);
    return true;
  }

  addToValue(text: string): void {
    this.#value += text;
  }

  /** Adds words that look a certain way to the open equation, or to the story where there is none. */
  add(text: string, looks: number, story: RtfStory): void {
    if (!this.#equations.add(text, looks, story)) story.add(text, looks);
  }

  /** Ends the element that a group is. */
  close(name: string, story: RtfStory): void {
    if (mathProperties.has(name)) this.#equations.open(name, this.#value.trim(), story);
    const closed = this.#equations.close(name);
    for (const { text, source } of closed?.tokens ?? []) closed?.host.add(text, source);
  }
}
