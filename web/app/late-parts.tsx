import { Outbox } from '../modules/messages/outbox.tsx';
import { RequestAnnouncer } from '../modules/requests/request-announcer.tsx';
import { MenuFoot } from './menu-foot.tsx';

/** What every page has and no first paint needs. */
export function LateParts() {
  return (
    <>
      <Outbox />
      <RequestAnnouncer />
      <MenuFoot />
    </>
  );
}
