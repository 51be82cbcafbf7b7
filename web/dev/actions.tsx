import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Heart } from '../ui/heart.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { toast } from '../ui/toast.ts';
import { Row, Section } from './section.tsx';

const looks = ['btn-primary', 'btn-outline', 'btn-quiet', 'btn-plate', 'btn-danger'];
const nothing = () => undefined;
const NeverLoaded = lazyDialog<{ onClose: () => void }>(() => Promise.reject(new Error('offline')));

type Shown = 'dialog' | 'form' | 'problem' | 'question' | 'loss' | 'unloaded';
const dialogs: Record<Shown, string> = {
  dialog: 'Dialog',
  form: 'Form dialog',
  problem: 'Refused form dialog',
  question: 'Question',
  loss: 'Question about a loss',
  unloaded: 'Dialog that did not load',
};

/** Buttons, dialogs and toasts. */
export function Actions() {
  const [shown, show] = useState<Shown | null>(null);
  return (
    <>
      <Section title="Buttons and links">
        {[false, true].map((disabled) => (
          <Row key={String(disabled)}>
            {looks.map((look) => (
              <button key={look} type="button" className={`btn ${look}`} disabled={disabled}>
                {disabled ? 'Disabled' : look}
              </button>
            ))}
          </Row>
        ))}
        <Row>
          <SubmitButton isBusy={false} busy="Sending…">
            Send
          </SubmitButton>
          <SubmitButton isBusy busy="Sending…">
            Send
          </SubmitButton>
          <MoreButton onClick={nothing}>Load more</MoreButton>
          <MoreButton isBusy onClick={nothing}>
            Loading…
          </MoreButton>
          <a className="link inline-flex min-h-11 items-center" href="#top">
            See the offers
          </a>
        </Row>
        <Row>
          <Hearts />
        </Row>
      </Section>
      <Section title="Dialogs and toasts">
        <Row>
          {(Object.keys(dialogs) as Shown[]).map((name) => (
            <button key={name} type="button" className="btn btn-outline" onClick={() => show(name)}>
              {dialogs[name]}
            </button>
          ))}
        </Row>
        <Row>
          <button type="button" className="btn btn-outline" onClick={() => toast.success('Offer sent', { description: 'KSh 1,285,000' })}>
            Toast of success
          </button>
          <button type="button" className="btn btn-outline" onClick={() => toast.error('No connection')}>
            Toast of an error
          </button>
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => toast.message('New offer', { action: { label: 'Show', onClick: nothing } })}
          >
            Toast with an action
          </button>
        </Row>
      </Section>
      {shown && <Opened shown={shown} onClose={() => show(null)} />}
    </>
  );
}

function Opened({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  if (shown === 'unloaded') return <NeverLoaded onClose={onClose} />;
  if (shown === 'dialog') {
    return (
      <Dialog title="A dialog" onClose={onClose}>
        <p>What it is about.</p>
      </Dialog>
    );
  }
  if (shown === 'question' || shown === 'loss') {
    const isLoss = shown === 'loss';
    return (
      <ConfirmDialog
        title="Accept this offer?"
        action={isLoss ? 'Delete' : 'Accept'}
        isLoss={isLoss}
        isBusy={false}
        problem={isLoss ? 'It was sold meanwhile.' : undefined}
        onConfirm={onClose}
        onClose={onClose}
      >
        <p>It is final.</p>
      </ConfirmDialog>
    );
  }
  const problem = shown === 'problem' ? 'This request is no longer open.' : undefined;
  return (
    <FormDialog title="A form" action="Send" busy="Sending…" isBusy={false} problem={problem} onSubmit={onClose} onClose={onClose}>
      <TextField label="Message" name="message" error={problem && 'Please shorten it'} />
    </FormDialog>
  );
}

function Hearts() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Heart isOn={isOn} label="Save" isOnPhoto={false} onTap={() => setOn(!isOn)} />
      <Heart isOn={!isOn} label="Save the other" isOnPhoto={false} onTap={() => setOn(!isOn)} />
    </>
  );
}
