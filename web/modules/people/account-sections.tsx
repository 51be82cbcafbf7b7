import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { auditLog } from '../../../shared/audit/reads.ts';
import { commissionSums } from '../../../shared/commissions/admin-reads.ts';
import { commissionState } from '../../../shared/commissions/due.ts';
import { ksh } from '../../../shared/money.ts';
import type { SessionOfPerson, VerificationStep } from '../../../shared/people/api.ts';
import { commissionsOf, ratingsOf, sessionsOf, stepsOf } from '../../../shared/people/reads.ts';
import { friendlyMoment, shortDate, timeOfDay } from '../../../shared/time.ts';
import { personPageWords } from '../../../words/people/person-page.ts';
import { ActButton } from '../../client/act-button.tsx';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';
import { useNow } from '../../ui/use-now.ts';
import { AuditEntry } from '../audit/audit-entry.tsx';
import { useEndSessionOf } from '../standing/queries.ts';
import { Row, Section } from './section.tsx';

/** What our team did about a dealer's verification, with the ticks of its list. */
export function StepsOf({ id }: { id: string }) {
  return (
    <Section title={personPageWords.history} list={usePaged('users', stepsOf(id))} empty={personPageWords.nothingDone}>
      {(step) => (
        <Row
          name={personPageWords.steps[step.step]}
          detail={
            <>
              {ticksOf(step) && <span className="block">{ticksOf(step)}</span>}
              {step.reason && <span className="block whitespace-pre-line">{step.reason}</span>}
              {personPageWords.stepBy(
                personPageWords.moment(shortDate(step.created_at), timeOfDay(step.created_at)),
                step.admin_name,
                step.details_version,
              )}
            </>
          }
        />
      )}
    </Section>
  );
}

function ticksOf({ licence_checked, phone_called, address_found }: VerificationStep): string {
  const ticks = [
    licence_checked && personPageWords.ticks.licence,
    phone_called && personPageWords.ticks.phone,
    address_found && personPageWords.ticks.address,
  ];
  return ticks.filter(Boolean).join(' · ');
}

/** What a dealer owes and has paid. */
export function CommissionsOf({ id }: { id: string }) {
  const { data: sums } = useRead('commissions', commissionSums(id));
  const now = useNow();
  return (
    <Section
      title={personPageWords.commissions}
      note={sums && personPageWords.sums(ksh(sums.owed.amount), ksh(sums.paid))}
      list={usePaged('commissions', commissionsOf(id))}
      empty={personPageWords.noSale}
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
      title={isDealer ? personPageWords.ratingsReceived : personPageWords.ratingsGiven}
      list={usePaged('appointments', ratingsOf(id))}
      empty={isDealer ? personPageWords.noneReceived : personPageWords.noneGiven}
    >
      {({ appointment_id, other, rating, review_text, answer, created_at }) => (
        <Row
          to={paths.appointment(appointment_id)}
          name={(isDealer ? personPageWords.ratedBy : personPageWords.ratedTo)(rating, other.name || personPageWords.unknown)}
          detail={
            <>
              {review_text && <span className="block whitespace-pre-line">{review_text}</span>}
              {answer && <span className="block whitespace-pre-line">{personPageWords.answer(answer)}</span>}
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
    <Section title={personPageWords.signedIn} list={usePaged('sessions', sessionsOf(id))} empty={personPageWords.signedInNowhere}>
      {(session) => (
        <Row
          name={deviceOf(session)}
          detail={personPageWords.signedInOn(shortDate(session.created_at))}
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
      {personPageWords.lastSeen(friendlyMoment(session.last_seen_at, now))}
      <ActButton
        act={() => end.mutateAsync(session.id)}
        done={personPageWords.ended}
        failed={personPageWords.notEnded}
        aria-label={personPageWords.endThat(deviceOf(session), shortDate(session.created_at))}
      >
        {personPageWords.end}
      </ActButton>
    </span>
  );
}

function deviceOf({ browser, system }: SessionOfPerson): string {
  const named = browser ?? personPageWords.aBrowser;
  return system ? personPageWords.browserOn(named, system) : named;
}

/** What the log says of a person: what they did, and what was done about them. */
export function AuditOf({ id }: { id: string }) {
  return (
    <Section
      title={personPageWords.audit}
      note={
        <Link className="link inline-flex min-h-11 items-center" to={paths.auditOf(id)}>
          {personPageWords.searchIt}
        </Link>
      }
      list={usePaged('audit', auditLog({ person: id }))}
      empty={personPageWords.nothingYet}
    >
      {(row) => <AuditEntry row={row} />}
    </Section>
  );
}
