import { whatStatusDoes } from '../../../../shared/requests/status-words.ts';
import type { KindOfThing } from '../kind-of-thing.ts';
import { ShownThing, Words } from '../shown-thing.tsx';

/** A reported request. */
export const request: KindOfThing<'request'> = {
  noun: 'request',
  shown(subject) {
    return (
      <ShownThing title="The request" note={subject.is_deleted ? 'deleted meanwhile' : subject.status} date={subject.created_at}>
        <p className="text-lg font-bold wrap-anywhere">{subject.car_model}</p>
        <p className="wrap-anywhere">
          {subject.budget} · {subject.location}
        </p>
        <Words text={subject.description} />
      </ShownThing>
    );
  },
  removal: (removal) => ({
    title: 'Remove: close the request',
    follows: whatStatusDoes({ ...removal, status: 'active' }, 'cancelled').join(' '),
    action: 'Close the request',
  }),
};
