import { useState } from 'react';
import { lengthOf } from '../../shared/length.ts';
import { longestReason } from '../../shared/reason.ts';
import { adminReasonWords } from '../../words/ui/admin-reason.ts';
import { TextArea } from '../ui/field.tsx';
import { FormDialog, type FormDialogProps } from '../ui/form-dialog.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Words that are ready to be sent, or to be changed first, under a short name. */
export interface Phrase {
  name: string;
  words: string;
}

interface ReasonFormDialogProps extends Pick<FormDialogProps, 'title' | 'action' | 'busy' | 'keep' | 'isLoss' | 'children' | 'onClose'> {
  /** The label of the reason. */
  label?: string;
  /** The most characters, and what is said of more. */
  longest?: number;
  tooLong?: string;
  /** Each fills the field. */
  phrases?: Phrase[];
  act: (reason: string) => Promise<unknown>;
  /** The toasts shown after a success and after a failure. */
  done: string;
  failed: string;
}

/**
 * A step of our team that asks for one thing, most often a reason that the dealer reads. It opens over the administrator's home, so it does without the library and
 * the schemas of larger forms, which weigh more than all of these dialogs.
 */
export function ReasonFormDialog({
  label = adminReasonWords.why,
  longest = longestReason,
  tooLong = adminReasonWords.tooLong,
  phrases,
  act,
  done,
  failed,
  children,
  ...dialog
}: ReasonFormDialogProps) {
  const [reason, setReason] = useState('');
  const { onConfirm, ...confirmation } = useConfirmation({ act: () => act(reason), done, failed, onClose: dialog.onClose });
  const length = lengthOf(reason.trim());
  const isTooLong = length > longest;
  return (
    <FormDialog {...dialog} disabled={length === 0 || isTooLong} onSubmit={onConfirm} {...confirmation}>
      {children}
      {phrases && (
        <div className="flex flex-wrap gap-2">
          {phrases.map(({ name, words }) => (
            <button key={name} type="button" className="btn btn-outline" onClick={() => setReason(words)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <TextArea
        label={label}
        name="reason"
        required
        value={reason}
        error={isTooLong ? tooLong : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
