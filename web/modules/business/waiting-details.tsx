import { isWaiting } from '../../../shared/business/rules.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { changedDetailsWords } from '../../../words/business/changed-details.ts';
import { ActButton } from '../../client/act-button.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { ChangedDetails } from './changed-details.tsx';
import { useTakeBackBusinessChange } from './queries.ts';

/** What a dealer has changed of the business and our team has not approved, beside what is in force. */
export function WaitingDetails({ profile }: { profile: Profile }) {
  const { business_change: change } = profile;
  if (!change) return null;
  const isOpen = isWaiting(change);
  return (
    <div className="card grid gap-3 p-4">
      <div>
        <h3>{isOpen ? changedDetailsWords.heading : changedDetailsWords.headingRefused}</h3>
        {isOpen && <StateWords kind="open">{changedDetailsWords.sentOn(shortDate(change.created_at))}</StateWords>}
        {change.refused_reason && <p className="wrap-anywhere whitespace-pre-line">{changedDetailsWords.why(change.refused_reason)}</p>}
      </div>
      <ChangedDetails before={profile} wanted={change} />
      <TakeBack isOpen={isOpen} />
    </div>
  );
}

/** Takes back what waits, or forgets what was refused: the details stay as they are in force. */
function TakeBack({ isOpen }: { isOpen: boolean }) {
  const takeBack = useTakeBackBusinessChange();
  return (
    <ActButton
      act={() => takeBack.mutateAsync(undefined)}
      done={isOpen ? changedDetailsWords.takenBack : changedDetailsWords.forgotten}
      failed={isOpen ? changedDetailsWords.notTakenBack : changedDetailsWords.notForgotten}
      className="btn btn-outline justify-self-start"
    >
      {isOpen ? changedDetailsWords.takeBack : changedDetailsWords.forget}
    </ActButton>
  );
}
