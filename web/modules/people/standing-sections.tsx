import type { Profile } from '../../../shared/profile/api.ts';
import type { Suspension } from '../../../shared/standing/api.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { personPageWords } from '../../../words/people/person-page.ts';
import { useSuspensions, useWarnings } from '../standing/queries.ts';
import { Row, Section } from './section.tsx';

const moment = (at: string) => personPageWords.moment(shortDate(at), timeOfDay(at));

/** The warnings of a person: who wrote them, when, and when they were read. */
export function WarningsOf({ id }: { id: string }) {
  return (
    <Section title={personPageWords.warnings} list={useWarnings(id)} empty={personPageWords.neverWarned}>
      {({ words, admin_name, created_at, read_at }) => (
        <Row
          name={personPageWords.written(words)}
          detail={
            read_at
              ? personPageWords.warningRead(admin_name, moment(created_at), moment(read_at))
              : personPageWords.warningUnread(admin_name, moment(created_at))
          }
        />
      )}
    </Section>
  );
}

/** The suspensions of a person; nothing while there was none. */
export function SuspensionsOf({ id }: { id: string }) {
  const list = useSuspensions(id);
  if (list.rows?.length === 0) return null;
  return (
    <Section title={personPageWords.suspensions} list={list} empty="">
      {(suspension) => <Row name={personPageWords.written(suspension.reason)} detail={<Story {...suspension} />} />}
    </Section>
  );
}

function Story({ admin_name, created_at, contest, contested_at, answer, ended_at, ended_by_name, end_reason }: Suspension) {
  return (
    <>
      {personPageWords.suspendedBy(admin_name, moment(created_at))}
      {contest && contested_at && (
        <span className="block whitespace-pre-line">{personPageWords.contested(moment(contested_at), contest)}</span>
      )}
      {answer && <span className="block whitespace-pre-line">{personPageWords.answered(answer)}</span>}
      {ended_at && (
        <span className="block whitespace-pre-line">
          {personPageWords.endedBy(ended_by_name ?? '', moment(ended_at), end_reason ?? '')}
        </span>
      )}
    </>
  );
}

/** That a person is suspended now, above everything else on their page. */
export function SuspendedNow({ user: { suspended_at } }: { user: Profile }) {
  if (!suspended_at) return null;
  return (
    <p className="notice" role="status">
      <b>{personPageWords.suspendedSince(moment(suspended_at))}</b> {personPageWords.whatSuspendedMeans}
    </p>
  );
}
