import type { ReactNode } from 'react';

// The dialog in which the administrator sets a status.
export const changeStatus = 'Change status';
export const notFetched = 'Failed to fetch requests';
export const updated = 'Request status updated successfully';
export const notUpdated = 'Failed to update request status';
export const set = 'Set';
export const setTo = { active: 'Set to Active', completed: 'Set to Completed', cancelled: 'Set to Cancelled' };
export const saving = 'Saving…';
/** How the request stands now. */
export const now = {
  active: (car: ReactNode, buyer: string) => (
    <>
      {car}, wanted by {buyer}, is active.
    </>
  ),
  completed: (car: ReactNode, buyer: string) => (
    <>
      {car}, wanted by {buyer}, is completed.
    </>
  ),
  cancelled: (car: ReactNode, buyer: string) => (
    <>
      {car}, wanted by {buyer}, is cancelled.
    </>
  ),
};
export const status = 'Status';
export const chooseStatus = 'Choose a status';

// A whole request.
export const loading = 'Loading the request';
export const bids = (count: number) => `Bids (${count})`;
export const bidsNotLoaded = 'Failed to load bids';
export const loadingBids = 'Loading bids';
export const noBid = 'No bid yet.';
export const withdrawn = 'Withdrawn';
