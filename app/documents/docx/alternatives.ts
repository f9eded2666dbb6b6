/** Of content that is there in several forms (`mc:AlternateContent`, ECMA-376 part 3, 9.3) the first is read. */
export class Alternatives {
  readonly #taken: boolean[] = [];

  /** An element opens; returns whether it is a form that is passed over. */
  skips(name: string): boolean {
    if (name === "mc:AlternateContent") this.#taken.push(false);
    if (name !== "mc:Choice" && name !== "mc:Fallback") return false;
    if (this.#taken.at(-1)) return true;
    this.#taken[this.#taken.length - 1] = true;
    return false;
  }

  close(name: string): void {
    if (name === "mc:AlternateContent") this.#taken.pop();
  }
}
