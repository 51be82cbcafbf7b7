import { en as plural } from '../../plural.ts';

// The administrator's home below what waits.
export const title = 'Overview';
export const greeting = 'Habari';
export const queue = 'Moderation Queue';
export const notLoaded = 'Failed to load admin data';
export const loading = 'Loading';

// The marketplace in numbers. `counted`: the number as it is written.
export const inNumbers = 'The marketplace in numbers';
export const inThirtyDays = 'in 30 days';
export const points = (count: number) => `${count} points`;
export const totalUsers = 'Total Users';
export const dealersOfThese = (dealers: number, counted: string, verified: string) =>
  plural(dealers, { one: `1 dealer, ${verified} verified`, other: `${counted} dealers, ${verified} verified` });
export const totalCars = 'Total Cars';
export const carsWait = (cars: number) => plural(cars, { one: '1 waits for approval', other: '# wait for approval' });
export const requests = 'Requests';
export const active = (counted: string) => `${counted} active`;
export const appointments = 'Appointments';
export const pending = (counted: string) => `${counted} pending`;
export const successRate = 'Success Rate';
export const completed = (viewings: number, countedViewings: string, requests: number, countedRequests: string) => {
  const held = plural(viewings, { one: '1 viewing', other: `${countedViewings} viewings` });
  const asked = plural(requests, { one: '1 request', other: `${countedRequests} requests` });
  return `${held} completed, sold or not, of ${asked} so far`;
};

export const reportPeriod = 'Period of the report';
export const lastDays = (days: number) => `Last ${days} days`;
export const generate = 'Generate Report';
export const generated = 'Report generated';
export const notGenerated = 'The report was not generated';

export const recentAppointments = 'Recent Appointments';
export const noAppointments = 'Viewings that buyers book appear here by themselves.';
export const allAppointments = 'All appointments';
export const booked = (day: string) => `booked ${day}`;
export const notes = (buyer: string, notes: string) => `${buyer} · “${notes}”`;
export const conversations = 'Conversations';
export const noConversations = 'Once a buyer and a dealer write to each other about a viewing, it appears here.';
export const allConversations = 'All conversations';
export const recentActivity = 'Recent Activity';
export const audit = 'Audit';
export const nothingYet = 'Nothing has happened yet.';
export const quickLinks = 'Quick links';
export const links = { analytics: 'Analytics', messages: 'Messages', content: 'Content Management', settings: 'Platform Settings' };

export const health = 'Platform Health';
export const states = { good: 'Good', degraded: 'Degraded', down: 'Down' };
export const parts = { database: 'Database', storage: 'Storage', mail: 'Mail queue', realtime: 'Realtime', backup: 'Backup' };
export const mended = (figures: number, at: string) =>
  plural(figures, {
    one: `A figure of this page was wrong and was mended, ${at}.`,
    other: `# figures of this page were wrong and were mended, ${at}.`,
  });
/** `named`: the parts, 'Database, Storage, and Backup'. */
export const good = (parts: number, named: string) => plural(parts, { one: `${named} is Good`, other: `${named} are Good` });
export const listed = (parts: string[]) => new Intl.ListFormat('en').format(parts);
export const since = (at: string) => `Since ${at}`;

export const notAboveReal = 'A published figure should not be above the real one.';
export const editFigures = 'Edit the figures';
/** What the public pages say, and what is true. */
export const saysMore = {
  'home/hero/cars': (says: string, real: string) => `The landing page says ${says} cars; ${real} are on the market.`,
  'home/hero/dealers': (says: string, real: string) => `The landing page says ${says} verified dealers; there are ${real}.`,
  'about/impact/dealers': (says: string, real: string) => `About says ${says} verified dealers; there are ${real}.`,
  'about/impact/customers': (says: string, real: string) => `About says ${says} happy customers; there are ${real}.`,
  'about/impact/sold': (says: string, real: string) => `About says ${says} cars sold; there are ${real}.`,
  'about/impact/rating': (says: string, real: string) => `About says ${says} average rating; it is ${real}.`,
};
export const saysRating = (says: string) => `About says ${says} average rating; there are no ratings yet.`;
