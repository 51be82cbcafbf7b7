import type { ReactNode } from 'react';

// The lists of all cars, requests, appointments and conversations.
export const show = 'Show';
export const car = 'Car';
export const buyer = 'Buyer';
export const dealer = 'Dealer';
export const budget = 'Budget';
export const status = 'Status';
export const changeStatus = 'Change status';
export const changeStatusOf = (car: string, buyer: string) => `Change status of ${car}, ${buyer}`;

export const appointments = {
  things: 'Appointments',
  loading: 'Loading appointments',
  search: 'Search by car or person',
  notFetched: 'Failed to fetch appointments',
  none: 'No appointment yet',
  noneYet: 'Viewings that buyers book appear here by themselves.',
  noMatch: 'No appointment matches',
  tryAnother: 'Try another word or day, or show all appointments.',
  all: 'All',
  day: 'Day',
  price: 'Price',
  date: 'Date',
  time: 'Time',
  notes: 'Buyer notes',
  soldAt: (price: ReactNode) => <>Sold at {price}</>,
  notSold: 'Not sold',
  disputed: 'Disputed',
  past: 'Past, no outcome',
};

export const requests = {
  things: 'Requests',
  loading: 'Loading requests',
  search: 'Search car, place or buyer',
  notFetched: 'Failed to fetch requests',
  none: 'No request yet',
  noneYet: 'What buyers post appears here by itself.',
  noMatch: 'No request matches',
  tryAnother: 'Try another word, or show all requests.',
  all: 'All requests',
  county: 'County',
  allCounties: 'All counties',
  location: 'Location',
  bids: 'Bids',
  created: 'Created',
};

export const cars = {
  search: 'Search by make or model',
  shows: { waiting: 'Waiting for approval', against: 'Refused or taken down', all: 'All cars' },
  notLoaded: 'The cars did not load',
  loading: 'Loading cars',
  noneWaits: 'No car waits',
  whatComes: 'While new cars show at once, only those come here that were refused or taken down and changed.',
  noMatch: 'No car matches',
  tryAnother: 'Try another word, or show all cars.',
};

export const conversations = {
  refresh: 'Refresh',
  search: 'Search by name or car',
  placeholder: 'Search conversations...',
  all: 'All Conversations',
  shows: { active: 'Active', unread: 'Unread Messages' },
  notFetched: 'Failed to fetch conversations',
  loading: 'Loading conversations',
  /** Read aloud after how many there are. */
  aloud: ' conversations',
  none: 'No conversations found',
  noneYet: 'Once a buyer and a dealer write to each other about a viewing, it appears here.',
  tryPart: 'Try a part of a name or of the car, or show all.',
  showAll: 'Show all conversations',
};
