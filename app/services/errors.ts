/** Every expected error, and the HTTP status it answers with. */
export const errorStatus = {
  invalid_input: 400,
  signed_out: 401,
  invalid_credentials: 401,
  email_not_confirmed: 401,
  password_required: 401,
  not_same_origin: 403,
  second_factor_required: 403,
  second_factor_needed: 403,
  password_needed: 403,
  forbidden: 403,
  scope_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  other_firm: 409,
  gone: 410,
  length_required: 411,
  too_large: 413,
  quota_exceeded: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type FieldErrors = Record<string, string[]>;

type Details = {
  /** Where it is not the usual one of its code. */
  status?: number;
  fields?: FieldErrors;
  retryAfter?: number;
  allow?: string;
  /** What came with a form that was refused, for the page that shows it again. Never part of an API's answer. */
  typed?: Record<string, string>;
  /** What is wrong with a table, by its rows; 0 is what stands before them. */
  rows?: { row: number; message: string }[];
  /** With `conflict`: the thing as it now is. */
  current?: object;
};

/**
 * An error that is part of the product: a code for programs and a sentence for a person that says
 * what to do next. Anything else that is thrown is a defect. `retryAfter` is in seconds.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status() {
    return this.details.status ?? errorStatus[this.code];
  }
}

/** What a person is told when the database or the bucket cannot be reached. */
export const outageMessage = "We cannot reach our storage right now. Please try again in a minute.";

/** What a person is told about a defect. */
export const defectMessage = "Something went wrong on our side. Please try again in a minute.";
