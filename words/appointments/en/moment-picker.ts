// Choosing a day and a time.
export const whichDay = 'Which day?';
export const whatTime = 'What time?';
export const open = (from: string, to: string) => `Open ${from} – ${to}`;
export const hoursNotTold = 'This yard hasn’t told its hours';
export const anotherTime = 'Another time';
export const date = 'Date';
export const time = 'Time';
export const fromTo = (from: string, to: string) => `From ${from} to ${to}`;
export const outsideUsualHours = 'Outside the usual hours: this yard hasn’t told its own';
