import { Outbox } from '../modules/messages/outbox.tsx';
import { RequestAnnouncer } from '../modules/requests/request-announcer.tsx';

/** What every page has and no first paint needs. */
export function LateParts() {
  return (
    <>
      <Outbox />
      <RequestAnnouncer />
    </>
  );
}
