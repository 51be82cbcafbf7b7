import type { Doer } from '../../deal.ts';
import type { Kind, NamedParams, Side } from '../kinds.ts';

/** The text of one kind of notice, shared by app, toast and e-mail, from the tables of words/notifications. Plain text: each of them escapes it. */
export interface Words<K extends Kind> {
  /** `now`: when it is read, for what is said as 'tomorrow'. */
  title: (params: NamedParams<K>, now: Date) => string;
  /** One or two sentences; also the beginning of the e-mail. */
  body: (params: NamedParams<K>) => string;
  /** The path of the page it is about. */
  link: (params: NamedParams<K>) => string;
  /** The e-mail's subject where the title alone is not clear among other mails. */
  subject?: Words<K>['title'];
}

export type WordsOf<K extends Kind> = { [Each in K]: Words<Each> };

/** Whose sentence it is, since a Swahili verb holds who does it: 'you' for what the reader did. */
export const doer = ({ by, reader }: { by: Doer; reader: Side }): Doer | 'you' => (by === reader ? 'you' : by);

/** The party that the reader deals with. */
export const otherSide = (reader: Side): Side => (reader === 'buyer' ? 'dealer' : 'buyer');

/** Whole sentences, one behind the other; one that doesn't apply is left out. */
export const sentences = (...said: (string | false | null | undefined)[]): string => said.filter(Boolean).join(' ');
