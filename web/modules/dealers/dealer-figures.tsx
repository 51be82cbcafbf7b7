import { answerTime } from '../../../shared/dealers/answer-time.ts';
import type { DealerPage } from '../../../shared/dealers/api.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';

/** What a dealer did here: what buyers rated it, how fast it typically answers, its recorded sales. */
export function DealerFigures({ dealer }: { dealer: DealerPage }) {
  const { rating, rating_count, answer_minutes, sales_count } = dealer;
  const figures = [
    rating === null
      ? { value: '–', label: dealersWords.noRatings }
      : { value: `★ ${rating.toFixed(1)}`, label: dealersWords.buyers(rating_count) },
    {
      value: answer_minutes === null ? '–' : answerTime(answer_minutes),
      label: answer_minutes === null ? dealersWords.tooFewAnswers : dealersWords.typicalAnswer,
    },
    { value: String(sales_count), label: dealersWords.sales(sales_count) },
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
