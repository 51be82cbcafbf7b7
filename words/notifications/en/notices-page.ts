import { en as plural } from '../../plural.ts';

export const markAllRead = 'Mark all as read';
export const loading = 'Loading notifications';
export const all = 'All notifications';
export const onlyUnread = 'Only unread';
export const choose = 'Choose what reaches you';
export const nothingYet = 'Nothing yet';
export const announcedHere = 'What happens is announced here and by email.';
export const goToDashboard = 'Go to Dashboard';
export const nothingUnread = 'Nothing unread';
export const allRead = 'You have read all of these.';
export const nothingHere = 'Nothing here yet';
export const seeAll = 'See all notifications';

/** Of a notice that was not read. */
export const isNew = 'New';
/** Notices of one day about one deal. */
export const showEarlier = (count: number) => plural(count, { one: 'Show 1 earlier', other: 'Show # earlier' });
