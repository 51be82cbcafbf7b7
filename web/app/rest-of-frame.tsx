import { Outbox } from '../modules/messages/outbox.tsx';
import { MenuFoot } from './menu-foot.tsx';

/** What belongs to every page and not to its first paint. */
export function Rest() {
  return (
    <>
      <Outbox />
      <MenuFoot />
    </>
  );
}
