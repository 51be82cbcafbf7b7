import type { DB } from '../../../db/types.ts';
import type { PartName } from './parts.ts';

interface Copied<T> {
  /** The parts that hold its rows. */
  in: readonly PartName[];
  /** The columns that none of them reads, each with why. */
  but?: { readonly [C in keyof T]?: string };
}

const log = 'the log of the program: what happened stands in the rows themselves';
const sums = 'sums of everybody’s rows, without anybody’s name';
const made = 'made from what is there';
const told = 'what the program has told already';
const team = 'of our team’s work';
const secret = 'a secret';
const versions = 'only tells two edits apart';
const thirtyDays = 'what buyers are shown for thirty days';

/** Which parts of the copy hold a table's rows, and of a table or column that is in none, why: a new one has to say (tests/own-data/copied.test.ts). */
export const copied = {
  admin_files: 'of the administrator’s work: exports and backups',
  appointments: {
    in: ['viewings'],
    but: { buyer_has_unread: made, dealer_has_unread: made, last_message_at: made, outcome_asked_at: told, reminded_for: told },
  },
  bids: { in: ['bids', 'offers'] },
  business_changes: { in: ['business_changes'] },
  car_changes: { in: ['cars'], but: { created_at: 'its place in our team’s queue' } },
  car_requests: {
    in: ['requests'],
    but: { budget_limit: made, budget_max: made, budget_min: made, county: made, lead_word: made, words: made },
  },
  cars: {
    in: ['cars'],
    but: {
      county: made,
      name: made,
      previous_price: thirtyDays,
      previous_price_until: thirtyDays,
      price_changed_at: thirtyDays,
      shown_as: 'what buyers saw before it was taken down',
      version: versions,
      words: made,
    },
  },
  commissions: { in: ['commissions'], but: { reminded_at: told } },
  data_exports: 'says nothing but when copies were asked for',
  email_tokens: 'secrets',
  erasures: 'of accounts that are not there',
  event_addresses: log,
  event_subjects: log,
  event_topics: log,
  events: log,
  figure_changes: sums,
  figures: sums,
  gathered_mails: 'mails that wait, of what stands in the notices',
  health_states: 'nobody’s',
  idempotency_keys: 'fingerprints of what stands in the rows themselves',
  live_cursor_key: 'a secret of the program',
  messages: { in: ['messages'], but: { receiver_id: 'the other of the two, whom the viewing names' } },
  migrations: 'nobody’s',
  notice_switch_offs: { in: ['switched_off'] },
  notifications: { in: ['notices'], but: { event_id: log } },
  outcome_disputes: { in: ['disputes'], but: { decided_by: team } },
  page_content: 'nobody’s',
  page_content_versions: 'nobody’s',
  photos: {
    in: ['photos'],
    but: {
      bid_id: 'the bid names its photos',
      car_id: 'the car names its photos',
      licence_dealer_id: 'its kind says so',
      message_id: 'the message names its photos',
      in_bids: made,
      name: 'whoever knows it has the photo',
      placeholder: 'of the photo, which is there whole',
      removed: 'those are not there any more',
    },
  },
  platform_settings: 'nobody’s',
  profiles: {
    in: ['account'],
    but: {
      account_id: 'the same id again',
      admin_role: team,
      created_at: 'the account’s own is there',
      details_version: versions,
      erased_at: 'who is erased asks for no copy',
      id: 'another id of the same',
      is_nobody: 'who is erased asks for no copy',
      phone_e164: made,
      version: versions,
    },
  },
  rate_limits: 'counts that end within a day',
  ratings: { in: ['ratings'] },
  reports: {
    in: ['reports'],
    but: { as_reported: 'what another said', decided_by: team, owner_id: 'whose it is the thing says' },
  },
  saved_cars: { in: ['saved_cars'], but: { told_price: told, told_state: told } },
  sessions: { in: ['sessions'], but: { absolute_expires_at: 'the latest that expires_at may become', token_hash: secret } },
  shortlisted_bids: { in: ['offers'], but: { created_at: 'only its place in the list' } },
  sign_in_attempts: { in: ['sign_ins'], but: { address: 'may be a stranger’s', network: 'may be a stranger’s' } },
  users: {
    in: ['account'],
    but: { new_email_at: 'until when new_email waits', password_hash: secret, password_must_change: 'an order to the program' },
  },
  verification_steps: { in: ['verification'], but: { admin_id: team, details_version: versions } },
} as const satisfies { [T in keyof DB]: string | Copied<DB[T]> };
