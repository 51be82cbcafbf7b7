import { contentRulesWords } from '../../words/content/content-rules.ts';
import { email } from '../auth/schema.ts';
import { phone } from '../profile/person-schema.ts';
import { badInput, type Refusal } from '../refusal.ts';

const emails = ['email_info', 'email_support', 'dealer_email'];
const phones = ['phone1', 'dealer_phone'];

const named = (names: readonly string[]) => new Set(names.map((name) => `contact/contact_info/${name}`));
const [asEmail, asPhone] = [named(emails), named(phones)];

const noEmail = badInput('no_email', () => contentRulesWords.noEmail, 'content_value');
const noPhone = badInput('no_phone', () => contentRulesWords.noPhone, 'content_value');

/** Why the text of this name ('page_key/section_key/content_key') can't say this, or null: pages make links of some, to write and to call. */
export function whyNotText(key: string, value: string): Refusal | null {
  if (asEmail.has(key) && !email.safeParse(value).success) return noEmail;
  return asPhone.has(key) && !phone.safeParse(value).success ? noPhone : null;
}
