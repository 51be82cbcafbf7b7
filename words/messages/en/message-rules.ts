export const requestDeleted = 'The request was deleted, so no more messages can be sent here.';
export const missing = 'Message is required';
export const tooLong = 'Message is too long';
export const tooManyPhotos = (most: number) => `At most ${most} photos`;
export const sentALot = 'You have sent a lot of messages in the last hour.';
