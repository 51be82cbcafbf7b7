// The list of all accounts.
export const search = 'Search by name, email or phone';
export const everyone = 'Everyone';
export const shows = {
  waiting: 'Dealers waiting for verification',
  proposed: 'Changed details to approve',
  changed: 'Phone or location changed since verified',
  dealers: 'All dealers',
  buyers: 'All buyers',
  'unverified-email': 'Email not verified',
};
export const sorts = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' };
/** In place of 'Newest first', of those that wait. */
export const longestWaiting = 'Longest waiting first';
export const notFetched = 'Failed to fetch users';
export const loading = 'Loading users';
export const nobodyMatches = 'Nobody matches';
export const tryPart = 'Try a part of the name, or show everyone.';
/** Where a list is empty, by what it shows. */
export const empty = {
  waiting: { title: 'Nobody waits', what: 'A dealer who signs up appears here until you have decided.' },
  proposed: { title: 'Nobody waits', what: 'A verified dealer who changes the business appears here until you have decided.' },
  changed: { title: 'Nobody here', what: 'A verified dealer who changes the phone or the location appears here.' },
  dealers: { title: 'Nobody here yet', what: 'Dealers who sign up appear here by themselves.' },
  buyers: { title: 'Nobody here yet', what: 'Buyers who sign up appear here by themselves.' },
  'unverified-email': { title: 'Nobody here', what: 'Everyone has opened the link of the first mail.' },
  everyone: { title: 'Nobody here yet', what: 'Whoever signs up appears here by themselves.' },
};

export const users = 'Users';
export const columns = { name: 'Name', account: 'Account', contact: 'Contact', joined: 'Joined', verification: 'Verification' };
export const decideAbout = (dealer: string) => `Decide about the changed details of ${dealer}`;
export const decide = 'Decide…';
export const emailNotVerified = 'Email not verified';
export const administrator = 'Administrator';
export const buyer = 'Buyer';
export const dealer = 'Dealer';
export const noBusinessName = 'No business name';
export const licence = (number: string) => `Licence: ${number}`;
export const noLicence = 'No licence number';
export const changesToDecide = 'Changed details to decide';
