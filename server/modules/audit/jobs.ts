import { sql } from 'kysely';
import type { Job } from '../../platform/data/queue.ts';
import { readSettings } from '../settings/settings.ts';

/** Forgets from where acts came, after the setting `dataRetentionDays`; the acts stay (docs/domain/permissions.md, "The log"). */
export const forgetAddresses: Job = {
  name: 'forget-addresses',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    const { dataRetentionDays } = await readSettings(db);
    await sql`select forget_addresses(${dataRetentionDays}::integer)`.execute(db);
  },
};

export const auditJobs = [forgetAddresses];
