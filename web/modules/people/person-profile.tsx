import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/profile/api.ts';
import { businessNames, factLabel, type ProfileField, personNames } from '../../../shared/profile/fields.ts';
import { longDate, shortDate } from '../../../shared/time.ts';
import { personPageWords } from '../../../words/people/person-page.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { LicencePicture } from '../business/licence-picture.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Who a person is, and of a dealer what the business is. */
export function PersonProfile({ user }: { user: Profile }) {
  const isDealer = user.user_type === 'dealer' && !user.admin_role;
  const factOf = (name: ProfileField): [string, ReactNode] => [factLabel(name), <Value key={name} name={name} user={user} />];
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Facts
        title={personPageWords.profile}
        facts={[
          factOf('full_name'),
          [personPageWords.account, personPageWords.accounts[user.admin_role ? 'admin' : isDealer ? 'dealer' : 'buyer']],
          [personPageWords.email, (user.email_verified ? personPageWords.verifiedEmail : personPageWords.unverifiedEmail)(user.email)],
          [personPageWords.newEmail, user.new_email && personPageWords.linkWaits(user.new_email.email, shortDate(user.new_email.asked_at))],
          ...personNames.filter((name) => name !== 'full_name').map(factOf),
          [personPageWords.joined, longDate(user.created_at)],
        ]}
      />
      {isDealer && (
        <Facts
          title={personPageWords.business}
          facts={[
            ...businessNames.map(factOf),
            [personPageWords.licencePhoto, user.licence_photo && <LicencePicture key="photo" photo={user.licence_photo} />],
            [personPageWords.details, personPageWords.version(user.details_version)],
            [
              personPageWords.rating,
              user.rating === null ? personPageWords.noRatings : personPageWords.rated(user.rating.toFixed(1), user.rating_count),
            ],
          ]}
        />
      )}
    </div>
  );
}

function Value({ name, user }: { name: ProfileField; user: Profile }) {
  if (name === 'phone' && user.phone) return <PhoneLink typed={user.phone} number={user.phone_e164} />;
  return user[name] ?? uiWords.notProvided;
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
