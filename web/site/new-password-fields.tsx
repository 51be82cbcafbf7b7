import { PasswordField } from '../ui/password-field.tsx';
import type { typed } from './typed.ts';

/** The two fields of a password that is being chosen. */
export function NewPasswordFields({ label, field }: { label: string; field: ReturnType<typeof typed> }) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="At least 6 characters, with an uppercase letter, a lowercase letter and a number. Not a word that everybody knows, your name or your email."
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
    </>
  );
}
