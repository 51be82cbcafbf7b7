// A car as the administrator decides about it.
export const noneOfItsCars = ', not verified: buyers see none of its cars';
export const now = 'Now';
export const afterApproving = 'After approving';
export const noDescription = 'No description';
export const isNew = (since: string) => `new, since ${since}`;
export const isChanged = (since: string) => `changed, since ${since}`;
export const refusedOn = (day: string) => `refused ${day}`;
export const takenDownOn = (day: string) => `taken down ${day}`;
export const changeRefused = 'change refused';
export const sold = 'sold';
export const approved = 'approved';

export const approve = 'Approve';
export const wasApproved = 'Approved; the dealer is told';
export const notApproved = 'Failed to approve';
export const refuseAsks = 'Refuse…';
export const takeDownAsks = 'Take down…';

export const refuseIt = (car: string) => `Refuse ${car}?`;
export const takeItDown = (car: string) => `Take ${car} down?`;
export const refuse = 'Refuse';
export const takeDown = 'Take down';
export const wasRefused = 'Refused; the dealer is told';
export const wasTakenDown = 'Taken down; the dealer is told';
export const notRefused = 'Failed to refuse';
export const notTakenDown = 'Failed to take the car down';
/** What follows for a car that waits, for a change of it, and for one that is on the market. */
export const follows = {
  car: 'Buyers don’t see it. It waits again once it is changed.',
  change: 'Buyers go on seeing the old photos and description.',
  none: 'Buyers don’t find it any more; bids that carry it go on. It waits here again once it is changed.',
};
export const getsEmail = (dealer: string) => `${dealer} gets an email with your reason.`;
