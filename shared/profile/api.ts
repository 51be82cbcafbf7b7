import * as z from 'zod/mini';
import { get, put } from '../contract.ts';
import { pick } from '../field-row.ts';
import { toldOf } from '../field-schema.ts';
import { id, instant } from '../fields.ts';
import { everyone } from '../roles.ts';
import { businessNames } from './fields.ts';
import { yardHours } from './hours-schema.ts';
import { language } from './language-schema.ts';
import { userType } from './person-schema.ts';
import { profileSchemas, profileUpdate } from './schema.ts';

/** What our team did about a dealer's verification. */
export const verificationSteps = ['verified', 'unverified', 'licence_asked', 'more_asked', 'change_approved'] as const;

const told = toldOf(profileSchemas);

/** A whole profile, for its owner and the administrator. */
export const profile = z.object({
  id,
  user_id: id,
  email: z.string(),
  email_verified: z.boolean(),
  ...told,
  phone_e164: z.nullable(z.string()),
  user_type: userType,
  language,
  is_verified: z.boolean(),
  /** Since when our team has stopped the account (docs/domain/accounts.md, "Suspending"). */
  suspended_at: z.nullable(instant),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  admin_role: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
  /** Counts the changes of its fields: a form names the version it began with. */
  version: z.number(),
  /** The e-mail that it is to be changed to, while the link mailed to it works, and when that was asked for. */
  new_email: z.nullable(z.object({ email: z.string(), asked_at: instant })),
  /** What a verified dealer wants to change of the checked details, waiting or refused (docs/domain/lifecycles.md, "Changed business details"). */
  business_change: z.nullable(
    z.object({
      id,
      ...pick(told, businessNames),
      refused_reason: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
  /** When a dealer's yard is open; null where the dealer has not said. */
  yard_hours: z.nullable(yardHours),
  /** Counts the changes of what our team checks: names the details that were seen (docs/domain/lifecycles.md, "Verification"). */
  details_version: z.number(),
  /** Its address is `privatePhotoUrl`. */
  licence_photo: z.nullable(z.object({ id, width: z.number(), height: z.number() })),
  /** Since when a dealer without verification waits for it: since it was last taken back, else since the sign-up. */
  waiting_since: instant,
  /** What our team did last about the verification; null for a dealer it has not written to, or verified before it kept a list. */
  verification: z.nullable(
    z.object({
      step: z.enum(verificationSteps),
      details_version: z.number(),
      reason: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
});
export type Profile = z.output<typeof profile>;

const languageForm = z.strictObject({ language });

/** The own profile (docs/domain/permissions.md, "Profiles"). */
export const profileApi = {
  read: get('/api/profile', {
    summary: 'The own profile, all of it',
    access: { roles: everyone },
    reply: profile,
  }),
  update: put('/api/profile', {
    summary: 'Change the own profile: what is sent of its fields; those that our team checked of a verified dealer wait for it',
    access: { roles: everyone },
    body: profileUpdate,
    reply: profile,
  }),
  setLanguage: put('/api/profile/language', {
    summary: 'Choose the language of the app, mails and notices',
    access: { roles: ['buyer', 'dealer'] },
    duringSuspension: true,
    body: languageForm,
    reply: languageForm,
  }),
};
