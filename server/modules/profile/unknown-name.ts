import { unknownPersonWords } from '../../../words/profile/unknown-person.ts';
import { inLanguage } from '../../platform/process/language.ts';

/** The name that is kept of somebody who is not there any more: one for all who read it, so it is English (docs/domain/accounts.md, "Erasing"). */
export const unknownName = (of: 'buyer' | 'dealer'): string => inLanguage('en', () => unknownPersonWords.names[of]);
