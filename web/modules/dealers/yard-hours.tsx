import { hoursInWords, type YardHours } from '../../../shared/profile/hours.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';

/** When a yard is open, as its dealer says. */
export function YardHoursList({ hours }: { hours: YardHours | null }) {
  if (!hours) return <p className="text-muted">{dealersWords.hoursUnknown}</p>;
  return (
    <dl className="grid gap-1">
      {hoursInWords(hours).map(({ days, times }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4">
          <dt>{days}</dt>
          <dd className="font-bold">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
