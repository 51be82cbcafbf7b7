import { sql } from 'kysely';

/** Whether an account of `users as u` waits for a new e-mail: as long as the link mailed to it lives (docs/domain/time.md, "Deadlines"). */
export const isNewEmailAwaited = sql<boolean>`u.new_email_at > now() - interval '24 hours'`;
