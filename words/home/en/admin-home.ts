import { en as plural } from '../../plural.ts';

// What waits for the administrator.
export const nothingWaits = 'Nothing waits for your decision.';
export const greetingOfMany = 'Habari. More than 99 things wait for your decision.';
export const greetingOfNone = 'Habari. Nothing waits for your decision.';
export const greeting = (count: number) =>
  plural(count, { one: 'Habari. One thing waits for your decision.', other: 'Habari. # things wait for your decision.' });
export const waiting = 'Waiting for you';
export const oldestFirst = 'oldest first';
export const decideOldest = 'Decide the oldest';
export const late = ', late';
export const look = 'Look';
export const decide = 'Decide';
export const queues = {
  dealers_to_verify: (count: number) => plural(count, { one: 'Dealer to verify', other: 'Dealers to verify' }),
  business_changes: () => 'Changed details',
  cars_to_approve: (count: number) => plural(count, { one: 'Car to approve', other: 'Cars to approve' }),
  disputes_open: (count: number) => plural(count, { one: 'Dispute', other: 'Disputes' }),
  reports_open: (count: number) => plural(count, { one: 'Report', other: 'Reports' }),
  suspensions_contested: (count: number) => plural(count, { one: 'Suspension contested', other: 'Suspensions contested' }),
  accounts_alike: (count: number) => plural(count, { one: 'Maybe a suspended person', other: 'Maybe suspended persons' }),
  commissions_overdue: (count: number) => plural(count, { one: 'Commission overdue', other: 'Commissions overdue' }),
};
