import { uuidv7 } from 'uuidv7';
import { ofAppointment, type Row } from './row.ts';

export const ratings: Row[] = [
  ['rating.insert', 'ratingsApi.rate', 'UANFFFF', ofAppointment('started', () => ({ id: uuidv7(), rating: 5 }))],
  ['rating.update', 'PUT /api/appointments/:id/rating', 'XXXXXXX', ofAppointment('started', () => ({ rating: 1 }))],
  ['rating.delete', 'DELETE /api/appointments/:id/rating', 'XXXXXXX', ofAppointment('started')],
  ['rating.answer', 'ratingsApi.answer', 'UFFNNAF', async (world) => ({ id: await world.review(), body: { answer: 'Asante.' } })],
];
