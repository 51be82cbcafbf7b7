import type { ReactNode } from 'react';
import { type DealStop, dealStops } from '../../shared/deal.ts';
import { roadWords } from '../../words/deal/road.ts';
import { Car, type CarProps } from './car-silhouette.tsx';

interface RoadProps {
  at: DealStop;
  /** The car that drives on it. */
  car: CarProps;
  /** Where the deal stands, in words: '4 offers wait for your answer'. */
  children: ReactNode;
  /** Below the names of the stops, on the large road only: '3 received', 'tomorrow 10:30'. */
  notes?: Partial<Record<DealStop, string>>;
  /** The names of its stops, where there is room for them: it is larger then. */
  names?: Readonly<Record<(typeof dealStops)[number], string>>;
}

/** How far a deal has come: asphalt as far as it has driven, a dashed track with hollow stops ahead. */
export function Road({ at, car, children, notes = {}, names }: RoadProps) {
  return (
    <div className={`road road-at-${at} ${names ? 'road-large' : ''}`}>
      <div className="road-way" aria-hidden="true">
        <span className="road-driven" />
        {dealStops.map((stop, index) => (
          <span key={stop} className={`road-stop ${index <= at ? 'road-passed' : ''}`} />
        ))}
        <svg className="road-car" viewBox="0 0 128 52" aria-hidden="true">
          <Car {...car} />
        </svg>
      </div>
      {names && (
        <ol className="road-names">
          {dealStops.map((stop, index) => (
            <li key={stop} aria-current={index === at ? 'step' : undefined}>
              {names[stop]}
              {notes[index as DealStop] && <span className="road-note">{notes[index as DealStop]}</span>}
            </li>
          ))}
        </ol>
      )}
      <p className="road-words">
        <span>{children}</span>
        <span className="text-muted">{roadWords.stop(at + 1, dealStops.length)}</span>
      </p>
    </div>
  );
}
