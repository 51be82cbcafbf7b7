import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/accounts/api.ts';
import { changedFields, isWaiting } from '../../../shared/accounts/business-change.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import type { PersonFacts } from '../../../shared/moderation/person-facts.ts';
import { mapsSearch } from '../../../shared/places/maps.ts';
import { plural } from '../../../shared/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { businessLabels } from '../accounts/business-fields.tsx';
import { LicencePicture } from '../accounts/licence-picture.tsx';
import { useDecideBusinessChange } from '../accounts/queries.ts';
import { CaseToDecide } from './case-to-decide.tsx';
import { Decided } from './decided.tsx';
import { Facts } from './facts-beside.tsx';
import { markedWords } from './marked.ts';
import { MarkedText } from './marked-text.tsx';
import { PersonSide } from './person-side.tsx';
import type { Choice, Deciding } from './use-decision.ts';

interface ChangeProps {
  profile: Profile;
  person: PersonFacts;
  deciding: Deciding;
}

type Change = NonNullable<Profile['business_change']>;

/** The changed business details of a verified dealer beside those in force (docs/domain/lifecycles.md, "Changed business details"). */
export function ChangeCase({ profile, person, deciding }: ChangeProps) {
  const { business_change: change, verification } = profile;
  const refused = change?.refused_reason;
  const side = (
    <section className="card" aria-label="The dealer">
      <PersonSide person={person} />
    </section>
  );
  if (isWaiting(change)) return <Undecided {...{ profile, change, deciding, side }} />;
  const wasApproved = verification?.step === 'change_approved';
  const how = refused ? 'Refused' : wasApproved ? 'Approved' : 'Nothing waits any more';
  return <Facts facts={side} beside={<Decided how={how} reason={refused} />} />;
}

interface UndecidedProps {
  profile: Profile;
  change: Change;
  deciding: Deciding;
  side: ReactNode;
}

function Undecided({ profile, change, deciding, side }: UndecidedProps) {
  const decide = useDecideBusinessChange(profile.user_id);
  const name = dealerName(profile);
  const fields = changedFields(profile, change);
  const details = plural(fields.length, { one: '1 new detail', other: '# new details' });
  const choices: Choice[] = [
    {
      value: 'approve',
      title: `Approve ${details}`,
      follows: `${name} stays verified, and everyone reads the new from now on, on its offers and viewings too.`,
      action: `Approve ${details}`,
      act: () => decide.mutateAsync({ change_id: change.id }),
      done: 'Changed details approved',
      told: `${name} gets an email.`,
    },
    {
      value: 'refuse',
      title: 'Refuse',
      follows: `${name} stays verified with the details from before, and may send others.`,
      why: { label: 'Why? The dealer reads this.' },
      action: `Refuse ${details}`,
      isLoss: true,
      act: (reason) => decide.mutateAsync({ change_id: change.id, reason }),
      done: 'Changed details refused',
      told: `${name} gets an email with your reason.`,
    },
  ];
  return (
    <CaseToDecide choices={choices} deciding={deciding}>
      <section className="card grid gap-4 p-4" aria-labelledby="old-and-new">
        <h2 id="old-and-new" className="text-lg">
          In force, and as it would be
        </h2>
        {fields.map((field) => (
          <Compared key={field} label={businessLabels[field]} before={profile[field] ?? ''} wanted={change[field] ?? ''} />
        ))}
        {fields.includes('business_address') && change.business_address && (
          <a className="btn btn-outline justify-self-start" href={mapsSearch(change.business_address)} target="_blank" rel="noreferrer">
            <Icon name="map" size={18} /> Map of the new address
          </a>
        )}
        {fields.includes('business_license') && profile.licence_photo && <LicencePicture photo={profile.licence_photo} />}
      </section>
      {side}
    </CaseToDecide>
  );
}

function Compared({ label, before, wanted }: { label: string; before: string; wanted: string }) {
  return (
    <div className="border-line grid gap-x-6 gap-y-2 border-t pt-3 sm:grid-cols-2">
      <h3 className="text-muted text-sm font-normal sm:col-span-2">{label}</h3>
      <p className="wrap-anywhere">
        <span className="text-muted block text-sm">in force</span>
        {before ? <MarkedText parts={markedWords(before, wanted)} /> : 'Not provided'}
      </p>
      <p className="font-bold wrap-anywhere">
        <span className="text-muted block text-sm font-normal">new</span>
        {wanted ? <MarkedText parts={markedWords(wanted, before)} /> : 'Not provided'}
      </p>
    </div>
  );
}
