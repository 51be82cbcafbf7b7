import { useState } from 'react';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { Notification } from '../../../shared/notifications/api.ts';
import { noticesPageWords } from '../../../words/notifications/notices-page.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import type { Subject } from './days.ts';
import { NoticeRow } from './notice-row.tsx';

/** How many notices about one deal a day shows before more are asked for. */
const shownFirst = 3;

/** What a day told of one deal, under the car's name; a single notice names the car itself. */
export function SubjectNotices({ subject: { name, notices }, onOpen }: { subject: Subject; onOpen: (notice: Notification) => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = !showsAll && notices.length > shownFirst + 1;
  const shown = isFolded ? notices.slice(0, shownFirst) : notices;
  const rest = notices.length - shown.length;
  return (
    <>
      {name && notices.length > 1 && (
        <h3 className="flex items-center gap-3 px-1 pt-3 text-base sm:px-3">
          <CarSilhouette {...carLooks(name)} className="w-14 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </h3>
      )}
      <ul className={notices.length > 1 ? 'sm:pl-2' : ''}>
        {shown.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onOpen={() => onOpen(notice)} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <MoreButton className="mb-3 ml-1 sm:ml-3" onClick={() => setShowsAll(true)}>
          {noticesPageWords.showEarlier(rest)}
        </MoreButton>
      )}
    </>
  );
}
