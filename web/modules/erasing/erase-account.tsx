import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Erasing } from '../../../shared/erasing/api.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { erasingWords } from '../../../words/erasing/erasing.ts';
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
      <h3 className="mb-1 text-lg">{erasingWords.heading}</h3>
      <p className="text-muted">{erasingWords.notUndone}</p>
      {!data && <NotLoaded {...{ error, refetch }} loading={erasingWords.loading} />}
      {data && (
        <>
          <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Points heading={erasingWords.whatGoes} points={whatGoes(role, data.ending)} />
            <Points heading={erasingWords.whatStays} points={erasingWords.stays[role]} />
          </div>
          {data.unfinished.length > 0 ? (
            <Unfinished of={data.unfinished} />
          ) : (
            <button type="button" className="btn btn-quiet text-danger mt-3 px-2" onClick={() => setOpen(true)}>
              {erasingWords.erase}
            </button>
          )}
        </>
      )}
      {isOpen && <EraseDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function whatGoes(role: Role, { requests, bids, cars }: Erasing['ending']): string[] {
  const ended = [
    requests > 0 && erasingWords.requests(requests),
    bids > 0 && erasingWords.bids(bids),
    cars > 0 && erasingWords.cars(cars),
  ].filter((line) => line !== false);
  return [erasingWords.ownDetails[role], ...ended, erasingWords.kept[role], erasingWords.signedOut];
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
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
    erasingWords.obstacles[kind](car_model, kind === 'viewing' ? friendlyMoment(at, now) : shortDate(at));
  return (
    <div className="card-waiting mt-4 p-4">
      <h4 className="font-bold">{erasingWords.firstSeeTo}</h4>
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
