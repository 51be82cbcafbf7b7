import { sql } from 'kysely';
import { whyNotRemove } from '../../../../shared/moderation/rules.ts';
import { visibleAppointments } from '../../appointments/visible.ts';
import { removeMessage, removePhotosOfMessage } from '../../messages/removal.ts';
import type { KindOfThing } from '../kind-of-thing.ts';
import { countMessages, findMessagesAround, photosAsSent, wordsAsSent } from '../thread-messages.ts';

export const message: KindOfThing = {
  owner: (db, actor, id) =>
    visibleAppointments(db, actor)
      .innerJoin('messages as m', 'm.appointment_id', 'a.id')
      .select('m.sender_id as owner_id')
      .where('m.id', '=', id)
      .where('m.removed_at', 'is', null)
      .executeTakeFirst(),

  about: sql`
    select q.car_model from messages m join appointments a on a.id = m.appointment_id join car_requests q on q.id = a.request_id where m.id = r.thing_id`,

  stands: (db, id) =>
    db
      .selectFrom('messages as m')
      .select([wordsAsSent.as('message'), photosAsSent.as('photos')])
      .where('m.id', '=', id)
      .executeTakeFirst(),

  async read(db, id) {
    const row = await db
      .selectFrom('messages as m')
      .innerJoin('appointments as a', 'a.id', 'm.appointment_id')
      .innerJoin('car_requests as r', 'r.id', 'a.request_id')
      .select(['m.appointment_id', 'r.car_model', sql<boolean>`m.removed_at is not null`.as('is_removed')])
      .where('m.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { appointment_id, car_model, is_removed } = row;
    const [messages, message_count] = await Promise.all([
      findMessagesAround(db, { id, appointment_id }),
      countMessages(db, appointment_id),
    ]);
    return {
      subject: { thing: 'message', appointment_id, car_model, messages, message_count },
      why_not_remove: whyNotRemove.message({ is_removed }),
      thread: appointment_id,
    };
  },

  removal: async () => ({ does: 'message_hidden' }),

  remove: removeMessage,

  photos: {
    shown: (id) => sql`select unnest(image_urls) as url from messages where id = ${id}`,
    takeOut: (tx, actor, { id }, { urls, reason }) => removePhotosOfMessage(tx, actor, id, urls, reason),
  },
};
