import type { Doer } from '../../deal.ts';
import type { Kind, NamedParams, Side } from '../kinds.ts';

/** The text of one kind of notice, shared by app, toast and e-mail. Plain text: each of them escapes it. */
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

/** The subject of a sentence: 'You', the other party's name, 'Our team', or 'We' for the system. Use a past-tense verb, which fits all of them. */
export function doer({ by, reader, other }: { by: Doer; reader: Side; other: string }): string {
  if (by === 'team') return 'Our team';
  if (by === 'system') return 'We';
  return by === reader ? 'You' : other;
}
