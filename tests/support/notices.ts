import { record } from '../../server/platform/live/events.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import type { DomainEvent } from '../../shared/events.ts';
import type { Person, testApp } from './app.ts';

/** Makes events happen, and reads what people were told of them: their notices, and the names of their mails, newest first. */
export function noticeBoard({ db, config }: Pick<Awaited<ReturnType<typeof testApp>>, 'db' | 'config'>) {
  return {
    happen: (event: DomainEvent, actor: string | null = null) =>
      db.transaction().execute((tx) => record(tx, actor === null ? null : { user_id: actor }, event, [])),
    noticesOf: async (person: Person) =>
      (await person.get('/api/notifications')).json().rows as { id: string; title: string; body: string; link: string }[],
    mailsTo: async (person: Person) => {
      const { email } = await db.selectFrom('users').select('email').where('id', '=', person.user_id).executeTakeFirstOrThrow();
      return (await listOutbox(config.dataDir)).filter((mail) => mail.to === email).map((mail) => mail.mail);
    },
  };
}
