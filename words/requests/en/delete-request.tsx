import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

export const deleteThis = 'Delete this request?';
export const confirm = 'Delete request';
export const keep = 'Keep it';
export const deleted = 'Request deleted';
export const notDeleted = 'Failed to delete request';
export const willVanish = (car: ReactNode) => <>{car} will vanish for you and the dealers.</>;
export const soWillOffers = (count: number) => plural(count, { one: 'So will its offer.', other: 'So will its # offers.' });
export const viewingsCancelled = 'Open viewings are cancelled and their dealers told.';
