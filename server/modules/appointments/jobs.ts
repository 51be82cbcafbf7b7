import type { Job } from '../../platform/data/queue.ts';
import { recordForParties } from './appointments.ts';
import { claimOutcomeQuestions, claimReminders } from './queries.ts';

// A row is marked and its event recorded in one transaction, so a job that runs twice, or again after a crash, notifies nobody twice.

/** Reminds both parties of each confirmed appointment that is tomorrow. */
export const remindAppointments: Job = {
  name: 'remind-appointments',
  clock: { cron: '0 3 * * *', catchUp: '12h' },
  async run({ db }) {
    await db.transaction().execute(async (tx) => {
      for (const due of await claimReminders(tx)) {
        await recordForParties(tx, null, { type: 'appointment.reminded', data: { appointment_id: due.id } }, due);
      }
    });
  },
};

/** Asks both parties for the outcome, from the day after a confirmed appointment's start (docs/domain/lifecycles.md). */
export const askOutcomes: Job = {
  name: 'ask-outcomes',
  clock: { cron: '0 5 * * *', catchUp: '1d' },
  async run({ db }) {
    await db.transaction().execute(async (tx) => {
      for (const past of await claimOutcomeQuestions(tx)) {
        await recordForParties(tx, null, { type: 'appointment.outcome_asked', data: { appointment_id: past.id } }, past);
      }
    });
  },
};

export const appointmentJobs = [remindAppointments, askOutcomes];
