import type { ReactNode } from 'react';
import { mapsSearch } from '../../../shared/places/maps.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { whyNotAskForLicence } from '../../../shared/verification/rules.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { ActButton } from '../../client/act-button.tsx';
import { FieldGroup } from '../../ui/choice-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LicencePicture } from '../business/licence-picture.tsx';
import { useAskForLicence } from './queries.ts';

export const checkNames = ['licence_checked', 'phone_called', 'address_found'] as const;
export type CheckName = (typeof checkNames)[number];
export type Ticks = Record<CheckName, boolean>;

interface ChecksProps {
  user: Profile;
  ticked: Ticks;
  onTick: (name: CheckName, isTicked: boolean) => void;
}

/** The three checks of our team, each with what it checks and the way to do it. */
export function VerificationChecks({ user, ticked, onTick }: ChecksProps) {
  const { business_license: licence, phone, phone_e164, business_address: address, location } = user;
  const check = (name: CheckName) => ({ name, checked: ticked[name], onTick: (isTicked: boolean) => onTick(name, isTicked) });
  const place = [address, location].filter(Boolean).join(', ');
  return (
    <FieldGroup label={verifyWords.tick}>
      <div className="grid gap-2">
        <Check value={licence} {...check('licence_checked')} act={licence ? null : <AskForLicence user={user} />}>
          {user.licence_photo && <LicencePicture photo={user.licence_photo} />}
        </Check>
        <Check
          value={phone}
          {...check('phone_called')}
          act={
            phone_e164 && (
              <a className="btn btn-outline" href={`tel:${phone_e164}`}>
                <Icon name="phone" size={18} /> {verifyWords.call}
              </a>
            )
          }
        />
        <Check
          value={address}
          {...check('address_found')}
          act={
            address && (
              <a className="btn btn-outline" href={mapsSearch(place)} target="_blank" rel="noreferrer">
                <Icon name="map" size={18} /> {verifyWords.map}
              </a>
            )
          }
        />
      </div>
    </FieldGroup>
  );
}

interface CheckProps {
  name: CheckName;
  checked: boolean;
  onTick: (isTicked: boolean) => void;
  value: string | null;
  act: ReactNode;
  children?: ReactNode;
}

function Check({ name, checked, onTick, value, act, children }: CheckProps) {
  return (
    <div className="border-line rounded-card has-checked:bg-tea/10 grid gap-2 border p-2 px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <label className="check min-w-0">
          <input type="checkbox" name={name} checked={checked} disabled={!value} onChange={({ target }) => onTick(target.checked)} />
          <span className="min-w-0">
            <span className="block font-bold">{verifyWords.checks[name]}</span>
            <span className="text-muted block text-sm wrap-anywhere">{value ?? uiWords.notProvided}</span>
          </span>
        </label>
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
    return verification && <span className="text-muted text-sm">{verifyWords.licenceAsked(shortDate(verification.created_at))}</span>;
  return (
    <ActButton act={() => asking.mutateAsync(undefined)} done={null} failed={verifyWords.notAsked}>
      {verifyWords.askForIt}
    </ActButton>
  );
}
