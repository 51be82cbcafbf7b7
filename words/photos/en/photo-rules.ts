// Why a photo is not taken, in the browser and by the server.
export const missing = 'Please choose a photo.';
export const kindUnknown = 'Only JPEG, PNG and WebP photos can be uploaded.';
export const tooLarge = 'This photo is larger than 12 MB. Please choose a smaller one.';
export const tooManyPixels = 'This photo has more than 50 megapixels. Please choose a smaller one.';
export const damaged = 'This photo is damaged or incomplete. Please choose another one.';
export const unreadable = 'This photo can’t be read. Please choose another one.';
export const unknown = 'One of the photos is not available any more. Please upload it again.';

// What the server says of an upload.
export const notNow = 'Photos can’t be taken right now. Please try again in a minute.';
export const tooManyNow = 'Too many photos are being uploaded right now. Please try again in a minute.';
export const manyUploaded = 'You have uploaded a lot of photos in the last hour.';
export const manyAtOnce = 'You are uploading a lot of photos at once.';
export const notRemovable = 'This photo can’t be removed.';
export const notShown = 'This photo is not shown any more.';
export const cutOff = 'The upload was cut off.';
export const requestUnreadable = 'That request could not be read.';
