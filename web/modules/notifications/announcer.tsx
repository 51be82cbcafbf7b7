import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { announcedWords } from '../../../words/notifications/announced.ts';
import { toast } from '../../ui/toast.ts';
import { newSince } from './new-since.ts';
import { useOpened } from './opened.ts';
import { useMarkRead, useNotices } from './queries.ts';

/** Shows new notices as toasts as soon as they arrive (an offer, a confirmed appointment, a sale), and marks those about what is open as read. */
export function Announcer() {
  useOpened();
  const navigate = useNavigate();
  const { latest } = useNotices();
  const { mutate: markRead } = useMarkRead();
  const seen = useRef<Set<string> | null>(null);

  useEffect(() => {
    if (!latest) return;
    const { said, more } = newSince(seen.current, latest.rows);
    seen.current = new Set([...(seen.current ?? []), ...latest.rows.map(({ id }) => id)]);
    for (const { id, about_id, title, body, link } of said) {
      const open = () => {
        navigate(link);
        // If this fails the notice stays unread, which is harmless.
        markRead({ id });
      };
      const action = location.pathname === link ? undefined : { label: announcedWords.open, onClick: open };
      toast.message(title, { id: about_id, description: body, action });
    }
    if (more > 0) {
      toast.message(announcedWords.more(more), {
        id: 'more',
        action: { label: announcedWords.open, onClick: () => navigate(paths.notifications) },
      });
    }
  }, [latest, navigate, markRead]);
  return null;
}
