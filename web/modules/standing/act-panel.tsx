import { type ComponentType, useState } from 'react';
import { secondFactorOf } from '../../../shared/auth/second-reads.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { whyNotSuspend } from '../../../shared/standing/rules.ts';
import { whyNotUnverify } from '../../../shared/verification/rules.ts';
import { actWords } from '../../../words/standing/act.ts';
import { useRead } from '../../client/use-read.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';

interface ActProps {
  user: Profile;
  onClose: () => void;
}

/** One thing that our team can do about a person. */
interface Act {
  name: keyof typeof actWords.acts;
  /** Whether it can be done about this person now. */
  isFor: (user: Profile, has: { secondStep: boolean }) => boolean;
  Dialog: ComponentType<ActProps>;
}

// What can be done is a row here, with its dialog.
const acts: Act[] = [
  {
    name: 'warn',
    isFor: () => true,
    Dialog: lazyDialog<ActProps>(async () => (await import('./act-dialogs.tsx')).WarnDialog),
  },
  {
    name: 'suspend',
    isFor: (user) => whyNotSuspend(user) === null,
    Dialog: lazyDialog<ActProps>(async () => (await import('./act-dialogs.tsx')).SuspendDialog),
  },
  {
    name: 'restore',
    isFor: ({ suspended_at }) => suspended_at !== null,
    Dialog: lazyDialog<ActProps>(async () => (await import('./act-dialogs.tsx')).RestoreDialog),
  },
  {
    name: 'unverify',
    isFor: (user) => whyNotUnverify(user) === null,
    Dialog: lazyDialog<ActProps>(async () => (await import('../verification/unverify-dialog.tsx')).UnverifyDialog),
  },
  {
    name: 'sign-out',
    isFor: () => true,
    Dialog: lazyDialog<ActProps>(async () => (await import('./act-dialogs.tsx')).EndSessionsDialog),
  },
  {
    name: 'clear-second-step',
    isFor: (_, { secondStep }) => secondStep,
    Dialog: lazyDialog<ActProps>(async () => (await import('./clear-second-step-dialog.tsx')).ClearSecondStepDialog),
  },
];

/** What our team can do about a person, each with what follows (docs/domain/accounts.md, "Suspending"). */
export function ActPanel({ user }: { user: Profile }) {
  const [doing, setDoing] = useState<string>();
  const { data: factor } = useRead('users', secondFactorOf(user.user_id));
  const has = { secondStep: Boolean(factor?.since) };
  // What was done may take its own row away.
  useFocusKept();
  const act = acts.find(({ name }) => name === doing);
  return (
    <section className="lead-card p-4" aria-labelledby="act">
      <h2 id="act" className="text-[1.375rem]">
        {actWords.heading}
      </h2>
      <ul className="divide-line divide-y">
        {acts
          .filter(({ isFor }) => isFor(user, has))
          .map(({ name }) => (
            <li key={name}>
              <button type="button" className="group block min-h-14 w-full py-2.5 text-left" onClick={() => setDoing(name)}>
                <span className="block font-bold group-hover:underline">{actWords.acts[name].title}</span>
                <span className="text-muted block text-sm">{actWords.acts[name].detail}</span>
              </button>
            </li>
          ))}
      </ul>
      {act && <act.Dialog user={user} onClose={() => setDoing(undefined)} />}
    </section>
  );
}
