import type { Kind, NamedParams } from './kinds.ts';
import { accountWords } from './words/accounts.ts';
import { appointmentWords } from './words/appointments.ts';
import { bidWords } from './words/bids.ts';
import { requestWords } from './words/requests.ts';
import { saleWords } from './words/sales.ts';
import type { Words, WordsOf } from './words/shape.ts';

const words: WordsOf<Kind> = {
  ...accountWords,
  ...requestWords,
  ...bidWords,
  ...appointmentWords,
  ...saleWords,
  written: { title: ({ title }) => title, body: ({ body }) => body, link: ({ link }) => link },
};

/** Whether there are words for it. */
export function isKind(kind: string): kind is Kind {
  return kind in words;
}

/** What a reader is told of one notice: by the app, by a toast, by an e-mail's subject, heading and first sentence. */
export interface NoticeText {
  title: string;
  body: string;
  /** The page it is about, below our own address. */
  link: string;
  subject: string;
}

/** Puts a notice into words. Nothing keeps them: they are made each time it is read. */
export function inWords<K extends Kind>(kind: K, params: NamedParams<K>): NoticeText {
  const { title, body, link, subject = title }: Words<K> = words[kind];
  return { title: title(params), body: body(params), link: link(params), subject: subject(params) };
}
