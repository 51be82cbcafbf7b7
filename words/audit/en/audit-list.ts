// The page of the log, and its rows.
export const person = 'Person';
export const nobodyMatches = 'Nobody matches';
export const everything = 'Everything';
export const day = 'Day';
export const onePerson = 'One person only · show all';
export const oneThing = 'One thing only · show all';
export const nothingMatches = 'Nothing matches';
export const tryAnother = 'Try another day, or take away a filter.';
export const nothingHappened = 'Nothing happened here';
export const appearsHere = 'What people and the program do appears here by itself.';
export const notLoaded = 'The log did not load';
export const loading = 'Loading the log';
/** What the log can be narrowed to. */
export const kinds = {
  account: 'Accounts and signing in',
  profile: 'Profiles',
  dealer: 'Verification',
  business: 'Changed business details',
  request: 'Requests',
  bid: 'Offers',
  car: 'Cars',
  appointment: 'Viewings',
  outcome: 'Disputes',
  commission: 'Commissions',
  message: 'Messages',
  thread: 'Reading of conversations',
  rating: 'Reviews',
  report: 'Reports',
  person: 'Warnings and suspensions',
  list: 'Lists taken as a file',
  content: 'Texts of the site',
  settings: 'Settings',
  figures: 'Figures',
  file: 'Exports and backups',
  backup: 'Restoring',
};

export const at = (day: string, time: string) => `${day}, ${time}`;
export const from = (address: string) => `from ${address}`;
export const open = 'Open';
export const openThis = (thing: string) => `Open: ${thing}`;
export const allAboutIt = 'All about it';
export const allYouDid = 'All that you did';
export const allOf = (person: string) => `All of ${person}`;
