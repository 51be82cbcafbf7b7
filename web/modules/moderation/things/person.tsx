import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { unverifyingInWords } from '../../verification/verification-effects.ts';
import type { KindOfThing } from '../kind-of-thing.ts';
import { ShownThing } from '../shown-thing.tsx';

/** A reported person. */
export const person: KindOfThing<'person'> = {
  noun: 'person',
  shown(subject, owner) {
    return (
      <ShownThing title="The person" note={null}>
        <p className="wrap-anywhere">{[subject.phone, subject.location].filter(Boolean).join(' · ') || 'No phone and no place given'}</p>
        <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.adminUser(owner.user_id)}>
          Everything of {owner.name}
        </Link>
      </ShownThing>
    );
  },
  removal: (removal) => ({
    title: 'Remove: take the verification back',
    follows: `No new bids, confirmations or times. ${unverifyingInWords(removal)}`,
    action: 'Take the verification back',
  }),
};
