import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { checkedNames, factLabel } from '../../../shared/profile/fields.ts';
import { businessFormWords } from '../../../words/business/business-form.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LicencePicture } from './licence-picture.tsx';
import { WaitingDetails } from './waiting-details.tsx';

const ContactDialog = lazyDialog(async () => (await import('./contact-dialog.tsx')).ContactDialog);

/** The business of a dealer who is verified, or suspended: what our team checks to read only, and where it is reached, which the dealer may change. */
export function BusinessFacts({ profile }: { profile: Profile }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <dl>
        {checkedNames.map((name) => (
          <div key={name} className="border-line flex flex-wrap justify-between gap-x-4 border-b py-3">
            <dt className="text-muted">{name === 'phone' ? businessFormWords.phone : factLabel(name)}</dt>
            <dd className="font-bold wrap-anywhere">{profile[name] ?? uiWords.notProvided}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <WaitingDetails profile={profile} />
      </div>
      {profile.licence_photo && (
        <p className="mt-3">
          <LicencePicture photo={profile.licence_photo} />
        </p>
      )}
      {profile.is_verified && (
        <p className="mt-3">
          {businessFormWords.checkedByUs}{' '}
          {businessFormWords.howToChange(
            <Link className="link" to={paths.ownBusiness}>
              {businessFormWords.changeInProfile}
            </Link>,
          )}
        </p>
      )}
      <button type="button" className="btn btn-outline mt-3" onClick={() => setChanging(true)}>
        {businessFormWords.changeContact}
      </button>
      {isChanging && <ContactDialog profile={profile} onClose={() => setChanging(false)} />}
    </>
  );
}
