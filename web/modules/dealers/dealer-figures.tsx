import { answerTime } from '../../../shared/dealers/answer-time.ts';
import type { DealerPage } from '../../../shared/dealers/api.ts';
import { plural } from '../../../shared/words.ts';

/** What a dealer did here: what buyers rated it, how fast it typically answers, its recorded sales. */
export function DealerFigures({ dealer }: { dealer: DealerPage }) {
  const { rating, rating_count, answer_minutes, sales_count } = dealer;
  const figures = [
    rating === null
      ? { value: '–', label: 'No ratings yet' }
      : { value: `★ ${rating.toFixed(1)}`, label: plural(rating_count, { one: '1 buyer', other: '# buyers' }) },
    {
      value: answer_minutes === null ? '–' : answerTime(answer_minutes),
      label: answer_minutes === null ? 'too few answers yet' : 'typical answer',
    },
    { value: String(sales_count), label: plural(sales_count, { one: 'sale recorded here', other: 'sales recorded here' }) },
  ];
  return (
    <dl className="facts border-line grid-cols-3 border-y py-3">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
