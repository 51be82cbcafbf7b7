import type { Profile } from '../../../shared/accounts/api.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import { moreForm } from '../../../shared/accounts/verification-schema.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useAskForMore } from './queries.ts';

/** Asks a waiting dealer for something that our team needs before it can be verified. */
export function AskForMoreDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const asking = useAskForMore(user.user_id);
  const { field, sending } = useSendForm({
    schema: moreForm,
    defaults: (id) => ({ id, reason: '' }),
    send: asking.mutateAsync,
    done: 'The dealer was asked',
    failed: 'The dealer was not asked',
    after: onClose,
  });
  return (
    <FormDialog title="Ask for more" action="Send" busy="Sending…" onClose={onClose} {...sending}>
      <p className="wrap-anywhere">
        <strong>{dealerName(user)}</strong> gets an email with your words and stays in the list of those who wait.
      </p>
      <TextArea label="What do you need? The dealer reads this." required {...field('reason')} />
    </FormDialog>
  );
}
