import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CarCard as Car } from '../../../shared/cars/replies.ts';
import { kilometres } from '../../../shared/kilometres.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';
import { Price } from '../../ui/price.tsx';
import { BesidePrice } from './beside-price.tsx';
import { CarCover } from './car-cover.tsx';
import { SavedHeart } from './saved-heart.tsx';
import './car-card.css';

interface CarCardProps {
  car: Car;
  /** Upper left, on the photo: 'New today'. */
  label?: ReactNode;
  /** Below the facts: the dealer, or what changed. */
  children?: ReactNode;
}

/** A car on the market as lists show it: photo, price, name, facts, place. The whole card leads to its page; a buyer saves it by its heart. */
export function CarCard({ car, label, children }: CarCardProps) {
  const { pathname, search, state } = useLocation();
  return (
    <article className="car-card">
      {/* Its way back finds the market's filters again, past other cars like it, too. */}
      <Link to={paths.car(car.id)} state={pathname === paths.browse ? { market: search } : state} className="car-card-link">
        <CarCover car={car} photoCount={car.photo_count} />
        <Price amount={car.price} className="car-card-price" />
        <BesidePrice car={car} isShort />
        <span className="car-card-name line-clamp-2">{carName(car)}</span>
        <span className="car-card-facts">
          {car.mileage !== null && `${kilometres(car.mileage)} · `}
          <span className="car-card-more">{carFieldWords.options.transmission[car.transmission]} · </span>
          {carFieldWords.options.fuel_type[car.fuel_type]}
        </span>
        <span className="car-card-facts">{car.county ?? car.location}</span>
      </Link>
      {label && <span className="car-card-label">{label}</span>}
      <SavedHeart car={car} />
      {children}
    </article>
  );
}
