import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How many write a country's number where a phone shows no plus. */
const doubleZero = /^\s*00/;

/** A phone number as links need it (E.164: +254712345678), read as Kenyan unless it names a country; null when it is no number anywhere. */
export function toE164(phone: string | null): string | null {
  return (phone && parsePhoneNumberFromString(phone.replace(doubleZero, '+'), 'KE')?.number) || null;
}
