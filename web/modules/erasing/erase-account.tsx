import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Erasing } from '../../../shared/erasing/api.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useErasing } from './queries.ts';

const EraseDialog = lazyDialog(async () => (await import('./erase-dialog.tsx')).EraseDialog);

type Role = 'buyer' | 'dealer';

/** Erasing the own account: what goes, what stays and how long, and what has to be seen to first. */
export function EraseAccount({ role }: { role: Role }) {
  const { data, error, refetch } = useErasing();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <h3 className="mb-1 text-lg">Erase your account</h3>
      <p className="text-muted">It can’t be undone. You may want a copy of your data first.</p>
      {!data && <NotLoaded {...{ error, refetch }} failure="What erasing means did not load" loading="Loading what erasing means" />}
      {data && (
        <>
          <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Points heading="What goes at once" points={whatGoes(role, data.ending)} />
            <Points heading="What stays, without your name" points={whatStays[role]} />
          </div>
          {data.unfinished.length > 0 ? (
            <Unfinished of={data.unfinished} />
          ) : (
            <button type="button" className="btn btn-quiet text-danger mt-3 px-2" onClick={() => setOpen(true)}>
              Erase my account
            </button>
          )}
        </>
      )}
      {isOpen && <EraseDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function whatGoes(role: Role, { requests, bids, cars }: Erasing['ending']): string[] {
  const everyone = ['You are signed out everywhere, and nobody can sign in with your email any more. It can be used for a new account.'];
  if (role === 'buyer')
    return [
      'Your name, phone, email and the location of your profile.',
      ...(requests > 0
        ? [
            plural(requests, {
              one: 'Your active request. The dealers who bid are told.',
              other: 'Your # active requests. The dealers who bid are told.',
            }),
          ]
        : []),
      'Your saved cars, your shortlist and your notices.',
      ...everyone,
    ];
  return [
    'Your name, phone, email, business name, licence and its photo, address and opening hours.',
    ...(bids > 0
      ? [
          plural(bids, {
            one: 'Your pending bid is withdrawn. Its buyer is told.',
            other: 'Your # pending bids are withdrawn. Their buyers are told.',
          }),
        ]
      : []),
    ...(cars > 0 ? [plural(cars, { one: 'The car in your inventory.', other: 'The # cars in your inventory.' })] : []),
    'Your notices.',
    ...everyone,
  ];
}

const kept = 'Messages: three years after the last one of a conversation.';
const whatStays: Record<Role, string[]> = {
  buyer: [
    'What dealers keep of a deal reads “Unknown Buyer”: offers, viewings and sales, for seven years.',
    kept,
    'The town that a request of yours named, for those who dealt with you about it.',
    'Your ratings. Where a dealer could read your name beside one, it reads “Unknown Buyer”.',
  ],
  dealer: [
    'What buyers keep of a deal reads “Unknown Dealer”: bids, viewings, sales and commissions, for seven years.',
    kept,
    'The average of your ratings.',
  ],
};

function Points({ heading, points }: { heading: string; points: string[] }) {
  return (
    <div>
      <h4 className="font-bold">{heading}</h4>
      <ul className="mt-1 list-disc pl-5">
        {points.map((point) => (
          <li key={point} className="py-0.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unfinished({ of }: { of: Erasing['unfinished'] }) {
  const now = useNow();
  const words = ({ kind, car_model, at }: Erasing['unfinished'][number]) =>
    ({
      viewing: `The viewing of ${car_model}, ${friendlyMoment(at, now)}: cancel it, or record how it went`,
      dispute: `The dispute about ${car_model}, viewed on ${shortDate(at)}: our team decides it`,
      commission: `The commission on ${car_model}, sold on ${shortDate(at)}: it is not paid yet`,
    })[kind];
  return (
    <div className="card-waiting mt-4 p-4">
      <h4 className="font-bold">First see to</h4>
      <ul className="divide-line divide-y">
        {of.map((each) => (
          <li key={`${each.kind} ${each.appointment_id}`}>
            <Link
              className="link flex min-h-11 items-center py-1 wrap-anywhere"
              to={each.kind === 'commission' ? paths.commissions : paths.appointment(each.appointment_id)}
            >
              {words(each)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
