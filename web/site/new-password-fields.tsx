import { accountPagesWords } from '../../words/site/account-pages.ts';
import { PasswordField } from '../ui/password-field.tsx';
import type { typed } from './typed.ts';

/** The two fields of a password that is being chosen. */
export function NewPasswordFields({ label, field }: { label: string; field: ReturnType<typeof typed> }) {
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" hint={accountPagesWords.passwordHint} {...field('password')} />
      <PasswordField label={accountPagesWords.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
    </>
  );
}
