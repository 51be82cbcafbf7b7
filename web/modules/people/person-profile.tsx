import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/profile/api.ts';
import { businessNames, factLabel, type ProfileField, personNames } from '../../../shared/profile/fields.ts';
import { longDate, shortDate } from '../../../shared/time.ts';
import { LicencePicture } from '../business/licence-picture.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Who a person is, and of a dealer what the business is. */
export function PersonProfile({ user }: { user: Profile }) {
  const isDealer = user.user_type === 'dealer' && !user.admin_role;
  const factOf = (name: ProfileField): [string, ReactNode] => [factLabel(name), <Value key={name} name={name} user={user} />];
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Facts
        title="Profile"
        facts={[
          factOf('full_name'),
          ['Account', user.admin_role ? 'Administrator' : isDealer ? 'Dealer' : 'Buyer'],
          ['Email', `${user.email}, ${user.email_verified ? 'verified' : 'not verified'}`],
          ['New email', user.new_email && `${user.new_email.email}, its link waits since ${shortDate(user.new_email.asked_at)}`],
          ...personNames.filter((name) => name !== 'full_name').map(factOf),
          ['Joined', longDate(user.created_at)],
        ]}
      />
      {isDealer && (
        <Facts
          title="Business"
          facts={[
            ...businessNames.map(factOf),
            ['Photo of the licence', user.licence_photo && <LicencePicture key="photo" photo={user.licence_photo} />],
            ['Details', `version ${user.details_version}`],
            ['Rating', user.rating === null ? 'No ratings yet' : `${user.rating.toFixed(1)} of 5 (${user.rating_count})`],
          ]}
        />
      )}
    </div>
  );
}

function Value({ name, user }: { name: ProfileField; user: Profile }) {
  if (name === 'phone' && user.phone) return <PhoneLink typed={user.phone} number={user.phone_e164} />;
  return user[name] ?? 'Not provided';
}

/** Label and value in rows; what is null is left out. */
function Facts({ title, facts }: { title: string; facts: [string, ReactNode][] }) {
  return (
    <section>
      <h2 className="text-[1.375rem]">{title}</h2>
      <dl>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label} className="border-line flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="font-bold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
