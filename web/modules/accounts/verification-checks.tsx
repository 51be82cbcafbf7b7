import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/accounts/api.ts';
import { whyNotAskForLicence } from '../../../shared/accounts/verification.ts';
import { shortDate } from '../../../shared/time.ts';
import { showProblem } from '../../client/problems.ts';
import { CheckField, FieldGroup } from '../../ui/choice-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LicencePicture } from './licence-picture.tsx';
import { useAskForLicence } from './queries.ts';

type CheckName = 'licence_checked' | 'phone_called' | 'address_found';

interface ChecksProps {
  user: Profile;
  field: (name: CheckName) => { name: string; error: string | undefined };
}

/** The three checks of our team, each with what it checks and the way to do it. */
export function VerificationChecks({ user, field }: ChecksProps) {
  const { business_license: licence, phone, phone_e164, business_address: address, location } = user;
  const place = [address, location].filter(Boolean).join(', ');
  return (
    <FieldGroup label="Tick what you did yourself">
      <div className="grid gap-2">
        <Check
          words="Licence number checked"
          value={licence}
          field={field('licence_checked')}
          act={licence ? null : <AskForLicence user={user} />}
        >
          {user.licence_photo && <LicencePicture photo={user.licence_photo} />}
        </Check>
        <Check
          words="Phone called"
          value={phone}
          field={field('phone_called')}
          act={
            phone_e164 && (
              <a className="btn btn-outline" href={`tel:${phone_e164}`}>
                <Icon name="phone" size={18} /> Call
              </a>
            )
          }
        />
        <Check
          words="Address found"
          value={address}
          field={field('address_found')}
          act={
            address && (
              <a
                className="btn btn-outline"
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="map" size={18} /> Map
              </a>
            )
          }
        />
      </div>
    </FieldGroup>
  );
}

interface CheckProps {
  words: string;
  value: string | null;
  field: ReturnType<ChecksProps['field']>;
  act: ReactNode;
  children?: ReactNode;
}

function Check({ words, value, field, act, children }: CheckProps) {
  return (
    <div className="border-line rounded-card has-checked:bg-tea/10 grid gap-2 border p-2 px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <CheckField
          label={
            <>
              <span className="block font-bold">{words}</span>
              <span className="text-muted block text-sm font-normal wrap-anywhere">{value ?? 'Not provided'}</span>
            </>
          }
          disabled={!value}
          {...field}
        />
        {act}
      </div>
      {children}
    </div>
  );
}

/** Asks the dealer for its licence number by mail, once for the same details. */
function AskForLicence({ user }: { user: Profile }) {
  const asking = useAskForLicence(user.user_id);
  const { verification } = user;
  const isAsked = verification?.step === 'licence_asked' && verification.details_version === user.details_version;
  if (whyNotAskForLicence(user, { isAsked }))
    return verification && <span className="text-muted text-sm">Asked on {shortDate(verification.created_at)}</span>;
  const ask = () => asking.mutateAsync(undefined).catch((error) => showProblem('The dealer was not asked', error));
  return (
    <button type="button" className="btn btn-outline" aria-disabled={asking.isPending} onClick={asking.isPending ? undefined : ask}>
      Ask for it
    </button>
  );
}
