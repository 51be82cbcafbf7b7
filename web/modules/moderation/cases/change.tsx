import { changedFields, isWaiting } from '../../../../shared/business/rules.ts';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { mapsSearch } from '../../../../shared/places/maps.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseChangeWords } from '../../../../words/moderation/case-change.ts';
import { profileFieldWords } from '../../../../words/profile/profile-field.ts';
import { uiWords } from '../../../../words/ui/ui.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LicencePicture } from '../../business/licence-picture.tsx';
import { useDecideBusinessChange } from '../../verification/queries.ts';
import { caseScreen, type ViewOf } from '../case-screen.tsx';
import { CaseSection } from '../case-section.tsx';
import { MarkedText, markedWords } from '../marked-text.tsx';
import { PersonSide } from '../person-side.tsx';

/** The changed business details of a verified dealer beside those in force (docs/domain/lifecycles.md, "Changed business details"). */
export const ChangeCase = caseScreen<'change'>({
  titleOf: ({ profile }, isOpen) => ({
    question: isOpen ? caseChangeWords.question(dealerName(profile)) : dealerName(profile),
    since: profile.business_change?.created_at ?? null,
  }),
  versionOf: ({ profile }) => profile.business_change?.id,
  Facts: ({ view }) => (
    <>
      <OldAndNew view={view} />
      <section className="card" aria-label={caseChangeWords.theDealer}>
        <PersonSide person={view.person} />
      </section>
    </>
  ),
  decidedOf({ profile: { business_change: change, verification }, decided_at }) {
    const reason = change?.refused_reason;
    if (isWaiting(change)) return null;
    const wasApproved = verification?.step === 'change_approved';
    const how = reason ? caseChangeWords.refused : wasApproved ? caseChangeWords.approved : caseChangeWords.waitsNoMore;
    return { how, when: decided_at ? shortDate(decided_at) : undefined, reason };
  },
  useToDecide({ profile }) {
    const decide = useDecideBusinessChange(profile.user_id);
    const { business_change: change } = profile;
    if (!change) return { choices: [] };
    const name = dealerName(profile);
    const details = changedFields(profile, change).length;
    return {
      choices: [
        {
          value: 'approve',
          title: caseChangeWords.approve(details),
          follows: caseChangeWords.everyoneSees(name),
          action: caseChangeWords.approve(details),
          act: () => decide.mutateAsync({ change_id: change.id }),
          done: caseChangeWords.detailsApproved,
          told: caseChangeWords.getsEmail(name),
        },
        {
          value: 'refuse',
          title: caseChangeWords.refuse,
          follows: caseChangeWords.staysVerified(name),
          why: caseChangeWords.why,
          action: caseChangeWords.refuseThese(details),
          isLoss: true,
          act: (reason) => decide.mutateAsync({ change_id: change.id, reason }),
          done: caseChangeWords.detailsRefused,
          told: caseChangeWords.getsReason(name),
        },
      ],
    };
  },
});

/** What was sent, beside what is in force; of what was approved, beside what was in force before. */
function OldAndNew({ view: { profile, compared } }: { view: ViewOf<'change'> }) {
  if (!compared) return null;
  const { before, after } = compared;
  const fields = changedFields(before, after);
  const was = profile.business_change ? caseChangeWords.inForce : caseChangeWords.before;
  return (
    <CaseSection title={isWaiting(profile.business_change) ? caseChangeWords.inForceAndWould : caseChangeWords.whatWasDecided}>
      {fields.map((field) => (
        <Compared key={field} label={profileFieldWords.labels[field]} was={was} before={before[field] ?? ''} wanted={after[field] ?? ''} />
      ))}
      {fields.includes('business_address') && after.business_address && (
        <a className="btn btn-outline justify-self-start" href={mapsSearch(after.business_address)} target="_blank" rel="noreferrer">
          <Icon name="map" size={18} /> {caseChangeWords.map}
        </a>
      )}
      {fields.includes('business_license') && profile.licence_photo && <LicencePicture photo={profile.licence_photo} />}
    </CaseSection>
  );
}

function Compared({ label, was, before, wanted }: { label: string; was: string; before: string; wanted: string }) {
  return (
    <div className="border-line grid gap-x-6 gap-y-2 border-t pt-3 sm:grid-cols-2">
      <h3 className="text-muted text-sm font-normal sm:col-span-2">{label}</h3>
      <p className="wrap-anywhere">
        <span className="text-muted block text-sm">{was}</span>
        {before ? <MarkedText parts={markedWords(before, wanted)} /> : uiWords.notProvided}
      </p>
      <p className="font-bold wrap-anywhere">
        <span className="text-muted block text-sm font-normal">{caseChangeWords.wanted}</span>
        {wanted ? <MarkedText parts={markedWords(wanted, before)} /> : uiWords.notProvided}
      </p>
    </div>
  );
}
