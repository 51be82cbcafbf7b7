/** A message above a form; the page's script shows it as a toast (docs/domain/accounts.md, "Forms without JavaScript"). */
export interface Banner {
  kind: 'success' | 'error';
  /** The code of the refusal, if it is one: with 'email_not_verified' the page links to /auth/verify, to send the link again. */
  code?: string;
  title: string;
  text: string;
}
