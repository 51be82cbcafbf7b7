import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/accounts/api.ts';
import { longDate, shortDate } from '../../../shared/time.ts';
import { LicencePicture } from './licence-picture.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Who a person is, and of a dealer what the business is. */
export function PersonProfile({ user }: { user: Profile }) {
  const isDealer = user.user_type === 'dealer' && !user.admin_role;
  const none = 'Not provided';
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Facts
        title="Profile"
        facts={[
          ['Name', user.full_name],
          ['Account', user.admin_role ? 'Administrator' : isDealer ? 'Dealer' : 'Buyer'],
          ['Email', `${user.email}, ${user.email_verified ? 'verified' : 'not verified'}`],
          ['New email', user.new_email && `${user.new_email.email}, its link waits since ${shortDate(user.new_email.asked_at)}`],
          ['Phone', user.phone ? <PhoneLink key="phone" typed={user.phone} number={user.phone_e164} /> : none],
          ['Location', user.location ?? none],
          ['Joined', longDate(user.created_at)],
        ]}
      />
      {isDealer && (
        <Facts
          title="Business"
          facts={[
            ['Business name', user.business_name ?? none],
            ['Licence', user.business_license ?? none],
            ['Business address', user.business_address ?? none],
            ['Photo of the licence', user.licence_photo && <LicencePicture key="photo" photo={user.licence_photo} />],
            ['Details', `version ${user.details_version}`],
            ['Rating', user.rating === null ? 'No ratings yet' : `${user.rating.toFixed(1)} of 5 (${user.rating_count})`],
          ]}
        />
      )}
    </div>
  );
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
