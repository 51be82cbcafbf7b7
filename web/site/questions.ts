import { paths } from '../../shared/addresses/paths.ts';
import { disputeDays } from '../../shared/appointments/limits.ts';
import { commissionPercent } from '../../shared/commissions/amount.ts';
import { payDays } from '../../shared/commissions/limits.ts';
import { depositPageWords } from '../../words/site/deposit-page.ts';
import { questionsWords } from '../../words/site/questions.ts';

/** A question with its answer: plain words, because search engines show them too. */
interface Question {
  /** The anchor in the address. */
  id: string;
  ask: string;
  answer: string;
  /** Where it goes on. */
  more: { href: string; label: string } | undefined;
}

/** The questions of the page, in reading order, in the words of this site. */
export function questionGroups({ siteName, supportEmail }: { siteName: string; supportEmail: string }) {
  const facts = { siteName, supportEmail, commissionPercent, payDays, disputeDays };
  const { buyers, dealers, everyone } = questionsWords.groups;
  return [
    { id: 'buyers', title: buyers, questions: questionsOf(questionsWords.forBuyers(facts)) },
    { id: 'dealers', title: dealers, questions: questionsOf(questionsWords.forDealers(facts)) },
    { id: 'everyone', title: everyone, questions: questionsOf(questionsWords.forEveryone(facts)) },
  ];
}

function questionsOf(said: Record<string, { ask: string; answer: string }>): Question[] {
  const more: Record<string, Question['more']> = {
    how: { href: paths.postRequest, label: questionsWords.postRequest },
    deposit: { href: paths.deposit, label: depositPageWords.whatToDo },
    join: { href: paths.auth({ tab: 'sign-up', type: 'dealer' }), label: questionsWords.joinAsDealer },
  };
  return Object.entries(said).map(([id, { ask, answer }]) => ({ id, ask, answer, more: more[id] }));
}
