import { useState } from 'react';
import { whyStopped } from '../../../shared/access.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import { ownSecondFactor } from '../../../shared/auth/second-reads.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { secondStepWords } from '../../../words/auth/second-step.ts';
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
  if (!factor) return <NotLoaded {...{ error, refetch }} loading={secondStepWords.loading} />;
  return factor.since ? <On since={factor.since} left={factor.codes_left} /> : <Off />;
}

function Off() {
  const stopped = whyStopped(useUser());
  return (
    <>
      <p className="text-muted mb-3">{secondStepWords.whatItIs}</p>
      {!stopped && (
        <a className="btn btn-outline" href={secondStepPaths.setUp}>
          {secondStepWords.setUp}
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
        <StateWords kind="settled">{secondStepWords.onSince(friendlyMoment(since, now))}</StateWords>
      </p>
      <p className="text-muted mb-3">
        {secondStepWords.codesLeft(left)} {left < 3 && secondStepWords.makeSoon}
      </p>
      <div className="flex flex-wrap gap-3">
        <NewCodes />
        <button type="button" className="btn btn-outline" onClick={() => setEnding(true)}>
          {secondStepWords.switchOff}
        </button>
      </div>
      {isEnding && <SwitchOff onClose={() => setEnding(false)} />}
    </>
  );
}

const own = () => ({ icon: 'verification', title: secondStepWords.proof, why: secondStepWords.whyProof }) as const;

function NewCodes() {
  const asked = { ...own(), what: secondStepWords.newCodes, action: secondStepWords.makeCodes, note: secondStepWords.oldStop };
  const change = useChange(['account.second_factor_changed'], () => proved(() => call(secondFactorApi.newCodes, {}), asked));
  const make = async () => {
    await change.mutateAsync(undefined);
    location.assign(secondStepPaths.codes);
  };
  return (
    <ActButton act={make} done={null} failed={secondStepWords.noneMade}>
      {secondStepWords.makeCodes}
    </ActButton>
  );
}

function SwitchOff({ onClose }: { onClose: () => void }) {
  const asked = { ...own(), what: secondStepWords.switchedOff, action: secondStepWords.switchOff, note: secondStepWords.mailed };
  const change = useChange(['account.second_factor_changed'], () => proved(() => call(secondFactorApi.switchOff, {}), asked));
  const confirmation = useConfirmation({
    act: () => change.mutateAsync(undefined),
    done: secondStepWords.isOff,
    failed: secondStepWords.staysOn,
    onClose,
  });
  return (
    <ConfirmDialog title={secondStepWords.askOff} action={secondStepWords.switchOff} isLoss keep={secondStepWords.keepOn} {...confirmation}>
      <p>{secondStepWords.passwordAlone}</p>
    </ConfirmDialog>
  );
}
