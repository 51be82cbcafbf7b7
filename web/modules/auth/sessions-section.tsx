import { useState } from 'react';
import type { OwnSession } from '../../../shared/auth/sessions-api.ts';
import { friendlyDay, shortDate, timeOfDay } from '../../../shared/time.ts';
import { ActButton } from '../../client/act-button.tsx';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Paged } from '../../ui/paged.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './queries.ts';

/** Where the user is signed in, and the way to end what is not theirs any more (docs/domain/accounts.md, "Sessions"). */
export function SessionsSection() {
  const sessions = useOwnSessions();
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <p className="text-muted mb-3">A phone that was sold or lost, a cyber café: end it here, and it has to sign in again.</p>
      <Paged list={sessions} failure="Your sessions did not load" loading="Loading your sessions" empty={null}>
        {(rows) => (
          <ul className="divide-line border-line divide-y border-y">
            {rows.map((session) => (
              <li key={session.id}>
                <SessionLine session={session} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {(sessions.rows?.length ?? 0) > 1 && (
        <button type="button" className="btn btn-outline mt-4" onClick={() => setEnding(true)}>
          End all others
        </button>
      )}
      {isEnding && <EndOthers onClose={() => setEnding(false)} />}
    </>
  );
}

/** 'Chrome on Android'. */
function nameOf({ browser, system }: OwnSession): string {
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ');
}

function SessionLine({ session }: { session: OwnSession }) {
  const now = useNow();
  const { created_at, last_seen_at, is_this } = session;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-[min(100%,10rem)] flex-1">
        <p className="font-bold wrap-anywhere">{nameOf(session)}</p>
        {is_this && (
          <p className="text-sm">
            <StateWords kind="settled">this browser</StateWords>
          </p>
        )}
        <p className="text-muted text-sm">
          Signed in on {shortDate(created_at)}
          {!is_this && `, last used ${friendlyDay(last_seen_at, now)} about ${timeOfDay(last_seen_at)}`}
        </p>
      </div>
      {!is_this && <EndButton session={session} />}
    </div>
  );
}

function EndButton({ session }: { session: OwnSession }) {
  const end = useEndSession();
  return (
    <ActButton
      act={() => end.mutateAsync(session.id)}
      done="That browser is signed out"
      failed="The session was not ended"
      aria-label={`End: ${nameOf(session)}, signed in on ${shortDate(session.created_at)}`}
    >
      End
    </ActButton>
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const end = useEndOtherSessions();
  const confirmation = useConfirmation({
    act: () => end.mutateAsync(),
    done: 'All other browsers are signed out',
    failed: 'The sessions were not ended',
    onClose,
  });
  return (
    <ConfirmDialog title="End all others?" action="End all others" isLoss {...confirmation}>
      <p>Every other browser has to sign in again. Somebody else may know your password? Change it instead: that ends them too.</p>
    </ConfirmDialog>
  );
}
