export const newMessage = (unread: number) => `Ujumbe mpya, ${unread} haujasomwa`;
