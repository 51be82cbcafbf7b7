import { authApi } from '../../../shared/auth/api.ts';
import { changeEmailForm } from '../../../shared/auth/schema.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

/** Asks for another e-mail, which counts once its link is opened (docs/domain/accounts.md, "E-mail and password"). */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const change = useChange(['account.new_email_asked'], (body: { email: string }) => call(authApi.changeEmail, { body }));
  const { field, sending } = useSendForm({
    schema: changeEmailForm,
    defaults: () => ({ email: '' }),
    send: (form) => change.mutateAsync(form),
    doneAloud: 'Check the mail of your new address',
    failed: 'Your email was not changed',
    after: onClose,
  });
  return (
    <FormDialog title="Change Email" action="Mail me the link" busy="Sending…" onClose={onClose} {...sending}>
      <TextField label="New email" type="email" autoComplete="email" {...field('email')} />
    </FormDialog>
  );
}
