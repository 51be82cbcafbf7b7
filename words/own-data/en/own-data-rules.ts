export const askedToday = 'You have asked for a copy of your data in the last 24 hours.';
export const underWay = 'A copy of your data is being made already.';
export const downloadedTwice = 'Your copy is being downloaded twice already.';

/** The file that stands beside the others in a copy. */
export const readMe = `This is a copy of what this site keeps about you.

Each .json file is one kind of thing: your account, your requests, your bids, and so on. The folder "photos" has the photos you uploaded.
Times are in UTC. Amounts are in Kenyan shillings. What belongs to the other person of a deal is here as far as you can read it on the site.
`;
