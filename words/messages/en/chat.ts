import { en as plural } from '../../plural.ts';

// The messages of a viewing, and where one writes.
export const messages = 'Messages';
export const withWhom = (name: string) => `with ${name}`;
export const bothOf = (buyer: string, dealer: string) => `${buyer} and ${dealer}`;
export const open = 'Open the messages';
export const close = 'Close the messages';
export const noneYet = 'No messages yet';
export const notLoaded = 'Failed to fetch messages';
export const loading = 'Loading messages';
export const showEarlier = 'Show earlier messages';
export const neverPay = 'Never pay before you have seen the car.';
export const neverAsks = (site: string) => `${site} never asks for money or your M-Pesa PIN.`;
export const askedForDeposit = 'Asked for a deposit?';

// Below a message.
export const read = 'Read ✓✓';
export const sent = 'Sent ✓';
export const sending = 'Sending…';
export const waitsForOneBefore = 'Waits for the one before';
/** Before the reason. */
export const failed = 'Failed to send message.';
export const notSent = 'Not sent.';
export const sendAgain = 'Send again';
export const sendWithoutPhotos = 'Send without photos';
export const discard = 'Discard';
export const enlarge = (photo: number, of: number) => `Enlarge photo ${photo} of ${of}`;
export const photosOfMessage = 'Photos of this message';
/** Read aloud after how many are unread. */
export const unread = 'new';

export const message = 'Message';
export const type = 'Type your message...';
export const send = 'Send';
export const enterSends = 'Enter sends, Shift+Enter breaks the line. Never send or ask for a deposit here.';
export const notSentTitle = 'Failed to send message';
export const roomLeft = (count: number) => plural(count, { one: '1 character left', other: '# characters left' });
export const tooLongBy = (over: number, most: number) =>
  plural(over, { one: `Message is too long: 1 character over ${most}`, other: `Message is too long: # characters over ${most}` });
export const photoFailed = 'Try the photo again, or remove it: the message goes without it then.';
export const photosPending = 'The message can be sent when its photos are uploaded.';
export const lineMissing = 'Write a line to go with the photos.';
export const addPhotos = 'Add photos';
export const tooManyPhotos = (most: number) => `At most ${most} photos. The others were not added.`;
export const removePhoto = (photo: number) => `Remove photo ${photo}`;
export const uploadingPhoto = (photo: number) => `Uploading photo ${photo}`;
export const tryPhotoAgain = (photo: number) => `Try photo ${photo} again`;
