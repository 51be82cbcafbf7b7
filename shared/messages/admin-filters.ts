import { oneOf, short } from '../address.ts';

/** Which conversations the administrator looks at: those of viewings that are neither completed nor cancelled, or those with something unread. */
export const conversationShows = ['active', 'unread'] as const;
export type ConversationShow = (typeof conversationShows)[number];

/** What the address of the administrator's Messages says. */
export function adminConversationFiltersIn(address: URLSearchParams): { search?: string; show?: ConversationShow } {
  const search = short(address.get('search'));
  const show = oneOf(conversationShows, address.get('show'));
  return { ...(search && { search }), ...(show && { show }) };
}
