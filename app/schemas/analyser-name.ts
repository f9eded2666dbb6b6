/** Which analyser it was, as a sentence says it. Names are `built-in 2`, `openai:MODEL`; a remark may follow in brackets. */
export function analyserInWords(analyser: string): string {
  const builtIn = /^built-in(?: (\d+))?( \(.*\))?$/.exec(analyser);
  if (builtIn)
    return `The built-in analyser${builtIn[1] ? `, version ${builtIn[1]}` : ""}${builtIn[2] ?? ""}`;
  return `The model ${analyser.replace(/^openai:/, "")} of OpenAI`;
}

/** The same with the verb to follow. */
export function analyserAsSubject(analyser: string): string {
  const name = analyserInWords(analyser);
  return name.includes(", version ") ? `${name},` : name;
}
