import { profileFieldWords } from '../../words/profile/profile-field.ts';
import { type FieldRow, namesAt, namesOf } from '../field-row.ts';

/**
 * 'person': the form of who somebody is. 'contact': where a business is reached, which a dealer may change at once. 'business': a buyer has none, and a
 * verified dealer's change of it waits. 'checked': our team checks it before it verifies a dealer, and asks for it where it is missing. 'sign_up': asked
 * there too. 'card': everybody signed in reads it of a dealer. 'reported': a report of a person keeps it as it was.
 */
type Place = 'person' | 'contact' | 'business' | 'checked' | 'sign_up' | 'card' | 'reported';

export interface ProfileRow extends FieldRow<Place> {
  /** What a browser fills in. */
  autoComplete: string;
  /** Takes the whole width of its form. */
  isWide?: true;
}

/** What somebody says of themselves and of their business, in the order in which forms ask for it; what each may be stands in `schema.ts`. */
export const profileFields = {
  full_name: {
    input: 'line',
    autoComplete: 'name',
    isWide: true,
    isRequired: true,
    at: ['person', 'sign_up', 'card', 'reported'],
  },
  business_name: {
    input: 'line',
    autoComplete: 'organization',
    at: ['business', 'checked', 'sign_up', 'card'],
  },
  business_license: {
    input: 'line',
    autoComplete: 'off',
    at: ['business', 'checked', 'sign_up'],
  },
  phone: { input: 'phone', autoComplete: 'tel', at: ['person', 'contact', 'checked', 'sign_up', 'reported'] },
  location: {
    input: 'line',
    autoComplete: 'address-level2',
    at: ['person', 'contact', 'checked', 'sign_up', 'card', 'reported'],
  },
  business_address: {
    input: 'long_line',
    autoComplete: 'street-address',
    isWide: true,
    at: ['business', 'checked', 'sign_up', 'reported'],
  },
} as const satisfies Record<string, ProfileRow>;
export type ProfileField = keyof typeof profileFields;

/** All of them. */
export const profileNames = namesOf(profileFields);

/** What a list of facts calls one. */
export function factLabel(name: ProfileField): string {
  const facts: { [Name in ProfileField]?: string } = profileFieldWords.facts;
  return facts[name] ?? profileFieldWords.labels[name];
}

/** Who somebody is. */
export const personNames = namesAt(profileFields, 'person');

/** What our team checks of a business and others read. */
export const businessNames = namesAt(profileFields, 'business');
export type BusinessField = (typeof businessNames)[number];

/** What our team checks before it verifies a dealer. */
export const checkedNames = namesAt(profileFields, 'checked');
