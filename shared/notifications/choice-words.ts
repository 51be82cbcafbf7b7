import type { Role } from '../roles.ts';
import type { Choice } from './choices.ts';
import { type NoticeGroup, noticeGroups } from './groups.ts';

type Reader = 'buyer' | 'dealer';
interface ChoiceWords {
  title: string;
  /** What is told, in one or two sentences. */
  says: string;
}

const words: Record<Choice, ChoiceWords | Record<Reader, ChoiceWords>> = {
  'offers-received': { title: 'New offers', says: 'A dealer answers one of your requests with a price.' },
  'offers-ended': {
    buyer: { title: 'Offers that end', says: 'The car of an offer is sold or deleted before you decided.' },
    dealer: {
      title: 'Bids that end',
      says: 'Your bid was not taken, or its request was closed, opened again or deleted. After a bid was accepted we always tell you.',
    },
  },
  'phone-revealed': { title: 'Your phone number', says: 'A dealer opened the number that you shared on a request.' },
  'new-requests': { title: 'New requests', says: 'Once a day, when buyers have posted some.' },
  'cars-asked': { title: 'Questions about your cars', says: 'A buyer posts a request from the page of one of your cars.' },
  'reviews-given': {
    buyer: { title: 'Answers to your reviews', says: 'A dealer answered what you wrote after a viewing.' },
    dealer: { title: 'Ratings', says: 'A buyer rated you after a viewing.' },
  },
  'messages-unread': {
    title: 'Unread messages',
    says: 'Ten minutes after a message, once for each chat. While its viewing is planned we always tell you.',
  },
  'saved-cars-changed': {
    title: 'Your saved cars',
    says: 'Once a day, when a price has changed or a car is reserved, sold or available again.',
  },
  'cars-decided': { title: 'Checks of your cars', says: 'Our team approved, refused or took down one of your cars.' },
  'commissions-paid': { title: 'Recorded payments', says: 'We recorded that you paid a commission.' },
  'cases-waiting': {
    title: 'What waits for your decision',
    says: 'A report, a dispute, a new dealer, changed details or a car. Mails tell several at once.',
  },
  'files-failed': { title: 'Backups and exports', says: 'One could not be made, and why.' },
};

/** What this choice is called, and what it is about, for who is a buyer or a dealer. */
export function choiceInWords(choice: Choice, role: Role): ChoiceWords {
  const found = words[choice];
  return 'title' in found ? found : found[role === 'dealer' ? 'dealer' : 'buyer'];
}

const groupNames: Record<NoticeGroup, string> = {
  offers: 'Offers',
  requests: 'Requests',
  viewings: 'Viewings and sales',
  messages: 'Messages',
  'saved-cars': 'Saved cars',
  cars: 'Your cars',
  commissions: 'Commissions',
  platform: 'Running the platform',
  account: 'Account and security',
};

/** What a group is called; dealers read "bid" where buyers read "offer". */
export function groupInWords(group: NoticeGroup, role: Role): string {
  return group === 'offers' && role === 'dealer' ? 'Bids' : groupNames[group];
}

const dealersOnly: NoticeGroup[] = ['requests', 'cars', 'commissions'];

/** The groups in which this role finds notices. */
export function groupsOf(role: Role): NoticeGroup[] {
  if (role === 'admin') return ['platform', 'account'];
  const notMine: NoticeGroup[] = role === 'dealer' ? ['platform', 'saved-cars'] : ['platform', ...dealersOnly];
  return noticeGroups.filter((group) => !notMine.includes(group));
}
