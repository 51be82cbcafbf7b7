import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { auditLog } from '../../../shared/audit/reads.ts';
import { commissionSums } from '../../../shared/commissions/admin-reads.ts';
import { commissionState } from '../../../shared/commissions/due.ts';
import { ksh } from '../../../shared/money.ts';
import type { SessionOfPerson, VerificationStep } from '../../../shared/people/api.ts';
import { commissionsOf, ratingsOf, sessionsOf, stepsOf } from '../../../shared/people/reads.ts';
import { friendlyMoment, shortDate, timeOfDay } from '../../../shared/time.ts';
import { ActButton } from '../../client/act-button.tsx';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';
import { useNow } from '../../ui/use-now.ts';
import { AuditEntry } from '../audit/audit-entry.tsx';
import { useEndSessionOf } from '../standing/queries.ts';
import { Row, Section } from './section.tsx';

const stepWords: Record<VerificationStep['step'], string> = {
  verified: 'Verified',
  unverified: 'Verification taken back',
  licence_asked: 'Asked for the licence number',
  more_asked: 'Asked for more',
  change_approved: 'Changed details approved',
};

/** What our team did about a dealer's verification, with the ticks of its list. */
export function StepsOf({ id }: { id: string }) {
  return (
    <Section title="Verification history" list={usePaged('users', stepsOf(id))} empty="Nothing done yet.">
      {(step) => (
        <Row
          name={stepWords[step.step]}
          detail={
            <>
              {ticksOf(step) && <span className="block">{ticksOf(step)}</span>}
              {step.reason && <span className="block whitespace-pre-line">{step.reason}</span>}
              {shortDate(step.created_at)}, {timeOfDay(step.created_at)} · {step.admin_name}, version {step.details_version}
            </>
          }
        />
      )}
    </Section>
  );
}

function ticksOf({ licence_checked, phone_called, address_found }: VerificationStep): string {
  const ticks = [licence_checked && '✓ licence number checked', phone_called && '✓ phone called', address_found && '✓ address found'];
  return ticks.filter(Boolean).join(' · ');
}

/** What a dealer owes and has paid. */
export function CommissionsOf({ id }: { id: string }) {
  const { data: sums } = useRead('commissions', commissionSums(id));
  const now = useNow();
  return (
    <Section
      title="Commissions"
      note={sums && `${ksh(sums.owed.amount)} owed · ${ksh(sums.paid)} paid`}
      list={usePaged('commissions', commissionsOf(id))}
      empty="No sale recorded."
    >
      {(commission) => (
        <Row
          to={paths.adminCommissionsWith(commission.reference)}
          name={ksh(commission.commission_amount)}
          detail={`${commission.car_model} · ${commission.reference.replace(' ', '\u00a0')}`}
          end={commissionState(commission, now).words}
        />
      )}
    </Section>
  );
}

/** What buyers rated of a dealer, or a buyer of dealers. */
export function RatingsOf({ id, isDealer }: { id: string; isDealer: boolean }) {
  return (
    <Section
      title={isDealer ? 'Ratings received' : 'Ratings given'}
      list={usePaged('appointments', ratingsOf(id))}
      empty={isDealer ? 'No ratings yet.' : 'None given.'}
    >
      {({ appointment_id, other, rating, review_text, answer, created_at }) => (
        <Row
          to={paths.appointment(appointment_id)}
          name={`${rating} of 5, ${isDealer ? 'by' : 'to'} ${other.name || 'Unknown'}`}
          detail={
            <>
              {review_text && <span className="block whitespace-pre-line">{review_text}</span>}
              {answer && <span className="block whitespace-pre-line">Answer: {answer}</span>}
              {shortDate(created_at)}
            </>
          }
        />
      )}
    </Section>
  );
}

/** Where a person is signed in. */
export function SessionsOf({ id }: { id: string }) {
  const now = useNow();
  return (
    <Section title="Signed in" list={usePaged('sessions', sessionsOf(id))} empty="Signed in nowhere.">
      {(session) => (
        <Row
          name={deviceOf(session)}
          detail={`Signed in on ${shortDate(session.created_at)}`}
          end={<EndSession session={session} now={now} />}
        />
      )}
    </Section>
  );
}

function EndSession({ session, now }: { session: SessionOfPerson; now: Date }) {
  const end = useEndSessionOf();
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3">
      last seen {friendlyMoment(session.last_seen_at, now)}
      <ActButton
        act={() => end.mutateAsync(session.id)}
        done="That browser is signed out"
        failed="The session was not ended"
        aria-label={`End: ${deviceOf(session)}, signed in on ${shortDate(session.created_at)}`}
      >
        End
      </ActButton>
    </span>
  );
}

const deviceOf = ({ browser, system }: SessionOfPerson) => [browser ?? 'A browser', system].filter(Boolean).join(' on ');

/** What the log says of a person: what they did, and what was done about them. */
export function AuditOf({ id }: { id: string }) {
  return (
    <Section
      title="Audit"
      note={
        <Link className="link inline-flex min-h-11 items-center" to={paths.auditOf(id)}>
          Search it
        </Link>
      }
      list={usePaged('audit', auditLog({ person: id }))}
      empty="Nothing yet."
    >
      {(row) => <AuditEntry row={row} />}
    </Section>
  );
}
