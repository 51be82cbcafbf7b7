import * as z from 'zod/mini';
import { instant } from '../fields.ts';

/** Until when a commission is paid and which reference is quoted (docs/domain/lifecycles.md, "Commission"). */
export const dueFacts = {
  /** 'TG 7Q4M'. */
  reference: z.string(),
  /** Its last day is the Nairobi day of this instant; null when nothing is to be paid now: held, or paid. */
  due_at: z.nullable(instant),
  is_overdue: z.boolean(),
};
