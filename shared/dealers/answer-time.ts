import { answerTimeWords } from '../../words/dealers/answer-time.ts';

/** How long a dealer typically takes to bid: '41 min', '3 hours', '2 days'; from 90 minutes on in hours, from 36 hours on in days. */
export function answerTime(minutes: number): string {
  if (minutes < 90) return answerTimeWords.minutes(Math.max(1, Math.round(minutes)));
  const hours = Math.round(minutes / 60);
  if (hours < 36) return answerTimeWords.hours(hours);
  return answerTimeWords.days(Math.round(hours / 24));
}
