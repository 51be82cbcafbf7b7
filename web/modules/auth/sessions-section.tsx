import { useState } from 'react';
import type { OwnSession } from '../../../shared/auth/sessions-api.ts';
import { friendlyDay, shortDate, timeOfDay } from '../../../shared/time.ts';
import { sessionsWords } from '../../../words/auth/sessions.ts';
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
      <p className="text-muted mb-3">{sessionsWords.whatFor}</p>
      <Paged list={sessions} loading={sessionsWords.loading} empty={null}>
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
          {sessionsWords.endOthers}
        </button>
      )}
      {isEnding && <EndOthers onClose={() => setEnding(false)} />}
    </>
  );
}

/** 'Chrome on Android'. */
function nameOf({ browser, system }: OwnSession): string {
  if (!system) return browser ?? sessionsWords.aBrowser;
  return browser ? sessionsWords.browserOn(browser, system) : sessionsWords.aBrowserOn(system);
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
            <StateWords kind="settled">{sessionsWords.thisBrowser}</StateWords>
          </p>
        )}
        <p className="text-muted text-sm">
          {is_this
            ? sessionsWords.signedInOn(shortDate(created_at))
            : sessionsWords.lastUsed(shortDate(created_at), friendlyDay(last_seen_at, now), timeOfDay(last_seen_at))}
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
      done={sessionsWords.ended}
      failed={sessionsWords.notEnded}
      aria-label={sessionsWords.endThat(nameOf(session), shortDate(session.created_at))}
    >
      {sessionsWords.end}
    </ActButton>
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const end = useEndOtherSessions();
  const confirmation = useConfirmation({
    act: () => end.mutateAsync(),
    done: sessionsWords.othersEnded,
    failed: sessionsWords.othersNotEnded,
    onClose,
  });
  return (
    <ConfirmDialog title={sessionsWords.askEndOthers} action={sessionsWords.endOthers} isLoss {...confirmation}>
      <p>{sessionsWords.mustSignIn}</p>
    </ConfirmDialog>
  );
}
