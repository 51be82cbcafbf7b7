import { uiWords } from '../../../words/ui/ui.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { BeforeSaving } from './before-saving.tsx';
import type { ProfileFormProps } from './profile-form.tsx';
import { ProfileInput } from './profile-input.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormDialogProps extends Omit<ProfileFormProps, 'after' | 'children'> {
  title: string;
  onClose: () => void;
}

/** A form of the own profile in a dialog; closed, it forgets what was typed. */
export function ProfileFormDialog({ title, asks, action, onClose, ...which }: ProfileFormDialogProps) {
  const form = useProfileForm({ ...which, after: onClose });
  const discard = () => {
    form.forget();
    onClose();
  };
  return (
    <FormDialog title={title} action={action} busy={uiWords.saving} onClose={discard} {...form.sending}>
      <BeforeSaving form={form} asks={asks} />
      {which.names.map((name) => (
        <ProfileInput key={name} {...asks(name)} name={name} field={form.field} />
      ))}
    </FormDialog>
  );
}
