import type { Doer, Kind, NamedParams, Side } from '../kinds.ts';

/** The words of one kind of notice. App, toast and e-mail share them; plain text, which whoever shows it escapes. */
export interface Words<K extends Kind> {
  title: (params: NamedParams<K>) => string;
  /** What happened, in a sentence or two; also what the e-mail begins with. */
  body: (params: NamedParams<K>) => string;
  /** The page it is about. */
  link: (params: NamedParams<K>) => string;
  /** The e-mail's subject where the title alone would say too little among other mails. */
  subject?: (params: NamedParams<K>) => string;
}

export type WordsOf<K extends Kind> = { [Each in K]: Words<Each> };

/** Who did it, to begin a sentence with: 'You', the other party's name, 'Our team', or 'We' for the program itself. A verb in the past fits all. */
export function doer({ by, reader, other }: { by: Doer; reader: Side; other: string }): string {
  if (by === 'team') return 'Our team';
  if (by === 'system') return 'We';
  return by === reader ? 'You' : other;
}
