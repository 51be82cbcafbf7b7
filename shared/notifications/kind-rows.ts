import type { adminMailsWords } from '../../words/emails/admin-mails.ts';
import type { mailReasonsWords } from '../../words/emails/mail-reasons.ts';
import { type Choice, choices } from './choices.ts';
import type { NoticeGroup } from './groups.ts';
import type { Kept, Kind } from './kinds.ts';
import type { MailedKind } from './mails.ts';

/** Why a notice can't be switched off: it is about the account, an open deal, or money that is owed. */
export type Stays = 'account' | 'deal' | 'money';

/** The params of a kind that name a thing by its id. */
type ThingOf<K extends Kind> = Extract<keyof Kept<K>, `${string}_id`>;

interface Mailed<K extends MailedKind> {
  /**
   * How it is mailed. 'security': at once, to an address that was never verified too, as are the letters that accounts send. 'news': at once.
   * `about`: news that is gathered with other news about the same thing, whose id stands under this name in the notice's params (docs/domain/time.md,
   * "Gathered mails"). Several are told by what the newest of them says, or as a list of their own: then nothing else is gathered about such a thing.
   */
  way: 'security' | 'news' | { about: ThingOf<K>; as: 'list' | 'newest' };
  /** Why it came: the name of the sentence at its end. */
  why: keyof (typeof mailReasonsWords)['because'] | keyof (typeof adminMailsWords)['because'];
  /** No notice in the app goes with it. */
  isAlone?: true;
}

/**
 * One kind: the choice by which it is switched off, or its group and why it can't be. With both it can be, except while it is about an open deal of
 * its reader, which its handler says (docs/domain/permissions.md, "What can be switched off"). Kinds with a mail say how and why it comes.
 */
type KindRow<K extends Kind> = ({ choice: Choice; stays?: 'deal' } | { group: NoticeGroup; stays: Stays }) &
  (K extends MailedKind ? { mail: Mailed<K> } : { mail?: never });

const yourBusiness = { way: 'news', why: 'business' } as const;
const yourBid = { way: 'news', why: 'bid' } as const;
const yourOffer = { way: 'news', why: 'offer' } as const;
const viewingNews = { way: 'news', why: 'viewing' } as const;
const viewingGathered = { way: { about: 'appointment_id', as: 'newest' }, why: 'viewing' } as const;
const yourSale = { way: 'news', why: 'sale' } as const;
const yourCar = { way: { about: 'car_id', as: 'newest' }, why: 'car' } as const;

const yourThing = { way: 'news', why: 'thing' } as const;

const account = { group: 'account', stays: 'account' } as const;
const safety = { way: 'security', why: 'safety' } as const;
const viewing = { group: 'viewings', stays: 'deal' } as const;
const accepted = { group: 'offers', stays: 'deal' } as const;
const money = { group: 'commissions', stays: 'money' } as const;

