import { Link } from 'react-router';
import type { Notification } from '../../../shared/notifications/api.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { noticesPageWords } from '../../../words/notifications/notices-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import { iconOf } from './kind-icons.ts';

/** One row of the notices: the whole of it is the link to what it is about. An unread one is bold, with the label 'New'. */
export function NoticeRow({ notice, onOpen }: { notice: Notification; onOpen: () => void }) {
  const isUnread = notice.read_at === null;
  return (
    <Link className="hover:bg-card flex min-h-11 gap-3 px-1 py-3 sm:px-3" to={notice.link} onClick={onOpen}>
      <span className={`mt-0.5 ${isUnread ? 'text-clay' : 'text-muted'}`}>
        <Icon name={iconOf(notice.kind)} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-3">
          <span className={`min-w-0 wrap-anywhere ${isUnread ? 'font-bold' : ''}`}>{notice.title}</span>
          {isUnread && <InkLabel>{noticesPageWords.isNew}</InkLabel>}
        </span>
        <span className="text-muted block wrap-anywhere">{notice.body}</span>
        <span className="text-muted block text-sm">{timeOfDay(notice.created_at)}</span>
      </span>
    </Link>
  );
}
