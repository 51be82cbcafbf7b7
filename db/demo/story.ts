import type { conditions, fuelTypes, transmissions } from '../../shared/requests/schema.ts';
import type { BuyerKey, DealerKey } from './people.ts';
import type { CarName } from './photos.ts';
import type { When } from './times.ts';

type Party = 'buyer' | 'dealer';

/** One request with everything that came of it. */
export interface Story {
  buyer: BuyerKey;
  car_model: string;
  budget: string;
  location: string;
  posted: When;
  description?: string;
  condition?: (typeof conditions)[number];
  transmission?: (typeof transmissions)[number];
  fuel_type?: (typeof fuelTypes)[number];
  share_phone?: boolean;
  /** When the administrator closed it at the buyer's wish. A sale completes it by itself. */
  cancelled?: When;
  offers?: Offer[];
  /** Further offers, drawn by dice around the price such a car has, in KSh; every second shows a car of this shape. */
  more?: { count: number; around: number; picture: CarName };
}

export interface Offer {
  dealer: DealerKey;
  /** KSh. */
  price: number;
  placed: When;
  message?: string;
  picture?: CarName;
  decided?: ['accepted' | 'rejected', When];
  viewings?: Viewing[];
}

export interface Viewing {
  at: When;
  booked: When;
  notes?: string;
  /** Who proposed the time that stands now, if it isn't the first one. */
  moved?: [Party, When];
  confirmed?: When;
  dealer_notes?: string;
  cancelled?: [Party, When, string];
  /** Sold at this price in KSh, or not sold, as recorded by this party. */
  ended?: [Party, When, number | 'not sold'];
  commission_paid?: [When, string];
  dispute?: [Party, When, string];
  rating?: [1 | 2 | 3 | 4 | 5, When, string?];
  chat?: [Party, When, string][];
  /** How many messages at the end of the chat its receiver has not read. */
  unread?: number;
}
