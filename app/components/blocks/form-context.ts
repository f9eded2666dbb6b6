import { createContext, useContext } from "react";
import type { LeadType } from "../forms/lead-fields.ts";
import type { LeadAnswer } from "../forms/use-lead-form.ts";

/** What a page with a form knows: the signed time at which it was shown, and the answer to a plain post. */
export type FormState = { stamp: string; answer: LeadAnswer | undefined };

export const FormContext = createContext<FormState>({ stamp: "", answer: undefined });

/** What the page knows of one of its forms. */
export function useFormState(type: LeadType): FormState {
  const { stamp, answer } = useContext(FormContext);
  return { stamp, answer: answer?.type === type ? answer : undefined };
}
