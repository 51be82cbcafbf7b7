import { oneOf, short } from '../address.ts';

/** How many conversations Messages opens with (docs/domain/limits-and-money.md, "Lists"). */
export const firstConversations = 5;

/** What the address of Messages says: what is looked for, and whether more than the first ones are shown, or the unread ones only. */
export function conversationFiltersIn(address: URLSearchParams): { search?: string; show?: 'all' | 'unread' } {
  const search = short(address.get('search'));
  const show = oneOf(['all', 'unread'] as const, address.get('show'));
  return { ...(search && { search }), ...(show && { show }) };
}
