import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { StockCar } from '../../../shared/cars/stock-api.ts';
import { daysInStock, daysInWords, longInStock, stockState } from '../../../shared/cars/stock-state.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { stockWords } from '../../../words/cars/stock.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { CarCover } from './car-cover.tsx';
import { WhyNotShown } from './why-not-shown.tsx';
import './stock-line.css';

interface StockLineProps {
  car: StockCar;
  now: Date;
  /** Opens what else can be done with it. */
  onMore: () => void;
}

/** A car of the own stock: what it is, how it stands, who wants it, and for how long it has stood there. */
export function StockLine({ car, now, onMore }: StockLineProps) {
  const { kind, words } = stockState(car, now);
  const name = carName(car);
  const facts = factsLine(car, namesAt(carFields, 'stock'));
  return (
    <article className="stock-line">
      <Link to={paths.car(car.id)} className="stock-photo" aria-hidden="true" tabIndex={-1}>
        <CarCover car={car} />
      </Link>
      <div className="stock-facts">
        <h2 className="text-base font-bold wrap-anywhere">
          <Link className="line-clamp-2 min-h-6 hover:underline" to={paths.car(car.id)}>
            {name}
          </Link>
        </h2>
        <Price amount={car.price} className="text-xl" />
        {facts && <span className="text-muted text-sm wrap-anywhere">{facts}</span>}
      </div>
      <div className="grid justify-items-start text-sm">
        <StateWords kind={kind}>{words}</StateWords>
        {car.has_open_viewing && <span className="text-muted">{stockWords.viewingIsOpen}</span>}
        {!car.cover && (
          <Link className="link inline-flex min-h-11 items-center" to={paths.editCar(car.id)}>
            {stockWords.addPhotos}
          </Link>
        )}
      </div>
      <div className="stock-foot">
        <Figures car={car} days={daysInStock(car, now)} />
        <Link to={paths.editCar(car.id)} className="btn btn-outline" aria-label={stockWords.editIt(name)}>
          <span className="contents max-sm:hidden">
            <Icon name="pen" />
          </span>
          {stockWords.edit}
        </Link>
        <button type="button" className="btn btn-quiet" aria-label={stockWords.moreFor(name)} onClick={onMore}>
          {stockWords.more}
        </button>
      </div>
      <div className="stock-note">
        <WhyNotShown car={car} />
      </div>
    </article>
  );
}

function Figures({ car: { saves, bids, status }, days }: { car: StockCar; days: number }) {
  const isLong = status !== 'sold' && days > longInStock;
  return (
    <p className="stock-figures">
      <span>
        <b>{saves}</b> {stockWords.saves(saves)}
      </span>
      <span>
        <b>{bids}</b> {stockWords.bids(bids)}
      </span>
      <span className={isLong ? 'is-long' : ''}>{daysInWords(days)}</span>
    </p>
  );
}
