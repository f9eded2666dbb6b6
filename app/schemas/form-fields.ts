/** A field that people do not see and leave empty; its name is none that a browser keeps an answer for. */
export const honeypotField = "subject_line";

/** The hidden field with the signed time at which the form was shown. */
export const stampField = "stamp";

/**
 * By this header a page tells the cache in front of it the stamp of its form, and that it is the same for everybody
 * but for that stamp and the nonce of its scripts. It goes no further than there.
 */
export const stampHeader = "Form-Stamp";

/**
 * The hidden field by which a form of a signed-in page says in which firm it was opened, as `X-Firm` does for a page's
 * calls; it is taken only while its sender acts in that firm.
 */
export const firmField = "firm";

/** The name of the button that sent a form, on pages with several. */
export const intentField = "intent";

/** Names the form that was taken, in the address of the page to which a plain post is sent on. */
export const sentParameter = "sent";
