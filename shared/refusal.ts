/**
 * Why something can't be done, in a sentence the user can read.
 *
 * `status` is the HTTP status of the answer: 403 for who asks, 409 for the current state, 422 for what was sent
 * (docs/domain/permissions.md, "Order of checks"). `field` is the field in fault, by its name in the form, where there is one.
 */
export interface Refusal {
  readonly status: 401 | 403 | 409 | 422;
  readonly code: string;
  /** The sentence, made when somebody reads it: in their language. */
  readonly message: () => string;
  readonly field?: string;
}

/** A refusal because of the current state (409). */
export function wrongState(code: string, message: () => string): Refusal {
  return { status: 409, code, message };
}

/** A refusal because of who asks (403). */
export function notAllowed(code: string, message: () => string): Refusal {
  return { status: 403, code, message };
}

/** A refusal because of what was sent, for what only the server can check (422). */
export function badInput(code: string, message: () => string, field?: string): Refusal {
  return { status: 422, code, message, ...(field && { field }) };
}
