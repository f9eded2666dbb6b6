/** A field that people do not see and leave empty. */
export const honeypotField = "company_fax";

/** The hidden field with the signed time at which the form was shown. */
export const stampField = "stamp";

/** The name of the button that sent a form, on pages with several. */
export const intentField = "intent";
