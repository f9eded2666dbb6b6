/** Says of what we invented that it is no fact yet. What is deployed has none: see `placeholder` in the content's types. */
export function SampleMark({ of }: { of: { placeholder: boolean } }) {
  return of.placeholder ? <span className="sample-mark">sample</span> : null;
}