/** How each kind of notice is filtered, switched off and mailed. */
export const kindRows = {
  'password-changed': { ...account, mail: safety },
  'email-changed': account,
  'second-factor-changed': { ...account, mail: safety },
  'recovery-code-used': { ...account, mail: safety },
  'new-browser': { ...account, mail: { ...safety, isAlone: true } },
  'export-ready': { ...account, mail: { way: 'security', why: 'copy' } },
  'dealer-verified': { ...account, mail: yourBusiness },
  'dealer-revoked': { ...account, mail: yourBusiness },
  'licence-asked': { ...account, mail: yourBusiness },
  'more-asked': { ...account, mail: yourBusiness },
  'business-change-approved': { ...account, mail: yourBusiness },
  'business-change-refused': { ...account, mail: yourBusiness },
  'dealer-unavailable': { ...accepted, mail: { way: 'news', why: 'dealerOfYours' } },

  warned: { ...account, mail: { way: 'news', why: 'warned' } },
  suspended: { ...account, mail: { way: 'security', why: 'access' } },
  restored: { ...account, mail: { way: 'security', why: 'access' } },
  'contest-answered': { ...account, mail: { way: 'security', why: 'contested' } },
  'partner-suspended': { ...accepted, mail: { way: 'news', why: 'partner' } },
  'partner-restored': { ...accepted, mail: { way: 'news', why: 'partner' } },

  'own-request-set': { ...accepted, mail: { way: 'news', why: 'request' } },
  'request-closed': { choice: 'offers-ended', stays: 'deal', mail: yourBid },
  'request-reopened': { choice: 'offers-ended', stays: 'deal' },
  'request-deleted': { choice: 'offers-ended', stays: 'deal', mail: yourBid },
  'car-asked': { choice: 'cars-asked', mail: { way: 'news', why: 'carAsked' } },
  'phone-revealed': { choice: 'phone-revealed' },
  'new-requests': {
    choice: 'new-requests',
    mail: { way: 'news', why: 'newRequests', isAlone: true },
  },

  'bid-placed': { choice: 'offers-received', mail: { way: { about: 'request_id', as: 'list' }, why: 'wanted' } },
  'bid-accepted': { ...accepted, mail: yourBid },
  'bid-rejected': { choice: 'offers-ended', mail: yourBid },
  'bid-outsold': { choice: 'offers-ended', mail: yourBid },
  'offer-ended': { choice: 'offers-ended', mail: yourOffer },
  'car-gone': { ...accepted, mail: yourOffer },
  'dealer-left': { ...accepted, mail: { way: 'news', why: 'dealerLeft' } },
  'car-named': { ...accepted, mail: { way: 'news', why: 'accepted' } },
  'car-confirmed': { ...accepted, mail: yourBid },
  'car-declined': { ...accepted, mail: yourBid },

  'car-approved': { choice: 'cars-decided', mail: yourCar },
  'car-refused': { choice: 'cars-decided', mail: yourCar },
  'car-taken-down': { choice: 'cars-decided', mail: yourCar },

  'appointment-booked': { ...viewing, mail: viewingGathered },
  'appointment-confirmed': { ...viewing, mail: viewingGathered },
  'appointment-moved': { ...viewing, mail: viewingGathered },
  'appointment-cancelled': { ...viewing, mail: viewingGathered },
  'appointment-outsold': { ...viewing, mail: viewingGathered },
  'appointment-tomorrow': { ...viewing, mail: viewingNews },
  'appointment-status': { ...viewing, mail: viewingGathered },

  'outcome-question': { ...viewing, mail: viewingNews },
  'outcome-disputed': { ...viewing, mail: viewingNews },
  'outcome-decided': { ...viewing, mail: viewingNews },
  'not-sold': viewing,
  'sale-recorded': { ...viewing, mail: viewingNews },
  'rating-given': { choice: 'reviews-given' },
  'review-answered': { choice: 'reviews-given' },

  'commission-due': { ...money, mail: yourSale },
  'commission-changed': { ...money, mail: yourSale },
  'commission-overdue': { ...money, mail: yourSale },
  'commission-withdrawn': money,
  'commission-paid': { choice: 'commissions-paid', mail: yourSale },
  'commission-refunded': { ...money, mail: yourSale },
  'commission-kept': { ...money, mail: yourSale },

  'saved-cars-changed': {
    choice: 'saved-cars-changed',
    mail: { way: 'news', why: 'savedCars' },
  },
  'message-unread': {
    choice: 'messages-unread',
    stays: 'deal',
    mail: { way: 'news', why: 'message' },
  },
  'report-answered': { ...account, mail: { way: 'news', why: 'reported' } },
  'report-warned': { ...account, mail: yourThing },
  'report-removed': { ...account, mail: yourThing },
  'case-waiting': {
    choice: 'cases-waiting',
    mail: { way: { about: 'queue_id', as: 'list' }, why: 'cases' },
  },
  'file-failed': { choice: 'files-failed', mail: { way: 'news', why: 'files' } },
} as const satisfies { [K in Kind]: KindRow<K> };

type Rows = typeof kindRows;

/** The kinds of which several about one thing are told as a list. */
export type ListedKind = { [K in Kind]: Rows[K] extends { mail: { way: { as: 'list' } } } ? K : never }[Kind];

/** The kinds that can be switched off, except while they are about an open deal of their reader. */
export type SometimesDeal = { [K in Kind]: Rows[K] extends { choice: Choice; stays: 'deal' } ? K : never }[Kind];

/** The choice by which this notice can be switched off; undefined when it can't be. */
export function choiceOf(notice: { kind: Kind; isOpenDeal?: boolean }): Choice | undefined {
  const row: KindRow<Kind> = kindRows[notice.kind];
  return 'choice' in row && !notice.isOpenDeal ? row.choice : undefined;
}

/** The group in which a kind is found. */
export function groupOf(kind: Kind): NoticeGroup {
  const row: KindRow<Kind> = kindRows[kind];
  return 'choice' in row ? choices[row.choice].group : row.group;
}

/** The kinds of these that have a row for which this is true. */
function kindsWhere(holds: (kind: Kind) => boolean): Kind[] {
  return (Object.keys(kindRows) as Kind[]).filter(holds);
}

/** All kinds of a group. */
export const kindsOf = (group: NoticeGroup): Kind[] => kindsWhere((kind) => groupOf(kind) === group);

/** Whether some of what this choice is about also comes by mail. */
export const isMailed = (choice: Choice): boolean =>
  kindsWhere((kind) => 'mail' in kindRows[kind] && choiceOf({ kind }) === choice).length > 0;

/** Whether a notice of this kind is shown in the app. */
export function isShown(kind: Kind): boolean {
  const row: KindRow<Kind> = kindRows[kind];
  return !row.mail?.isAlone;
}

/** Whether some of what this choice is about is shown in the app. */
export const isInApp = (choice: Choice): boolean => kindsWhere((kind) => isShown(kind) && choiceOf({ kind }) === choice).length > 0;

/** Whether a notice of this kind comes whatever is switched off for everyone: it is about who may get into the account. */
export function alwaysGoes(kind: Kind): boolean {
  const row: KindRow<Kind> = kindRows[kind];
  return row.mail?.way === 'security' || kind === 'email-changed';
}
