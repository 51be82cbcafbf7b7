// Read by tests alone: what is copied stands in parts.ts, and tests/own-data/copied.test.ts holds both against the tables.
import type { DB } from '../../../db/types.ts';
import type { PartName } from './parts.ts';

/** The parts that hold a table's rows, and of each part the columns that it does not give, with why. */
type Copied<T> = { readonly [Part in PartName]?: { readonly [C in keyof T]?: string } };

const mine = 'the one whose copy it is';
const log = 'the log of the program: what happened stands in the rows themselves';
const sums = 'sums of all rows, without a name';
const made = 'made from what is there';
const told = 'what the program has told already';
const team = 'of the work of our team';
const secret = 'a secret';
const versions = 'only tells two edits apart';
const thirtyDays = 'what buyers are shown for thirty days';
const dealers = 'in the copy of the dealer, whose it is';

/** Which parts of the copy hold a table's rows, and why a table or a column is left out: a new one has to say. */
export const copied = {
  admin_files: 'of the work of the administrator: exports and backups',
  appointments: {
    viewings: { buyer_has_unread: made, dealer_has_unread: made, last_message_at: made, outcome_asked_at: told, reminded_for: told },
  },
  bids: {
    bids: { dealer_id: mine },
    offers: {
      dealer_id: 'the name of the dealer is there',
      image_urls: dealers,
      car_id: dealers,
      car_gone: dealers,
      other_car_id: dealers,
      other_car_as_named: dealers,
      other_car_answer: dealers,
      removed: 'what our team took away of the words and photos',
      removed_at: dealers,
      is_outsold: 'the sale stands among the viewings',
      updated_at: dealers,
    },
  },
  business_changes: { business_changes: { dealer_id: mine } },
  car_changes: { cars: { car_id: 'it stands with its car', created_at: 'its place in the queue of our team' } },
  car_requests: {
    requests: { budget_limit: made, budget_max: made, budget_min: made, county: made, lead_word: made, user_id: mine, words: made },
  },
  cars: {
    cars: {
      county: made,
      dealer_id: mine,
      name: made,
      previous_price: thirtyDays,
      previous_price_until: thirtyDays,
      price_changed_at: thirtyDays,
      shown_as: 'what buyers saw before it was taken down',
      version: versions,
      words: made,
    },
  },
  commissions: { commissions: { dealer_id: mine, reminded_at: told } },
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
  lookalikes: 'what our team is to look at, with the account of another person',
  messages: { messages: { receiver_id: 'the other of the two, whom the viewing names' } },
  migrations: 'nobody’s',
  notice_switch_offs: { switched_off: { user_id: mine } },
  notifications: { notices: { event_id: log, in_app: 'those that are not were mails alone', user_id: mine } },
  outcome_disputes: { disputes: { decided_by: team } },
  page_content: 'nobody’s',
  page_content_versions: 'nobody’s',
  photos: {
    photos: {
      bid_id: 'the bid names its photos',
      car_id: 'the car names its photos',
      licence_dealer_id: 'its kind says so',
      message_id: 'the message names its photos',
      in_bids: made,
      name: 'whoever knows it has the photo',
      owner_id: mine,
      placeholder: made,
      removed: 'those are not there any more',
      stored: 'only those that are',
    },
  },
  platform_settings: 'nobody’s',
  profiles: {
    account: {
      account_id: 'the same id again',
      admin_role: team,
      created_at: 'that of the account is there',
      details_version: versions,
      erased_at: 'who is erased asks for no copy',
      id: 'another id of the same',
      is_nobody: 'who is erased asks for no copy',
      phone_e164: made,
      user_id: 'the id of the account is there',
      version: versions,
    },
  },
  rate_limits: 'counts that end within a day',
  ratings: { ratings: {} },
  recovery_codes: 'secrets',
  reports: { reports: { as_reported: 'what another said', decided_by: team, owner_id: 'whose it is the thing says', reporter_id: mine } },
  saved_cars: { saved_cars: { buyer_id: mine, car_id: 'the id of the car is there', told_price: told, told_state: told } },
  search_words: 'words of the market, each counted',
  second_factors: 'secrets',
  sessions: {
    sessions: {
      absolute_expires_at: 'the latest that expires_at may become',
      proved_at: 'of use for ten minutes only',
      token_hash: secret,
      user_id: mine,
    },
  },
  shortlisted_bids: { offers: { bid_id: 'the offer says that it is on it', created_at: 'only its place in the list' } },
  sign_in_attempts: { sign_ins: { address: 'may be that of a stranger', network: 'may be that of a stranger', user_id: mine } },
  suspensions: {
    suspensions: { admin_id: team, ended_by: team, user_id: mine, was_verified: 'of the verification, which is there' },
  },
  users: {
    account: {
      first_signed_in_at: 'of the administrator only',
      new_email_at: 'until when new_email waits',
      password_hash: secret,
      password_must_change: 'an order to the program',
    },
  },
  verification_steps: { verification: { admin_id: team, dealer_id: mine, details_version: versions } },
  warnings: { warnings: { admin_id: team, user_id: mine } },
} as const satisfies { [T in keyof DB]: string | Copied<DB[T]> };
