import type { FormState } from '../../shared/accounts/pages.ts';

/** What each field of a form is given when it is shown again: its name, what was typed, and the sentence of the rule that is broken. */
export function typed({ values, errors }: FormState) {
  return (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
}
