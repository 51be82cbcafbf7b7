import { filtersOf, oneOf, type PeopleShow, short } from '../addresses/filters.ts';

/** The orders of the list of people. Not asked for, the newest come first, and of those that wait the longest waiting. */
export const peopleSorts = ['newest', 'oldest', 'name'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** What the list of people can be asked for. */
export interface PeopleFilter {
  search?: string | undefined;
  user_type?: 'buyer' | 'dealer';
  waiting?: 'true';
  changed?: 'true';
  proposed?: 'true';
  unverified_email?: 'true';
  sort?: PeopleSort | undefined;
}

/** The parts of the list of people, by their names in an address, and what each asks for. */
export const peopleShows = {
  waiting: { user_type: 'dealer', waiting: 'true' },
  proposed: { user_type: 'dealer', proposed: 'true' },
  changed: { user_type: 'dealer', changed: 'true' },
  dealers: { user_type: 'dealer' },
  buyers: { user_type: 'buyer' },
  'unverified-email': { unverified_email: 'true' },
} as const satisfies Record<PeopleShow, PeopleFilter>;

/** What the address of the list of people says. */
export const peopleFiltersIn = filtersOf<{ search?: string; show?: PeopleShow; sort?: PeopleSort }>({
  search: short,
  show: oneOf(Object.keys(peopleShows) as PeopleShow[]),
  sort: oneOf(peopleSorts),
});

/**
 * The digits by which a phone number is found however it was typed: '0712 345' and '+254 712 345' are both '712345'. Null for what is not the beginning
 * of a number, or has fewer than three digits.
 */
export function phoneDigits(search: string): string | null {
  const [, digits] = /^(?:254|0)?(\d{3,})$/.exec(search.replace(/[\s()+-]/g, '')) ?? [];
  return digits ?? null;
}
