import { newPassword } from '../../../shared/auth/schema.ts';
import { fetchGuessedFirst, guessedFault } from '../../client/guessed-first.ts';
import { showFault } from './fields.ts';

/**
 * Behaviour only of forms that choose a password: one that keeps the rules but is guessed first is told beside its field, while it is typed and when
 * the name or e-mail that is in it is, and such a form is not sent.
 */
export function watchNewPassword(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=password][autocomplete=new-password]');
  if (!field) return;
  const tell = () => {
    const { full_name = '', email = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const keepsRules = newPassword.safeParse(field.value).success;
    const fault = keepsRules ? guessedFault(field.value, { full_name, email }) : undefined;
    if (keepsRules && (fault || field.validity.customError)) showFault(field, fault);
    field.setCustomValidity(fault ?? '');
  };
  field.addEventListener('focus', () => fetchGuessedFirst().then(tell));
  field.addEventListener('input', tell);
  form.addEventListener('change', tell);
}
