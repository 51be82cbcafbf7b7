import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { isWaiting } from '../../../shared/business/rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { PeopleSort } from '../../../shared/people/filters.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { peopleListWords } from '../../../words/people/people-list.ts';
import { StateWords } from '../../ui/state-words.tsx';
import { type Columns, Table } from '../../ui/table.tsx';
import { Verified } from '../../ui/verified.tsx';
import { type DecisionStep, VerificationButtons, VerificationDialog } from '../verification/verification-act.tsx';
import { VerificationWords } from '../verification/verification-words.tsx';
import { PersonLink } from './person-link.tsx';
import { PhoneLink } from './phone-link.tsx';

const isDealer = ({ user_type, admin_role }: Profile) => user_type === 'dealer' && !admin_role;

const columns = (): Columns<Profile, PeopleSort> => [
  { label: peopleListWords.columns.name, value: (user) => <Name user={user} />, sorts: [['name', 'ascending']] },
  { label: peopleListWords.columns.account, value: (user) => <Account user={user} /> },
  { label: peopleListWords.columns.contact, value: (user) => (user.phone || user.location ? <Contact user={user} /> : null) },
  {
    label: peopleListWords.columns.joined,
    value: ({ created_at }) => shortDate(created_at),
    sorts: [
      ['newest', 'descending'],
      ['oldest', 'ascending'],
    ],
  },
  { label: peopleListWords.columns.verification, value: (user) => (isDealer(user) ? <Standing user={user} /> : null) },
];

interface UserTableProps {
  users: Profile[];
  /** How the headings sort; not where those that wait stand in an order of their own. */
  order: { sort: PeopleSort | undefined; usual: PeopleSort; onChange: (sort: PeopleSort | undefined) => void } | undefined;
}

/** Accounts as the administrator lists them; each name leads to the person's page. */
export function UserTable({ users, order }: UserTableProps) {
  const [deciding, setDeciding] = useState<{ user_id: string; step: DecisionStep }>();
  const user = users.find(({ user_id }) => user_id === deciding?.user_id);
  const onStep = (user_id: string) => (step: DecisionStep | undefined) => setDeciding(step && { user_id, step });
  return (
    <>
      <Table
        caption={peopleListWords.users}
        columns={columns()}
        rows={users}
        idOf={({ user_id }) => user_id}
        {...(order && { order })}
        act={(of) => <Act user={of} onStep={onStep(of.user_id)} />}
        from={1280}
      />
      {user && deciding && <VerificationDialog user={user} step={deciding.step} onStep={onStep(user.user_id)} />}
    </>
  );
}

function Act({ user, onStep }: { user: Profile; onStep: (step: DecisionStep | undefined) => void }) {
  if (!isDealer(user)) return null;
  if (!isWaiting(user.business_change)) return <VerificationButtons user={user} onStep={onStep} />;
  return (
    <Link className="btn btn-outline" to={paths.adminUser(user.user_id)} aria-label={peopleListWords.decideAbout(dealerName(user))}>
      {peopleListWords.decide}
    </Link>
  );
}

function Name({ user: { user_id, full_name, email, email_verified } }: { user: Profile }) {
  return (
    <>
      <PersonLink id={user_id} name={full_name} />
      <span className="text-muted block text-sm font-normal wrap-anywhere">{email}</span>
      {!email_verified && <span className="badge">{peopleListWords.emailNotVerified}</span>}
    </>
  );
}

function Contact({ user: { phone, phone_e164, location } }: { user: Profile }) {
  return (
    <>
      {phone && <PhoneLink typed={phone} number={phone_e164} />}
      <span className="block">{location}</span>
    </>
  );
}

function Account({ user }: { user: Profile }) {
  if (!isDealer(user)) return user.admin_role ? peopleListWords.administrator : peopleListWords.buyer;
  return (
    <>
      {peopleListWords.dealer}
      <span className="block font-bold">{user.business_name ?? peopleListWords.noBusinessName}</span>
      <span className="text-muted block text-sm">
        {user.business_license ? peopleListWords.licence(user.business_license) : peopleListWords.noLicence}
      </span>
    </>
  );
}

function Standing({ user }: { user: Profile }) {
  return (
    <div className="grid gap-1">
      {user.is_verified && (
        <p>
          <Verified />
        </p>
      )}
      <VerificationWords user={user} />
      {isWaiting(user.business_change) && <StateWords kind="waiting">{peopleListWords.changesToDecide}</StateWords>}
    </div>
  );
}
