import type pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';
import { baselineNames } from './schema-files.ts';

// The schema was made in 65 steps once, before db/schema took their place: what the last of them left is what db/schema makes.
const firstStep = '0001_marketplace';
const lastStep = '0066_what_was_disputed';
/** The commit of the last version of the program that has those steps. */
export const versionWithSteps = 'c8ec722b';

/**
 * Has a database that was made in steps go on from the baseline: its steps are named as the baseline is, in one statement, and nothing else changes. Throws
 * CannotStart when it does not stand at the last of them.
 */
export async function goOnFromBaseline(client: pg.ClientBase, done: string[]): Promise<void> {
  if (done[0] !== firstStep) return;
  const last = done.includes(lastStep) ? lastStep : String(done.at(-1));
  if (last !== lastStep)
    throw new CannotStart(
      `The database stands at the migration ${last} of an older version. Start the version of commit ${versionWithSteps} with it once, and then this one.`,
    );
  // In the place of the first of them, before what may have come after the last.
  await client.query(
    `with steps as (delete from migrations where id <= (select id from migrations where name = $1) returning run_on)
     insert into migrations (name, run_on)
     select name, (select min(run_on) from steps) from unnest($2::text[]) with ordinality as baseline (name, place) order by place`,
    [lastStep, baselineNames()],
  );
}

/** The migration of a backup by today's names. Throws CannotStart for one from before the last step, which names the version that it has to pass through. */
export function sinceBaseline(name: string): string {
  if (name === lastStep) return String(baselineNames().at(-1));
  if (/^\d{4}_/.test(name) && name < lastStep)
    throw new CannotStart(
      `It is of an older version of the program, at the migration ${name}. Restore it with the version of commit ${versionWithSteps}, and start this one with what it restored.`,
    );
  return name;
}
