import { en as plural } from '../../plural.ts';

// A dealer's own stock, car by car.
export const sold = 'sold';
export const soldOn = (day: string) => `sold ${day}`;
export const notApproved = 'not approved';
export const takenDown = 'taken off the market';
export const withTeam = 'with our team';
export const reserved = 'reserved';
export const available = 'available';
export const newToday = 'new today';
export const days = (count: number) => plural(count, { one: '1 day', other: '# days' });
