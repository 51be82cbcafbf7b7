import type { Profile } from '../../../shared/profile/api.ts';
import type { Suspension } from '../../../shared/standing/api.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { useSuspensions, useWarnings } from '../standing/queries.ts';
import { Row, Section } from './section.tsx';

const moment = (at: string) => `${shortDate(at)}, ${timeOfDay(at)}`;

/** The warnings of a person: who wrote them, when, and when they were read. */
export function WarningsOf({ id }: { id: string }) {
  return (
    <Section title="Warnings" list={useWarnings(id)} empty="Never warned.">
      {({ words, admin_name, created_at, read_at }) => (
        <Row
          name={`“${words}”`}
          detail={`${admin_name}, ${moment(created_at)} · ${read_at ? `read ${moment(read_at)}` : 'not read yet'}`}
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
    <Section title="Suspensions" list={list} empty="">
      {(suspension) => <Row name={`“${suspension.reason}”`} detail={<Story {...suspension} />} />}
    </Section>
  );
}

function Story({ admin_name, created_at, contest, contested_at, answer, ended_at, ended_by_name, end_reason }: Suspension) {
  return (
    <>
      {admin_name}, {moment(created_at)}
      {contest && contested_at && (
        <span className="block whitespace-pre-line">
          Contested {moment(contested_at)}: “{contest}”
        </span>
      )}
      {answer && <span className="block whitespace-pre-line">Answered: “{answer}”</span>}
      {ended_at && (
        <span className="block whitespace-pre-line">
          Ended by {ended_by_name}, {moment(ended_at)}: “{end_reason}”
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
      <b>Suspended since {moment(suspended_at)}.</b> What is theirs is hidden, and they can only read.
    </p>
  );
}
