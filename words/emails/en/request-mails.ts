// What the mails about requests say beyond their notices.
export const seeRequest = 'See the request';
export const seeOpen = 'See open requests';
export const seeAndBid = 'See it and bid';
export const seeThemAndBid = 'See them and bid';
export const carWanted = 'Car wanted';
export const oweNothing = 'You owe nothing for it.';
export const budget = 'Budget';
export const location = 'Location';
export const description = 'Description';
/** What is asked for, and where. */
export const budgetAndPlace = (budget: string, place: string) => `${budget}, ${place}`;
export const more = (count: number) => `And ${count} more.`;
