import { filtersOf, oneOf, short } from '../addresses/filters.ts';

/** Which conversations the administrator looks at: those of viewings that are neither completed nor cancelled, or those with something unread. */
export const conversationShows = ['active', 'unread'] as const;
export type ConversationShow = (typeof conversationShows)[number];

/** What the address of the administrator's Messages says. */
export const adminConversationFiltersIn = filtersOf<{ search?: string; show?: ConversationShow }>({
  search: short,
  show: oneOf(conversationShows),
});
