import { sql } from 'kysely';
import { newEmailHours } from '../../../shared/accounts/rules.ts';

/** Whether an account of `users as u` waits for a new e-mail: as long as the link mailed to it lives (docs/domain/time.md, "Deadlines"). */
export const isNewEmailAwaited = sql<boolean>`u.new_email_at > now() - make_interval(hours => ${newEmailHours})`;
