// Photos that are uploaded while a form is filled in: as a list, or in the order of a car's page.
export const photos = 'Photos';
export const add = 'Add photos';
export const choose = 'Choose photos';
export const take = 'Take a photo';
export const upTo = (most: number) => `Up to ${most}, as JPEG, PNG or WebP. Large photos are made smaller first, to save your data.`;
export const firstIsCover = 'The first photo is the cover. Large photos are made smaller before they are sent, to save your data.';
export const tooMany = (most: number) => `At most ${most} photos. The others were not added.`;
export const isCover = 'This photo is the cover now.';
export const isAt = (place: number, count: number) => `This photo is number ${place} of ${count} now.`;
export const of = (count: number, most: number) => `${count} of ${most}`;
export const tryAll = 'Try all again';

export const uploaded = 'Uploaded';
export const waiting = 'Waiting';
export const uploading = (name: string) => `Uploading ${name}`;
export const uploadingPhoto = (place: number) => `Uploading photo ${place}`;
export const remove = (name: string) => `Remove ${name}`;
export const removePhoto = (place: number) => `Remove photo ${place}`;
export const retry = 'Retry';
export const retryPhoto = (place: number) => `Retry photo ${place}`;
export const cover = 'Cover';
export const moveForward = (place: number) => `Move photo ${place} forward`;
export const moveBack = (place: number) => `Move photo ${place} back`;
