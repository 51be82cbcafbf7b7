/** Below the road of a page that has room for them. */
export const names = {
  requested: 'Requested',
  offers: 'Offers',
  accepted: 'Accepted',
  viewing: 'Viewing',
  sold: 'Sold',
  rated: 'Rated',
};

// In its place: what comes next, or how it ended.
export const nextNewTime = 'Next: agree on a new time';
export const nextTime = 'Next: agree on the time';
export const nextOutcome = 'Next: say how it went';
export const nextShow = 'Next: show the car';
export const nextSee = 'Next: see the car';
export const soldAndRated = 'Sold and rated';
export const notSoldAndRated = 'Not sold and rated';
