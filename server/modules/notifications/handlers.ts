import type { HandledType } from '../../../shared/events.ts';
import { accountHandlers } from './accounts.ts';
import { appointmentHandlers } from './appointments.ts';
import { bidHandlers } from './bids.ts';
import type { EventHandler, EventHandlers, Happened } from './event-handler.ts';
import { messageHandlers } from './messages.ts';
import { requestHandlers } from './requests.ts';
import { saleHandlers } from './sales.ts';

/** What every event brings to people besides its live word, by subject. */
const handlers: EventHandlers = {
  ...accountHandlers,
  ...requestHandlers,
  ...bidHandlers,
  ...appointmentHandlers,
  ...saleHandlers,
  ...messageHandlers,
};

/** The handler of an event: only those that have one are queued to be handled. */
export function handlerOf({ type }: Happened<HandledType>): EventHandler<HandledType> {
  return handlers[type] as EventHandler<HandledType>;
}
