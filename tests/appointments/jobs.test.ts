import { beforeAll, describe, expect, test } from 'vitest';
import { askOutcomes, remindAppointments } from '../../server/modules/appointments/jobs.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';
import { testApp } from '../support/app.ts';
import { testDeal } from '../support/sale.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { run, drain } = await testWorker(site);

const day = 86_400_000;
/** 11:00 in Nairobi, so many days from today's date there. */
const atEleven = (days: number) => nairobiInstant(dayInNairobi(new Date(Date.now() + days * day)), '11:00');
const eventsOf = async (type: string) =>
  (await db.selectFrom('events').select('data').where('type', '=', type).orderBy('id').execute()).map((event) => event.data);

describe('appointments', () => {
  let deal: Awaited<ReturnType<typeof testDeal>>;
  let another: Awaited<ReturnType<typeof testDeal>>;
  beforeAll(async () => {
    [deal, another] = [await testDeal(app, db), await testDeal(app, db)];
  });

  test('of tomorrow, confirmed, are reminded of once; moved to another day, once more', async () => {
    const id = await deal.appointment(atEleven(1), { status: 'confirmed' });
    await another.appointment(atEleven(1), { status: 'pending' });
    const later = await testDeal(app, db);
    await later.appointment(atEleven(3), { status: 'confirmed' });
    await Promise.all([run(remindAppointments), run(remindAppointments)]);
    await run(remindAppointments);
    expect(await eventsOf('appointment.reminded')).toEqual([{ appointment_id: id }]);

    await db
      .updateTable('appointments')
      .set({ appointment_date: nairobiInstant(dayInNairobi(atEleven(1)), '23:30').toISOString() })
      .where('id', '=', id)
      .execute();
    await run(remindAppointments);
    expect(await eventsOf('appointment.reminded')).toEqual([{ appointment_id: id }, { appointment_id: id }]);
    await drain();
    const mails = (await listOutbox(config.dataDir)).filter((mail) => mail.mail === 'appointment-tomorrow');
    expect(new Set(mails.map((mail) => mail.to)).size).toBe(2);
    expect(mails[0]?.subject).toBe('Viewing tomorrow 23:30: Toyota Axio 2016');
  });

  test('that were confirmed and began before today are asked about, once', async () => {
    const past = await testDeal(app, db);
    const id = await past.appointment(atEleven(-1), { status: 'confirmed' });
    await (await testDeal(app, db)).appointment(atEleven(-1), { status: 'pending' });
    await (await testDeal(app, db)).appointment(atEleven(-1), { sold_for: 900_000 });
    await (await testDeal(app, db)).appointment(atEleven(0), { status: 'confirmed' });
    await Promise.all([run(askOutcomes), run(askOutcomes)]);
    await run(askOutcomes);
    expect(await eventsOf('appointment.outcome_asked')).toEqual([{ appointment_id: id }]);
  });
});
