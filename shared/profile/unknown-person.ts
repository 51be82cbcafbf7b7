import { unknownPersonWords } from '../../words/profile/unknown-person.ts';

/** Who wrote a message, by the name of that side of the deal: 'Unknown' where it is not there any more. */
export function senderName(name: string | undefined): string {
  return !name || Object.values<string>(unknownPersonWords.names).includes(name) ? unknownPersonWords.unknown : name;
}
