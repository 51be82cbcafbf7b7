import { paths } from '../../../shared/addresses/paths.ts';
import { erasingApi } from '../../../shared/erasing/api.ts';
import { eraseForm } from '../../../shared/erasing/schema.ts';
import { call } from '../../client/call.ts';
import { useUser } from '../../client/session.ts';
import { signOut } from '../../client/sign-out.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** The last question before the account is erased: the current password. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { user_id, email } = useUser();
  const { field, sending } = useSendForm({
    schema: eraseForm,
    defaults: () => ({ current_password: '' }),
    send: (body) => call(erasingApi.erase, { body }),
    done: 'Your account is erased',
    failed: 'Your account was not erased',
    // Everything that this browser kept goes, as after signing out.
    after: () => signOut(user_id, paths.accountErased),
  });
  return (
    <FormDialog title="Erase your account?" action="Erase my account" busy="Erasing…" keep="Keep it" isLoss onClose={onClose} {...sending}>
      <p>
        The account of <span className="font-bold wrap-anywhere">{email}</span> is erased at once and for good.
      </p>
      <PasswordField label="Your current password" autoComplete="current-password" {...field('current_password')} />
    </FormDialog>
  );
}
