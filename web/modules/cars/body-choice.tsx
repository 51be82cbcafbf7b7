import type { CarCount } from '../../../shared/cars/browse-api.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { type CarBodyType, carBodyTypes } from '../../../shared/cars/options.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { marketFilterWords } from '../../../words/cars/market-filter.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { countOf } from './filter-options.ts';

const paints: Record<CarBodyType, string> = {
  hatchback: '#47a',
  sedan: '#b4431f',
  suv: '#1f5a3c',
  wagon: '#d9d2c1',
  pickup: '#db9a33',
  coupe: '#8a8f8c',
};

interface BodyChoiceProps {
  chosen: CarBodyType | undefined;
  counted: CarCount | undefined;
  onChange: (body: CarBodyType | undefined) => void;
  /** 'body-road' side by side on a road, 'body-tiles' three to a row. */
  className: 'body-road' | 'body-tiles';
}

/** The bodies as drawings, each with the cars that it would leave. A second tap takes the choice back. */
export function BodyChoice({ chosen, counted, onChange, className }: BodyChoiceProps) {
  return (
    <fieldset className={className}>
      <legend className="for-readers">{marketWords.body}</legend>
      {carBodyTypes.map((body) => {
        const count = countOf(counted, 'body_type', body);
        return (
          <button
            key={body}
            type="button"
            className="body-option"
            aria-pressed={chosen === body}
            onClick={() => onChange(chosen === body ? undefined : body)}
          >
            <CarSilhouette {...looksOf({ make: '', model: '', body_type: body, color: null })} colour={paints[body]} />
            <span className="body-name">{carFieldWords.options.body_type[body]}</span>
            {count && <span className="body-count">{marketFilterWords.cars(count === '1' ? 1 : 2, count)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
