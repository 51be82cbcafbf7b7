import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { unverifyingInWords } from '../../verification/verification-effects.ts';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing } from '../kind-of-thing.ts';

/** A reported person. */
export const person: KindOfThing<'person', 'dealer_unverified'> = {
  shown(subject, owner) {
    return (
      <CaseSection title="The person">
        <p className="wrap-anywhere">{[subject.phone, subject.location].filter(Boolean).join(' · ') || 'No phone and no place given'}</p>
        <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.adminUser(owner.user_id)}>
          Everything of {owner.name}
        </Link>
      </CaseSection>
    );
  },
  removal: (removal) => ({
    title: 'Remove: take the verification back',
    follows: `No new bids, confirmations or times. ${unverifyingInWords(removal)}`,
    action: 'Take the verification back',
  }),
};
