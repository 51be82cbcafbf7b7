import type { FormEventHandler, ReactNode } from 'react';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

interface ProfileFormFrameProps {
  sending: { onSubmit: FormEventHandler; isBusy: boolean; problem: string | undefined };
  isBack: boolean;
  /** Those that were: 'Phone: “0712 345 678”'. */
  changedElsewhere: string[];
  showSaved: () => void;
  /** The label of its button. */
  action: string;
  children: ReactNode;
}

/** A form of the profile around its fields, with what should be known before it is saved. */
export function ProfileFormFrame({ sending, isBack, changedElsewhere, showSaved, action, children }: ProfileFormFrameProps) {
  return (
    <form className="card grid items-start gap-4 p-4 sm:grid-cols-2 md:p-5" onSubmit={sending.onSubmit} noValidate>
      {changedElsewhere.length > 0 ? (
        <ChangedElsewhere fields={changedElsewhere} onTake={showSaved} />
      ) : (
        isBack && <TypedBefore onForget={showSaved} />
      )}
      {children}
      {sending.problem && <FormProblem sentence={sending.problem} />}
      <div className="sm:col-span-2">
        <SubmitButton isBusy={sending.isBusy} busy="Saving…">
          {action}
        </SubmitButton>
      </div>
    </form>
  );
}

function ChangedElsewhere({ fields, onTake }: { fields: string[]; onTake: () => void }) {
  return (
    <div className="notice sm:col-span-2" role="status">
      <p className="font-bold">Changed elsewhere while you typed. Saved now is</p>
      <ul>
        {fields.map((field) => (
          <li key={field} className="wrap-anywhere">
            {field}
          </li>
        ))}
      </ul>
      <p>
        Saving puts what stands below in its place.{' '}
        <button type="button" className="link" onClick={onTake}>
          Take what is saved
        </button>
      </p>
    </div>
  );
}

function TypedBefore({ onForget }: { onForget: () => void }) {
  return (
    <p className="notice sm:col-span-2">
      What you had typed is back; it is not saved yet.{' '}
      <button type="button" className="link" onClick={onForget}>
        Forget it
      </button>
    </p>
  );
}
