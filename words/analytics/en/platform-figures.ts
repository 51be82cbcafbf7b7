/** What the figures are called, on the page and in the files. */
export const names = {
  users: 'New users',
  dealers: 'New dealers',
  cars: 'New cars',
  requests: 'Requests',
  bids: 'Bids',
  appointments: 'Appointments',
  sales: 'Sales',
  revenue: 'Revenue',
  commission: 'Commission',
  commission_paid: 'Commission paid',
  success_rate: 'Success rate',
  engagement: 'Dealer engagement',
  first_offer_minutes: 'Time to first offer',
  unanswered_percent: 'No offer after three days',
};
export const whatSuccessIs = 'completed viewings, sold or not, out of the requests posted in this period';
export const engagementLong = 'Dealer engagement, bids for each request';
export const whenMoneyCounts = 'Money counts on the day of its sale, also a commission that is paid later.';

/** The name of a month that is not over. */
export const soFar = (month: string) => `${month} so far`;
export const sixMonths = 'Six months';
export const noRequestInMonths = 'No request was posted in these six months.';
export const monthsNote = 'Solid: requests posted; dashed: appointments completed. The last month is not over.';
export const monthAloud = (month: string, requests: number, completed: number) =>
  `${month}: ${requests} requests, ${completed} appointments completed.`;
export const revenueByMonth = 'Revenue by month';
export const nothingSold = 'Nothing was sold in these six months.';
export const revenueNote =
  'The final prices of recorded sales, in KSh; the last month is not over. The commission of each month is in the numbers.';
export const revenueAloud = (month: string, sales: number, revenue: string, commission: string) =>
  `${month}: ${sales} sales, ${revenue}, commission ${commission}.`;
export const popularModels = 'Popular models';
export const modelsNote = 'The five that buyers of the period asked for most.';
export const modelAloud = (model: string, requests: number) => `${model}: ${requests}.`;
export const noRequest = 'Nobody has posted a request in this period.';
export const byCounty = 'By county';
export const countiesNote = 'Requests of the period. Sales and revenue of each county are in the numbers.';
export const countyAloud = (county: string, requests: number) => `${county}: ${requests} requests.`;
export const nothingAsked = 'Nothing was asked or sold in this period.';
/** In place of a county. */
export const countyNotKnown = 'Not known';

// The tables of the file.
export const report = 'Report';
export const now = 'Now';
export const howWellItGoes = 'How well it goes';
export const revenueAndCommission = 'Revenue and commission by month';
export const bidsForEach = 'Dealer engagement (bids for each request)';
export const columns = {
  month: 'Month',
  completed: 'Completed appointments',
  model: 'Model',
  county: 'County',
  number: 'Number',
};
/** How much there is of everything now. */
export const totals = {
  users: 'Total Users',
  dealers: 'Dealers',
  verifiedDealers: 'Verified dealers',
  cars: 'Total Cars',
  carsWaiting: 'Cars that wait for approval',
  requests: 'Requests',
  activeRequests: 'Active requests',
  appointments: 'Appointments',
  pendingAppointments: 'Pending appointments',
  completedAppointments: 'Completed appointments',
};
