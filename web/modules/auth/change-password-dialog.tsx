import { authApi } from '../../../shared/auth/api.ts';
import { changePasswordForm } from '../../../shared/auth/schema.ts';
import { ownPasswordWords } from '../../../words/auth/own-password.ts';
import { call } from '../../client/call.ts';
import { fetchGuessedFirst, guessedFault } from '../../client/guessed-first.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSessionsReadAnew } from './queries.ts';

/** Chooses another password, which ends the other sessions (docs/domain/accounts.md, "E-mail and password"). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const readSessionsAnew = useSessionsReadAnew();
  const user = useUser();
  const { field, sending } = useSendForm({
    schema: changePasswordForm.check(({ value: { password }, issues }) => {
      const message = guessedFault(password, user);
      if (message) issues.push({ code: 'custom', path: ['password'], input: password, message });
    }),
    defaults: () => ({ current_password: '', password: '', confirmPassword: '' }),
    send: (body) => call(authApi.changePassword, { body }),
    done: ownPasswordWords.changed,
    doneMore: ownPasswordWords.othersSignedOut,
    failed: ownPasswordWords.notChanged,
    after: () => {
      void readSessionsAnew();
      onClose();
    },
  });
  return (
    <FormDialog
      title={ownPasswordWords.change}
      action={ownPasswordWords.change}
      busy={ownPasswordWords.changing}
      onClose={onClose}
      {...sending}
    >
      <PasswordField label={ownPasswordWords.current} autoComplete="current-password" {...field('current_password')} />
      <PasswordField
        label={ownPasswordWords.chosen}
        hint={ownPasswordWords.chosenHint}
        autoComplete="new-password"
        onFocus={fetchGuessedFirst}
        {...field('password')}
      />
      <PasswordField label={ownPasswordWords.again} autoComplete="new-password" {...field('confirmPassword')} />
    </FormDialog>
  );
}
