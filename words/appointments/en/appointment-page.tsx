import type { ReactNode } from 'react';

// The page of one viewing, from above.
export const notLoaded = 'Failed to load appointment details';
export const loading = 'Loading the appointment';
export const notFound = 'Appointment not found';
export const noneHere = 'No viewing at this address';
export const goToDashboard = 'Go to Dashboard';
export const whyNoneHere = 'It belongs to somebody else, or the link is not complete. Your own viewings are on your dashboard.';
export const breadcrumb = 'Breadcrumb';
export const home = 'Home';
export const dashboard = 'Dashboard';
export const details = 'Appointment Details';
/** The title of the browser's tab. */
export const tab = (car: string) => `Viewing: ${car}`;

// The card that leads the page.
export const leading = 'Appointment details';
export const nairobiTime = 'Nairobi time';
export const toCalendar = 'Add to calendar';
export const maps = 'Maps';
export const viewOnMaps = 'View on Google Maps';
export const noPhone = 'No phone number';
export const call = 'Call';
export const whatsApp = 'WhatsApp';

// The steps.
export const confirm = 'Confirm';
export const cancel = 'Cancel appointment';
export const bookAnother = 'Book another viewing';
export const youProposed = (other: string) => `You proposed this time. ${other} confirms it or proposes another.`;
export const theyProposed = (other: string) => `${other} proposed this time. Please confirm it or propose another.`;

export const outcome = 'Outcome';
export const lookingInto = (reason: string) => `Our team is looking into this outcome: ${reason}`;
export const decided = {
  upheld: (day: string, why: string) => `Our team decided on ${day}: the record stands. Why: “${why}”`,
  overturned: (day: string, why: string) => `Our team decided on ${day}: the record was corrected. Why: “${why}”`,
};
export const notRight = 'This is not right';
export const noViewing = 'There was no viewing.';
export const soldAt = (price: ReactNode) => <>Sold at {price}</>;
export const notSold = 'Not sold';
export const recordedByYou = (day: string) => `Recorded on ${day} by you.`;
export const recordedByTeam = (day: string) => `Recorded on ${day} by our team.`;
export const recordedBy = (day: string, name: string) => `Recorded on ${day} by ${name}.`;
export const commission = (percent: number, amount: ReactNode) => (
  <>
    Commission {percent}%: {amount}
  </>
);

export const yourNote = 'Your note';
export const buyersNote = 'Buyer’s note';
export const dealersNote = 'Dealer’s note';
export const cancelledBecause = 'Cancelled because';

export const whatComesNext = 'What comes next';
export const atTheYard = 'At the yard';
export const inTheYard = [
  'See it by daylight and drive it',
  'Let your mechanic look under it',
  'Compare the chassis number with the logbook',
  'Pay only when you are satisfied',
];
// As NTSA has it: the present owner begins, the new one accepts, and a logbook in their name follows (docs/domain/lifecycles.md, "Sale").
export const afterSale = {
  buyer: [
    'Transfer: the owner starts it on eCitizen, with NTSA; you accept it there',
    'Logbook: NTSA issues a new one in your name',
    'Receipt: ask for a signed agreement and a receipt for what you paid',
  ],
  dealer: [
    'Transfer: the owner starts it on eCitizen, with NTSA; the buyer accepts it there',
    'Logbook: NTSA issues a new one in the buyer’s name',
    'Receipt: give the buyer a signed agreement and a receipt',
  ],
};

export const vehicle = 'Vehicle details';
export const offeredPrice = 'Offered price';
export const budget = 'Budget';
export const model = 'Model';
export const location = 'Location';
