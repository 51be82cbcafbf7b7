import { en as plural } from '../../plural.ts';

export const form = 'Platform settings';
export const isBack = 'What you had changed is back; it is not saved yet.';
export const save = 'Save settings';
export const saving = 'Saving…';
export const undo = 'Undo';
export const notSaved = (settings: number) => `${settings} not saved`;
export const saved = 'Settings Saved';
export const failed = 'Failed to save settings';
export const saveThese = 'Save these settings?';

// What follows from a change, each a sentence of the dialog that asks.
export const closes = {
  forNobody: 'Nobody else is signed in now; who signs in will see the maintenance page, and so will every visitor. You go on as before.',
  for: (people: number, counted: string) =>
    plural(people, {
      one: '1 person signed in will see the maintenance page, and so will every visitor. You go on as before.',
      other: `${counted} people signed in will see the maintenance page, and so will every visitor. You go on as before.`,
    }),
};
export const asksToVerify = {
  nobody: 'Everyone has verified their email so far; who signs up must, before signing in. Nobody who is signed in is signed out.',
  some: (accounts: number, counted: string) =>
    plural(accounts, {
      one: '1 account has not verified its email: its owner can’t sign in again before that. Nobody who is signed in is signed out.',
      other: `${counted} accounts have not verified their email: their owners can’t sign in again before that. Nobody who is signed in is signed out.`,
    }),
};
export const carsWait = 'New cars, and changed photos or descriptions, wait until you approve each of them.';
export const nobodyTold = 'Nobody is told anything in the app, you neither, of offers and viewings too. It is not told later.';
export const nobodyMailed = 'No mail goes but verification, reset and security. What happens meanwhile is not mailed later.';
export const olderRemoved = (days: number) => `Notices and logs older than ${days} days are removed tonight, for good.`;

export const groups = {
  access: 'Who gets in',
  cars: 'Cars and offers',
  notices: 'Notices and mails',
  site: 'The site',
  reports: 'Reports',
  keeping: 'Backups and logs',
};
/** The switches: what each is called, and what it does now. */
export const switches = {
  maintenanceMode: {
    label: 'Maintenance',
    on: 'On: everyone but you gets a page that says we will be back soon. Mails, reminders and backups go on.',
    off: 'Off: the site is open.',
  },
  requireEmailVerification: {
    label: 'Sign-in needs a verified email',
    on: 'On: who has not opened the link in our mail can’t sign in.',
    off: 'Off: people sign in at once, and get mail of news once they have verified.',
  },
  autoApproveListings: {
    label: 'New cars show at once',
    on: 'Dealers’ cars are on the market as soon as they are added. You can take each one down under Cars.',
    off: 'Off: a new car, and changed photos or descriptions, wait under Cars until you approve them. What buyers saw before shows meanwhile.',
  },
  userNotifications: {
    label: 'Notices in the app',
    on: 'Everyone reads in the app what happened, and sees it as it happens.',
    off: 'Off: nobody is told anything in the app, you neither, but what is about the safety of an account.',
  },
  emailNotifications: {
    label: 'Mails',
    on: 'News goes to everyone’s mail, as they chose it.',
    off: 'Off: no mail goes but verification, reset and what is about the safety of an account.',
  },
  adminNotifications: {
    label: 'Your own notices and mails',
    on: 'You are told what concerns you, in the app and by mail.',
    off: 'Off: you are told nothing; what waits for you still stands on Overview.',
  },
};
export const cannotVerify = 'Off: no mail leaves this machine, so nobody could verify. Set SMTP_URL first.';
export const textMessages = 'Text messages';
export const noTextMessages = 'Off: this needs an SMS provider.';
export const photos = 'Photos of one car or bid';
export const photosHint = (most: number) => `At most this many, 1 to ${most}. Those that have more keep them.`;
export const name = 'Name';
export const nameHint = 'On every page and in every mail. Pages that are open show it when they are loaded again.';
export const description = 'Description';
export const descriptionHint = 'What search engines and chats show of our first page.';
export const support = 'Support address';
export const supportHint = 'Where people write for help, everywhere on the site.';
export const currency = 'Reporting currency';
export const currencyHint = 'A label in the head of exported reports. Amounts stay KSh.';
export const timeZone = 'Time zone of reports';
export const timeZoneHint = 'In which an exported report says when it was made. All other days and times stay Nairobi’s.';
export const backups = 'Backups';
export const backupsHint = (schedule: number, hand: number) =>
  `How often one is made; the newest ${schedule} made on schedule and the newest ${hand} made by hand are kept.`;
export const frequencies = { hourly: 'Every hour', daily: 'Every day', weekly: 'Every week', monthly: 'Every month' };
export const daysKept = 'Days that logs and notices are kept';
export const daysKeptHint = (least: number, most: number) =>
  `${least} to ${most}: attempts to sign in, notices, failed jobs. Deals and messages are kept as the law says, whatever stands here.`;

// The strip over the administrator's pages.
export const maintenanceIsOn = 'Maintenance is on';
export const siteClosed = 'Maintenance is on: everyone else finds the site closed.';
export const toSettings = 'Platform Settings';
