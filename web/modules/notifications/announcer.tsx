import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { LiveEvent } from '../../../shared/events.ts';
import { notificationsApi } from '../../../shared/notifications/api.ts';
import { call } from '../../client/call.ts';
import { useLiveEvents } from '../../client/use-live.ts';
import { toast } from '../../ui/toast.ts';
import { useMarkRead } from './queries.ts';

/** Says a new notice aloud as a toast the moment it comes: an offer, a confirmed viewing, a sale. */
export function Announcer() {
  const navigate = useNavigate();
  const { mutate: markRead } = useMarkRead();
  const announce = useCallback(
    async (event: LiveEvent) => {
      if (event.type !== 'notification.added') return;
      const { rows } = await call(notificationsApi.own, {});
      const notice = rows.find(({ read_at }) => read_at === null);
      if (!notice) return;
      const isHere = location.pathname === notice.link;
      const open = () => {
        navigate(notice.link);
        // Where this fails it stays unread, and no harm done.
        markRead(notice.id);
      };
      toast.message(notice.title, {
        id: notice.id,
        description: notice.body,
        ...(!isHere && { action: { label: 'Open', onClick: open } }),
      });
    },
    [navigate, markRead],
  );
  // When it can't be read just now, the bell shows it all the same.
  useLiveEvents(
    useCallback((event) => void announce(event).catch((error: unknown) => console.warn('notice not shown', error)), [announce]),
  );
  return null;
}
