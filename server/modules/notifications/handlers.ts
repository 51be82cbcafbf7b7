import type { HandledType } from '../../../shared/events.ts';
import { accountHandlers } from './accounts.ts';
import { appointmentHandlers } from './appointments.ts';
import { bidCarHandlers } from './bid-cars.ts';
import { bidHandlers } from './bids.ts';
import { carHandlers } from './cars.ts';
import { caseHandlers } from './cases.ts';
import type { EventHandler, EventHandlers, HandledEvent } from './event-handler.ts';
import { messageHandlers } from './messages.ts';
import { reportHandlers } from './reports.ts';
import { requestHandlers } from './requests.ts';
import { saleHandlers } from './sales.ts';
import { savedCarHandlers } from './saved-cars.ts';
import { standingHandlers } from './standing.ts';

/** The handlers of all events, by subject. */
const handlers: EventHandlers = {
  ...accountHandlers,
  ...requestHandlers,
  ...bidHandlers,
  ...carHandlers,
  ...bidCarHandlers,
  ...appointmentHandlers,
  ...saleHandlers,
  ...savedCarHandlers,
  ...messageHandlers,
  ...reportHandlers,
  ...caseHandlers,
  ...standingHandlers,
};

/** The handler of an event. There is always one: `record` queues the job only for events that are handled. */
export function handlerOf({ type }: HandledEvent<HandledType>): EventHandler<HandledType> {
  return handlers[type] as EventHandler<HandledType>;
}
