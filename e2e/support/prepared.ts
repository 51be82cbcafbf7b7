/** The databases that a marketplace can begin with: one that is migrated, and one that is filled with the demo, once `livedDemo` has come to its end. */
export type Template = 'template_app' | 'template_demo';

/** What the global setup has made for all journeys of this run. */
interface Prepared {
  /** Address of the PostgreSQL that has the templates. */
  postgresUrl: string;
  /** The files of the demo's photos, as they lie in a DATA_DIR, once `livedDemo` has come to its end. */
  demoFolder: string;
}

const variable = 'E2E_PREPARED';

/** Hands it to the processes that run the journeys; they get the environment of the one that starts them. */
export function handOver(made: Prepared): void {
  process.env[variable] = JSON.stringify(made);
}

export function prepared(): Prepared {
  const made = process.env[variable];
  if (!made) throw new Error('the global setup has not run');
  return JSON.parse(made) as Prepared;
}
