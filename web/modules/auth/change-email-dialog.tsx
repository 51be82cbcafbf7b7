import { authApi } from '../../../shared/auth/api.ts';
import { changeEmailForm } from '../../../shared/auth/schema.ts';
import { call } from '../../client/call.ts';
import { proved } from '../../client/proof.ts';
import { useChange } from '../../client/use-change.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

/** Asks for another e-mail, which counts once its link is opened (docs/domain/accounts.md, "E-mail and password"). */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const change = useChange(['account.new_email_asked'], (body: { email: string }) =>
    proved(() => call(authApi.changeEmail, { body }), {
      icon: 'messages',
      title: 'A new e-mail address',
      what: body.email,
      why: 'With your e-mail somebody could take your whole account.',
      action: 'Change the address',
      note: 'Both addresses get an e-mail.',
    }),
  );
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
