import { uuidv7 } from 'uuidv7';
import { photoUrl } from '../../shared/photos/photo.ts';
import { parseBudget } from '../../shared/requests/budget.ts';
import type { Cast } from './accounts.ts';
import type { Dice } from './dice.ts';
import { furtherOffers } from './further-offers.ts';
import { photoName, pictureSize, views } from './photos.ts';
import type { Rows } from './rows.ts';
import type { Offer, Story } from './story.ts';
import { instantOf, minutesAfter } from './times.ts';
import { tellAppointment } from './viewings.ts';

/** Writes a story's request, its offers and what came of them. */
export function tellStory(rows: Rows, cast: Cast, story: Story, dice: Dice): void {
  const { now } = cast;
  const id = uuidv7();
  const user_id = cast.buyers[story.buyer];
  const { car_model, budget, location, description, condition, transmission, fuel_type, share_phone } = story;
  const { min, max } = parseBudget(budget);
  const posted = instantOf(story.posted, now);
  const offers = [...(story.offers ?? []), ...furtherOffers(story, now, dice)];
  const sold = offers.flatMap((offer) => offer.viewings ?? []).find(({ ended }) => typeof ended?.[2] === 'number')?.ended;
  const soldAt = sold && instantOf(sold[1], now);
  const cancelledAt = story.cancelled && instantOf(story.cancelled, now);

  rows.car_requests.push({
    ...{ id, user_id, car_model, budget, location, description, condition, transmission, fuel_type, share_phone },
    budget_min: min,
    budget_max: max,
    status: soldAt ? 'completed' : cancelledAt ? 'cancelled' : 'active',
    created_at: posted.toISOString(),
    updated_at: (soldAt ?? cancelledAt ?? posted).toISOString(),
  });
  rows.events.push({ type: 'request.posted', data: { request_id: id }, at: posted, actor: user_id, concerns: [] });
  for (const offer of offers) tellOffer(rows, cast, { id, user_id, soldAt }, offer);
  if (cancelledAt) {
    const data = { request_id: id, status: 'cancelled' as const };
    const concerns = offers.map((offer) => cast.dealers[offer.dealer]);
    rows.events.push({ type: 'request.status_changed', data, at: cancelledAt, actor: cast.admin, concerns });
  }
}

interface Request {
  id: string;
  user_id: string;
  soldAt: Date | undefined;
}

function tellOffer(rows: Rows, cast: Cast, request: Request, offer: Offer): void {
  const { now } = cast;
  const id = uuidv7();
  const dealer_id = cast.dealers[offer.dealer];
  const placed = instantOf(offer.placed, now);
  const decision = offer.decided;
  // A sale rejects whatever is still pending.
  const decided = decision ? instantOf(decision[1], now) : request.soldAt;
  const status = decision?.[0] ?? (request.soldAt ? 'rejected' : 'pending');
  const created_at = placed.toISOString();

  rows.bids.push({
    id,
    request_id: request.id,
    dealer_id,
    price: offer.price,
    message: offer.message,
    image_urls: tellPhotos(rows, offer, { id, dealer_id, created_at }),
    status,
    decided_at: decided?.toISOString(),
    created_at,
    updated_at: (decided ?? placed).toISOString(),
  });
  const about = { bid_id: id, request_id: request.id };
  rows.events.push({ type: 'bid.placed', data: about, at: placed, actor: dealer_id, concerns: [request.user_id] });
  if (decided && status === 'accepted') {
    rows.events.push({ type: 'bid.accepted', data: about, at: decided, actor: request.user_id, concerns: [dealer_id] });
  }
  if (decided && status === 'rejected') {
    const data = { ...about, by_sale: !decision };
    rows.events.push({ type: 'bid.rejected', data, at: decided, actor: request.user_id, concerns: [dealer_id] });
  }
  for (const viewing of offer.viewings ?? []) {
    tellAppointment(rows, now, { bid_id: id, request_id: request.id, buyer_id: request.user_id, dealer_id }, viewing);
  }
}

/** Writes the photos of an offer's car, from each side; their addresses. */
function tellPhotos(rows: Rows, { picture: car }: Offer, bid: { id: string; dealer_id: string; created_at: string }): string[] {
  if (!car) return [];
  return views.map((view) => {
    const name = photoName(rows.photos.length);
    const uploaded = minutesAfter(new Date(bid.created_at), -2).toISOString();
    rows.photos.push({ id: uuidv7(), owner_id: bid.dealer_id, name, ...pictureSize, bid_id: bid.id, created_at: uploaded, car, view });
    return photoUrl(name);
  });
}
