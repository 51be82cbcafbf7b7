import { uuidv7 } from 'uuidv7';
import { nothing, ofAppointment, type Row } from './row.ts';

export const photos: Row[] = [
  ['storage.upload photo', 'photosApi.upload', 'UFFAAAF', (world) => ({ query: `?id=${uuidv7()}`, raw: world.upload })],
  ['storage.upload licence photo', 'photosApi.upload', 'UFFAAAF', (world) => ({ query: `?id=${uuidv7()}&for=licence`, raw: world.upload })],
  ['storage.read licence photo', 'photosApi.file', 'UNNNNAA', (world) => ({ id: world.licencePhoto, query: '?size=320.webp' })],
  [
    'storage.upload photo for a message, as dealers do for a bid',
    'photosApi.upload',
    'UFFEEEF',
    (world) => ({ query: `?id=${uuidv7()}&for=message`, raw: world.upload }),
  ],
  [
    'storage.upload photo for a message',
    'photosApi.uploadForMessage',
    'UANNNAF',
    async (world, who) => ({ ...(await ofAppointment('booked')(world, who)), query: `?id=${uuidv7()}`, raw: world.upload }),
  ],
  ['storage.read photo of a message', 'photosApi.file', 'UANNNAA', (world) => ({ id: world.messagePhoto, query: '?size=320.webp' })],
  ['storage.read photo of a message by address', 'GET /photos/:id/320.webp', 'NNNNNNN', (world) => ({ id: world.messagePhotoName })],
  [
    'storage.read photo of a bid through the session',
    'photosApi.file',
    'UNNNNNN',
    (world) => ({ id: world.photo.id, query: '?size=320.webp' }),
  ],
  ['storage.upload with a chosen key', 'POST /api/photos/:id', 'XXXXXXX', (world) => ({ id: world.photo.name, raw: world.upload })],
  ['storage.list', 'photosApi.list', 'UFFSSSA', nothing],
  ['storage.delete another’s photo', 'photosApi.remove', 'UFFFFFF', (world) => ({ id: world.photo.id })],
  ['storage.read photo by address', 'GET /photos/:id/320.webp', 'AAAAAAA', (world) => ({ id: world.photo.name })],
];
