import type { Kind, NamedParams } from './kinds.ts';
import { accountWords } from './words/accounts.ts';
import { appointmentWords } from './words/appointments.ts';
import { bidCarWords } from './words/bid-cars.ts';
import { bidWords } from './words/bids.ts';
import { carWords } from './words/cars.ts';
import { caseWords } from './words/cases.ts';
import { reportWords } from './words/reports.ts';
import { requestWords } from './words/requests.ts';
import { saleWords } from './words/sales.ts';
import { savedCarWords } from './words/saved-cars.ts';
import type { Words, WordsOf } from './words/shape.ts';
import { standingWords } from './words/standing.ts';

const words: WordsOf<Kind> = {
  ...accountWords,
  ...requestWords,
  ...bidWords,
  ...carWords,
  ...bidCarWords,
  ...appointmentWords,
  ...saleWords,
  ...savedCarWords,
  ...reportWords,
  ...caseWords,
  ...standingWords,
};

/** Whether this version has a text for this kind. */
export function isKind(kind: string): kind is Kind {
  return kind in words;
}

/** The text of one notice, for the app, the toast and the e-mail's subject, heading and first sentence. */
export interface NoticeText {
  title: string;
  body: string;
  /** The path of the page it is about. */
  link: string;
  subject: string;
}

/** The path of the page that a notice is about. It is made of ids, so that no name has to be read for it. */
export function linkOf<K extends Kind>(kind: K, params: NamedParams<K>): string {
  const { link }: Words<K> = words[kind];
  return link(params);
}

/** Makes the text of a notice. The text is never stored: it is made each time the notice is read, as it is true then. */
export function inWords<K extends Kind>(kind: K, params: NamedParams<K>, now = new Date()): NoticeText {
  const { title, body, link, subject = title }: Words<K> = words[kind];
  return { title: title(params, now), body: body(params), link: link(params), subject: subject(params, now) };
}
