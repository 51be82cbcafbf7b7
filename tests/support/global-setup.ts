import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/built.ts';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL with a migrated database named `template_app`. */
    postgresUrl: string;
    /** The same with the role that the program works as, which owns nothing. */
    programUrl: string;
  }
}

/** Builds the pages when they are stale, and starts one real PostgreSQL for the whole run; each test file copies a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  process.umask(0o022); // the database's user can read the folders that tests create
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.url);
  project.provide('programUrl', postgres.programUrl);
  return () => postgres.stop();
}
