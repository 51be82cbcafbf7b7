import type { EventHandlers } from './event-handler.ts';
import { isSuspendedNow, sideOf, suspensionFacts, wordsOfWarning } from './standing-facts.ts';

/** Our team warned or suspended somebody, or let them go on. */
export const standingHandlers = {
  'person.warned': {
    to: async (_, { data }) => [data.user_id],
    notice: async (db, { data: { warning_id } }) => {
      const words = await wordsOfWarning(db, warning_id);
      return words === null ? null : { kind: 'warned', params: { warning_id, words }, mail: {} };
    },
  },
  'person.suspended': {
    to: async (_, { data }) => [data.user_id, ...data.partner_ids],
    notice: async (db, { data: { user_id, suspension_id } }, reader) => {
      if (!(await isSuspendedNow(db, user_id))) return null;
      if (reader !== user_id)
        return { kind: 'partner-suspended', params: { partner: { user_id }, reader: await sideOf(db, reader) }, mail: {} };
      const { reason } = await suspensionFacts(db, suspension_id);
      return { kind: 'suspended', params: { reason }, mail: {} };
    },
  },
  'person.restored': {
    to: async (_, { data }) => [data.user_id, ...data.partner_ids],
    notice: async (db, { data: { user_id, suspension_id } }, reader) => {
      if (await isSuspendedNow(db, user_id)) return null;
      if (reader !== user_id)
        return { kind: 'partner-restored', params: { partner: { user_id }, reader: await sideOf(db, reader) }, mail: {} };
      const { end_reason } = await suspensionFacts(db, suspension_id);
      return { kind: 'restored', params: { reason: end_reason ?? '' }, mail: {} };
    },
  },
  'person.answered': {
    to: async (_, { data }) => [data.user_id],
    notice: async (db, { data: { suspension_id } }) => {
      const { answer } = await suspensionFacts(db, suspension_id);
      return answer === null ? null : { kind: 'contest-answered', params: { answer }, mail: {} };
    },
  },
} satisfies Partial<EventHandlers>;
