import type { Profile } from '../../../shared/accounts/api.ts';
import { SupportAddress } from '../settings/support-address.tsx';
import { LicencePicture } from './licence-picture.tsx';

/** What our team has checked of a dealer's business, to read only. */
export function BusinessFacts({ profile }: { profile: Profile }) {
  const rows = [
    ['Business name', profile.business_name],
    ['Licence', profile.business_license],
    ['Contact phone', profile.phone],
    ['Location', profile.location],
    ['Business address', profile.business_address],
  ];
  return (
    <>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="border-line flex flex-wrap justify-between gap-x-4 border-b py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold wrap-anywhere">{value ?? 'Not provided'}</dd>
          </div>
        ))}
      </dl>
      {profile.licence_photo && (
        <p className="mt-3">
          <LicencePicture photo={profile.licence_photo} />
        </p>
      )}
      <p className="mt-3">
        Our team has checked this, so it can’t be changed here. Please write to us to change it: <SupportAddress />.
      </p>
    </>
  );
}
