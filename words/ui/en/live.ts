/** Read aloud when a message has come. */
export const newMessage = (unread: number) => `New message, ${unread} unread`;
