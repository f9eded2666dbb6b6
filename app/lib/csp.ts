const base = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "connect-src 'self'",
];

/** The Content-Security-Policy of a page that runs no scripts; `styleHash` names its one inline style sheet ("sha256-…"). */
export const stillPagePolicy = (styleHash: string) =>
  [...base, "script-src 'none'", `style-src 'self' '${styleHash}'`].join("; ");

/** The Content-Security-Policy of a page whose scripts carry this nonce. */
export const hydratedPagePolicy = (nonce: string, styleHash: string) =>
  [...base, `script-src 'nonce-${nonce}' 'strict-dynamic'`, `style-src 'self' '${styleHash}'`].join(
    "; ",
  );

/** For everything that is no page: data, files, errors without a body. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
