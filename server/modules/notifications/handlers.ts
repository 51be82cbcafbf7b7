import { accountHandlers } from './accounts.ts';
import { appointmentHandlers } from './appointments.ts';
import { bidHandlers } from './bids.ts';
import type { EventHandlers } from './event-handler.ts';
import { messageHandlers } from './messages.ts';
import { requestHandlers } from './requests.ts';
import { saleHandlers } from './sales.ts';

/** What every event brings to people besides its live word, by subject. */
export const handlers: EventHandlers = {
  ...accountHandlers,
  ...requestHandlers,
  ...bidHandlers,
  ...appointmentHandlers,
  ...saleHandlers,
  ...messageHandlers,
};
