/** What both parties read in the place of a message. In English it stands in its row (shared/messages/removed.ts): changed, the older rows stay English. */
export const removed = 'Removed by our team.';
