import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { PersonFacts } from '../../../shared/moderation/person-facts.ts';
import { casePersonWords } from '../../../words/moderation/case-person.ts';
import { Initials } from '../../ui/initials.tsx';
import { personWords, recordWords } from './person-words.ts';

interface PersonSideProps {
  person: PersonFacts;
  /** What they are here, where it is not their role: 'Reported'. */
  as?: string;
  /** What they say. */
  children?: ReactNode;
}

/** A person beside what is to be decided: who they are, what they say, and what was decided about them before. */
export function PersonSide({ person, as, children }: PersonSideProps) {
  const { name, full_name, role, user_id } = person;
  const record = recordWords(person);
  return (
    <div className="grid content-start gap-3 p-4">
      <p className="flex items-center gap-3">
        <Initials name={name} isDealer={role === 'dealer'} />
        <span className="min-w-0">
          <Link className="link inline-block py-2.5 font-bold wrap-anywhere" to={paths.adminUser(user_id)}>
            {name}
          </Link>
          <span className="text-muted block text-sm wrap-anywhere">
            {[as, casePersonWords.roles[role], full_name === name ? null : full_name].filter(Boolean).join(' · ')}
          </span>
        </span>
      </p>
      {children}
      <p className="text-muted text-sm wrap-anywhere">
        {personWords(person).join(' · ')} ·{' '}
        {record.length > 0 ? <strong className="text-ink">{record.join(', ')}</strong> : casePersonWords.nothingBefore}
      </p>
    </div>
  );
}
