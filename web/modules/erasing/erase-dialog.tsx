import { paths } from '../../../shared/addresses/paths.ts';
import { erasingApi } from '../../../shared/erasing/api.ts';
import { eraseForm } from '../../../shared/erasing/schema.ts';
import { erasingWords } from '../../../words/erasing/erasing.ts';
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
    done: erasingWords.erased,
    failed: erasingWords.notErased,
    // Everything that this browser kept goes, as after signing out.
    after: () => signOut(user_id, paths.accountErased),
  });
  return (
    <FormDialog
      title={erasingWords.askErase}
      action={erasingWords.erase}
      busy={erasingWords.erasing}
      keep={erasingWords.keepIt}
      isLoss
      onClose={onClose}
      {...sending}
    >
      <p>{erasingWords.isErased(<span className="font-bold wrap-anywhere">{email}</span>)} </p>
      <PasswordField label={erasingWords.password} autoComplete="current-password" {...field('current_password')} />
    </FormDialog>
  );
}
