// What becomes of a message that waits in the browser.
export const sent = 'Message sent';
export const sentMore = 'Your message has been sent successfully';
export const notSent = 'Failed to send message';
export const open = 'Open';
export const goesWhenBack = 'It goes when the connection is back.';
export const goesThen = 'It goes by itself then.';
export const goesAfterLimit = 'It goes by itself when the limit is over.';
export const goesAfterSignIn = 'Your session has ended. It goes when you have signed in again.';
