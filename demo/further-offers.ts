import { timeOfDay } from '../shared/time.ts';
import { type Dice, dice as diceOf } from './dice.ts';
import { type DealerKey, verifiedDealers } from './people.ts';
import { carsLike } from './photos.ts';
import type { DemoOffer, Story } from './story.ts';
import { instantOf, minutesAfter, type When } from './times.ts';

const letters = [
  'Available at our yard in {place}. {km} km, original paint, logbook ready for transfer.',
  'Habari, we have one with {km} km. Clean inside and out. Karibu {place} for a test drive any day.',
  'Ex-Japan, {km} km, one owner in Kenya, auction sheet available. The NTSA transfer is in the price.',
  'Locally used, second owner, {km} km, serviced every 5,000 km. Bring your mechanic.',
  '{km} km, new tyres and battery. The price is slightly negotiable when you have seen the car.',
  'One lady owner, {km} km, always parked in the shade. Inspection report on request.',
  'We can deliver from {place} to your town, fuel on you. {km} km, no accidents.',
  'Good condition for its age: {km} km, AC and all windows work. Bank finance possible with 40 % deposit.',
  'Came to Mombasa with grade 4 and one owner since, {km} km. The auction report is here at the yard.',
  'Ex-company car, {km} km, full service book. Viewing from Monday to Saturday in {place}.',
];

/** The random offers of a story: from dealers who haven't bid yet, in working hours, before the request was closed. */
export function furtherOffers(story: Story, now: Date, dice: Dice): DemoOffer[] {
  if (!story.more) return [];
  const { count, around, picture } = story.more;
  const posted = instantOf(story.posted, now);
  const taken = new Set(story.offers?.map((offer) => offer.dealer));
  const daysOpen = (now.getTime() - posted.getTime()) / 86_400_000;
  const able = (Object.keys(verifiedDealers) as DealerKey[]).filter((key) => !taken.has(key) && verifiedDealers[key][4] > daysOpen + 1);
  // No two offers on one request show the same car.
  const shown = new Set(story.offers?.map((offer) => offer.picture));
  const pictures = dice.pick(
    carsLike(picture).filter((car) => !shown.has(car)),
    Math.ceil(count / 2),
  );
  return dice.pick(able, count).map((dealer, index) => {
    const price = Math.round((around * dice.between(94, 107)) / 100 / 5000) * 5000;
    const [letter = ''] = dice.pick(letters, 1);
    const km = `${dice.between(48, 128)},${dice.between(1, 9)}00`;
    return {
      dealer,
      price,
      // Dice of its own: how often they are thrown depends on the hour of the day, what the offer says doesn't.
      placed: workingTime(posted, closingOf(story, now), now, diceOf(dice.between(1, 1_000_000))),
      ...(dice.between(1, 6) > 1 && { message: letter.replace('{place}', verifiedDealers[dealer][2]).replace('{km}', km) }),
      ...(index < pictures.length && { picture: pictures[index] }),
    };
  });
}

/** When a request stopped taking offers; now, if it still does. */
function closingOf({ cancelled, offers = [] }: Story, now: Date): Date {
  const sale = offers.flatMap((offer) => offer.appointments ?? []).find(({ ended }) => typeof ended?.[2] === 'number');
  const closed = cancelled ?? sale?.ended?.[1];
  return closed ? instantOf(closed, now) : now;
}

/** A random instant between two, in working hours if one is found. */
function workingTime(from: Date, to: Date, now: Date, dice: Dice): When {
  const span = Math.floor((Math.min(to.getTime(), from.getTime() + 6 * 86_400_000) - from.getTime()) / 60_000);
  let at = from;
  for (let tries = 0; tries < 30; tries += 1) {
    at = minutesAfter(from, dice.between(Math.ceil(span / 20), span - Math.ceil(span / 20)));
    if (timeOfDay(at) >= '08:00' && timeOfDay(at) <= '18:30') break;
  }
  return `${Math.round((now.getTime() - at.getTime()) / 60_000)}m`;
}
