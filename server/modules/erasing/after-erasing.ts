// Read by tests alone: what erases are the verbs, and tests/erasing/erasing.test.ts holds them against this.
import type { DB } from '../../../db/types.ts';

const deal = 'of a deal, which the other person keeps: by then the profile belongs to nobody';
const log = 'the log: what was done, by nobody any more';
const admin = 'of the administrator, who is never erased';

/**
 * What erasing makes of each column with a person's id: 'goes', by the verbs that `server/workflows/erase-account.ts` calls, or why it stays
 * (docs/domain/accounts.md, "Erasing"). A new one has to say.
 */
export const afterErasing = {
  admin_files: { asked_by: admin },
  appointments: { buyer_id: deal, dealer_id: deal, proposed_by: deal, completed_by: deal, cancelled_by: deal },
  bids: { dealer_id: deal },
  business_changes: { dealer_id: 'goes' },
  car_requests: { user_id: deal },
  cars: { dealer_id: deal },
  commissions: { dealer_id: deal },
  data_exports: { user_id: 'goes' },
  email_tokens: { user_id: 'goes' },
  erasures: { user_id: 'an older backup that brings the person back is held against it' },
  event_subjects: { subject: log },
  events: { actor_id: log },
  gathered_mails: { user_id: 'goes' },
  idempotency_keys: { owner_id: 'goes' },
  lookalikes: { user_id: 'goes', suspended_id: 'goes', left_by: admin },
  messages: { sender_id: deal, receiver_id: deal },
  notice_switch_offs: { user_id: 'goes' },
  notifications: { user_id: 'goes' },
  outcome_disputes: { raised_by: deal, decided_by: admin },
  photos: { owner_id: deal, licence_dealer_id: 'goes' },
  profiles: { user_id: 'the profile of nobody, which deals name', account_id: 'goes' },
  ratings: { buyer_id: deal, dealer_id: deal },
  recovery_codes: { user_id: 'goes' },
  reports: { reporter_id: 'without the words', owner_id: 'without what was said', decided_by: admin },
  saved_cars: { buyer_id: 'goes' },
  second_factors: { user_id: 'goes' },
  sessions: { user_id: 'goes' },
  sign_in_attempts: { user_id: 'goes' },
  suspensions: { user_id: 'goes', admin_id: admin, ended_by: admin },
  verification_steps: { dealer_id: 'what our team has checked', admin_id: admin },
  warnings: { user_id: 'goes', admin_id: admin },
} as const satisfies { [T in keyof DB]?: { [C in keyof DB[T]]?: string } };
