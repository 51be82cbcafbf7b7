import { adminNoticeChoicesWords } from '../../words/notifications/admin-notice-choices.ts';
import { noticeChoicesWords } from '../../words/notifications/notice-choices.ts';
import type { Role } from '../roles.ts';
import type { Choice } from './choices.ts';
import { type NoticeGroup, noticeGroups } from './groups.ts';

type Reader = 'buyer' | 'dealer';
interface ChoiceWords {
  title: string;
  /** What is told, in one or two sentences. */
  says: string;
}

/** What this choice is called, and what it is about, for who is a buyer or a dealer. */
export function choiceInWords(choice: Choice, role: Role): ChoiceWords {
  const words: Record<Choice, ChoiceWords | Record<Reader, ChoiceWords>> = {
    ...noticeChoicesWords.choices,
    ...adminNoticeChoicesWords.choices,
  };
  const found = words[choice];
  return 'title' in found ? found : found[role === 'dealer' ? 'dealer' : 'buyer'];
}

/** What a group is called; in English dealers read "bid" where buyers read "offer". */
export function groupInWords(group: NoticeGroup, role: Role): string {
  if (group === 'platform') return adminNoticeChoicesWords.group;
  return group === 'offers' && role === 'dealer' ? noticeChoicesWords.bids : noticeChoicesWords.groups[group];
}

const dealersOnly: NoticeGroup[] = ['requests', 'cars', 'commissions'];

/** The groups in which this role finds notices. */
export function groupsOf(role: Role): NoticeGroup[] {
  if (role === 'admin') return ['platform', 'account'];
  const notMine: NoticeGroup[] = role === 'dealer' ? ['platform', 'saved-cars'] : ['platform', ...dealersOnly];
  return noticeGroups.filter((group) => !notMine.includes(group));
}
