import { filtersOf, oneOf, short } from '../addresses/filters.ts';

/** How many conversations Messages opens with (docs/domain/limits-and-money.md, "Lists"). */
export const firstConversations = 5;

/** What the address of Messages says: what is looked for, and whether more than the first ones are shown, or the unread ones only. */
export const conversationFiltersIn = filtersOf<{ search?: string; show?: 'all' | 'unread' }>({
  search: short,
  show: oneOf(['all', 'unread']),
});
