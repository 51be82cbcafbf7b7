import { useState } from 'react';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import { secondFactorOf } from '../../../shared/auth/second-reads.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { call } from '../../client/call.ts';
import { proved } from '../../client/proof.ts';
import { useChange } from '../../client/use-change.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { useRead } from '../../client/use-read.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';

interface Whose {
  id: string;
  name: string;
}

/** Somebody's second step, where they have one: the administrator switches it off who has spoken with them (docs/domain/accounts.md, "Second step"). */
export function SecondStepOf({ id, name }: Whose) {
  const now = useNow();
  const { data } = useRead('users', secondFactorOf(id));
  const [isOpen, setOpen] = useState(false);
  if (!data?.since) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">Second step</h2>
      <p className="text-muted mb-3">On since {friendlyMoment(data.since, now)}. Phone and recovery codes lost? Call first.</p>
      <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
        Clear the second step
      </button>
      {isOpen && <ClearSecondStep id={id} name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}

function ClearSecondStep({ id, name, onClose }: Whose & { onClose: () => void }) {
  const change = useChange(['account.second_factor_changed'], () =>
    proved(() => call(secondFactorApi.clear, { params: { id } }), {
      icon: 'verification',
      title: 'Clear a second step',
      what: name,
      why: 'The password alone then opens this account.',
      action: 'Clear it',
      note: 'Written down in the log with your name and the time.',
    }),
  );
  const confirmation = useConfirmation({
    act: () => change.mutateAsync(undefined),
    done: 'The second step is off',
    failed: 'The second step was not cleared',
    onClose,
  });
  return (
    <ConfirmDialog title="Clear the second step?" action="Clear it" isLoss {...confirmation}>
      <p>
        Have you called <strong className="wrap-anywhere">{name}</strong> on the number of the profile, and asked about cars and deals that
        only they know? Never ask for a password or a code.
      </p>
      <p>They get an e-mail at once. The password alone then opens the account, until they set it up again.</p>
    </ConfirmDialog>
  );
}
