// What the administrator hears of.
export const dispute = {
  title: 'A dispute waits for your decision',
  body: (car: string) => `What was recorded for the ${car} is disputed.`,
};
export const report = {
  title: 'A report waits for your decision',
  /** By what was reported; `why`: 'Asked for a deposit'. */
  body: {
    request: (why: string) => `A request was reported: “${why}”.`,
    bid: (why: string) => `An offer was reported: “${why}”.`,
    car: (why: string) => `A car was reported: “${why}”.`,
    message: (why: string) => `A message was reported: “${why}”.`,
    review: (why: string) => `A review was reported: “${why}”.`,
    person: (why: string) => `A person was reported: “${why}”.`,
  },
  something: 'Something was reported.',
  /** The car, or the person. */
  about: (what: string) => `It is about ${what}.`,
};
export const dealer = { title: 'A dealer waits to be verified', body: (dealer: string) => `${dealer} signed up as a dealer.` };
export const change = {
  title: 'Changed details wait for your decision',
  body: (dealer: string) => `${dealer} changed the details of the business. The old ones show meanwhile.`,
};
export const car = {
  title: 'A car waits for your approval',
  body: (car: string) => `${car} was listed or changed, and shows so once you approve it.`,
};
export const contest = {
  title: 'A suspended person contests it',
  body: (person: string) => `${person} says why the suspension is wrong.`,
};
export const lookalike = {
  title: 'A suspended person may be back',
  body: (person: string) => `${person} has the phone number or licence of somebody who is suspended.`,
};
export const fileFailed = {
  backup: { title: 'The backup failed', body: (why: string) => `No backup was made. Why: ${why}` },
  export: { title: 'The export failed', body: (why: string) => `No export was made. Why: ${why}` },
};
