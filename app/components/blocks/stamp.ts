import { createContext, useContext } from "react";

/** The signed time at which the page's form was shown. */
export const FormStampContext = createContext("");
export const useFormStamp = () => useContext(FormStampContext);
