import { authApi } from '../../../shared/auth/api.ts';
import { changeEmailForm } from '../../../shared/auth/schema.ts';
import { emailSectionWords } from '../../../words/auth/email-section.ts';
import { uiWords } from '../../../words/ui/ui.ts';
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
      title: emailSectionWords.aNewEmail,
      what: body.email,
      why: emailSectionWords.whyProof,
      action: emailSectionWords.changeIt,
      note: emailSectionWords.bothMailed,
    }),
  );
  const { field, sending } = useSendForm({
    schema: changeEmailForm,
    defaults: () => ({ email: '' }),
    send: (form) => change.mutateAsync(form),
    doneAloud: emailSectionWords.checkMail,
    failed: emailSectionWords.notChanged,
    after: onClose,
  });
  return (
    <FormDialog title={emailSectionWords.change} action={emailSectionWords.mailLink} busy={uiWords.sending} onClose={onClose} {...sending}>
      <TextField label={emailSectionWords.newEmail} type="email" autoComplete="email" {...field('email')} />
    </FormDialog>
  );
}
