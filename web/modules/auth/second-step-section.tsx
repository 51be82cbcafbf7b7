import { useState } from 'react';
import { whyStopped } from '../../../shared/access.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import { ownSecondFactor } from '../../../shared/auth/second-reads.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
import { ActButton } from '../../client/act-button.tsx';
import { call } from '../../client/call.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { proved } from '../../client/proof.ts';
import { useUser } from '../../client/session.ts';
import { useChange } from '../../client/use-change.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { useRead } from '../../client/use-read.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** The own second step: set up, its recovery codes made anew, switched off (docs/domain/accounts.md, "Second step"). */
export function SecondStepSection() {
  const { data: factor, error, refetch } = useRead('session', ownSecondFactor);
  if (!factor) return <NotLoaded {...{ error, refetch }} failure="Your second step did not load" loading="Loading your second step" />;
  return factor.since ? <On since={factor.since} left={factor.codes_left} /> : <Off />;
}

function Off() {
  const stopped = whyStopped(useUser());
  return (
    <>
      <p className="text-muted mb-3">
        Lock your account with your phone, too: a browser that we don’t know then also needs six digits that an app on your phone shows. It
        works without internet and costs nothing.
      </p>
      {!stopped && (
        <a className="btn btn-outline" href={secondStepPaths.setUp}>
          Set it up
        </a>
      )}
    </>
  );
}

function On({ since, left }: { since: string; left: number }) {
  const now = useNow();
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <p className="font-bold">
        <StateWords kind="settled">on since {friendlyMoment(since, now)}</StateWords>
      </p>
      <p className="text-muted mb-3">
        {plural(left, { one: 'One recovery code is left.', other: '# recovery codes are left.' })}
        {left < 3 && ' Make new ones soon.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <NewCodes />
        <button type="button" className="btn btn-outline" onClick={() => setEnding(true)}>
          Switch it off
        </button>
      </div>
      {isEnding && <SwitchOff onClose={() => setEnding(false)} />}
    </>
  );
}

const own = { icon: 'verification', title: 'Your second step', why: 'With it somebody could lock you out of your own account.' } as const;

function NewCodes() {
  const asked = { ...own, what: 'New recovery codes', action: 'Make new codes', note: 'The codes of before stop working.' };
  const change = useChange(['account.second_factor_changed'], () => proved(() => call(secondFactorApi.newCodes, {}), asked));
  const make = async () => {
    await change.mutateAsync(undefined);
    location.assign(secondStepPaths.codes);
  };
  return (
    <ActButton act={make} done={null} failed="No new codes were made">
      Make new codes
    </ActButton>
  );
}

function SwitchOff({ onClose }: { onClose: () => void }) {
  const asked = { ...own, what: 'Switched off', action: 'Switch it off', note: 'You get an e-mail.' };
  const change = useChange(['account.second_factor_changed'], () => proved(() => call(secondFactorApi.switchOff, {}), asked));
  const confirmation = useConfirmation({
    act: () => change.mutateAsync(undefined),
    done: 'The second step is off',
    failed: 'The second step stays on',
    onClose,
  });
  return (
    <ConfirmDialog title="Switch the second step off?" action="Switch it off" isLoss keep="Keep it on" {...confirmation}>
      <p>The password alone then opens your account in any browser, and your recovery codes stop working.</p>
    </ConfirmDialog>
  );
}
