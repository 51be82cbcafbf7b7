import { whatStatusDoes } from '../../../../shared/requests/status-words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing } from '../kind-of-thing.ts';
import { Words } from '../words.tsx';

/** A reported request. */
export const request: KindOfThing<'request', 'request_cancelled'> = {
  shown(subject) {
    const { is_deleted, status, created_at } = subject;
    return (
      <CaseSection title="The request" note={`${is_deleted ? 'deleted meanwhile' : status} · ${shortDate(created_at)}`}>
        <p className="text-lg font-bold wrap-anywhere">{subject.car_model}</p>
        <p className="wrap-anywhere">
          {subject.budget} · {subject.location}
        </p>
        <Words text={subject.description} />
      </CaseSection>
    );
  },
  removal: (removal) => ({
    title: 'Remove: close the request',
    follows: whatStatusDoes({ ...removal, status: 'active' }, 'cancelled').join(' '),
    action: 'Close the request',
  }),
};
