import type { FormState } from '../../shared/auth/pages.ts';

/** The props of each field when a form is shown again: its name, what was typed, and its error. */
export function typed({ values, errors }: FormState) {
  return (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
}
