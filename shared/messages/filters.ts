/** How many conversations Messages opens with (docs/domain/limits-and-money.md, "Lists"). */
export const firstConversations = 5;

/** What the address of Messages says: what is looked for, and whether more than the first ones are shown. */
export function conversationFiltersIn(address: URLSearchParams): { search?: string; show?: 'all' } {
  const search = address.get('search');
  return { ...(search && { search }), ...(address.get('show') === 'all' && { show: 'all' }) };
}
