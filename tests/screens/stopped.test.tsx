import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { accountSuspended } from '../../shared/access.ts';
import { ownSecondFactor } from '../../shared/auth/second-reads.ts';
import type { Bid } from '../../shared/bids/api.ts';
import type { StockCar } from '../../shared/cars/stock-api.ts';
import { endedBids } from '../../shared/cars/stock-reads.ts';
import type { Read } from '../../shared/contract.ts';
import { ownChoices } from '../../shared/notifications/choices-reads.ts';
import { ownProfile } from '../../shared/profile/reads.ts';
import type { OwnRequest } from '../../shared/requests/api.ts';
import type { Role } from '../../shared/roles.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { Component as Verification } from '../../web/app/pages/dealer/verification.tsx';
import { Component as ProfilePage } from '../../web/app/pages/profile.tsx';
import { OtherCarCard } from '../../web/modules/bids/other-car.tsx';
import { ShortlistHeart } from '../../web/modules/bids/shortlist-heart.tsx';
import { AskForOffer } from '../../web/modules/cars/ask-for-offer.tsx';
import { NewCar } from '../../web/modules/cars/new-car.tsx';
import { OwnCarDialog } from '../../web/modules/cars/own-car-dialog.tsx';
import { SavedHeart } from '../../web/modules/cars/saved-heart.tsx';
import { Review } from '../../web/modules/ratings/review.tsx';
import { ReportLink } from '../../web/modules/reports/report-link.tsx';
import { OwnRequestCard } from '../../web/modules/requests/own-request-card.tsx';
import { PostRequest } from '../../web/site/pages/post-request.tsx';
import { SetUpSecondStep } from '../../web/site/pages/set-up-second-step.tsx';
import { me, opened } from '../support/opened.tsx';
import { profile } from '../support/profile.ts';
import { chrome, untouched } from '../support/public-form.tsx';
import { offer } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

// What the server refuses to who is suspended can't be begun, wherever it stands (docs/domain/accounts.md, "Suspending").

const close = () => undefined;
const car = { id: me, make: 'Toyota', model: 'Axio', year: 2016, status: 'available', is_on_market: false } as StockCar;
const otherCar = { ...car, price: 1_285_000, color: null, photos: [] } as unknown as NonNullable<Bid['other_car']>;
const bid = { ...offer(me), status: 'accepted', other_car: otherCar, car_gone: { how: 'sold' } } as unknown as Bid;
const request = {
  ...{
    id: me,
    car_model: 'Toyota Axio',
    budget: '1.4M',
    budget_min: null,
    budget_max: 1_400_000,
    location: 'Nairobi',
    condition: 'any',
    transmission: 'any',
    fuel_type: 'any',
  },
  ...{ bid_count: 0, status: 'active', created_at: '2026-11-20T07:00:00Z', deal: null, asked_car: null, description: null },
} as unknown as OwnRequest;
const suspendedProfile = {
  ...profile,
  email: 'otieno@people.example',
  email_verified: true,
  new_email: null,
  rating: null,
  rating_count: 0,
  created_at: '2026-11-01T07:00:00Z',
  suspended_at: null,
  admin_role: null,
  yard_hours: null,
};
const review = { id: me, rating: 4, review_text: 'Honest', answer: null };
const ofProfile = [
  [ownProfile, suspendedProfile],
  [ownSecondFactor, { since: '2026-11-20T07:00:00Z', codes_left: 8 }],
  [ownChoices, { choices: [{ choice: 'cars-decided', app: true, mail: true }] }],
] as const;

type Around = typeof untouched & { chrome: Chrome };

interface Piece {
  as: Role;
  piece: () => ReactElement;
  given?: readonly (readonly [Read, unknown])[];
  /** Where its acts stand, if not in all of it. */
  within?: string;
  /** Nothing of it is left. */
  isAbsent?: true;
}

const sections = ['personal', 'business', 'email', 'password', 'second-step', 'notices'].map((id) => [
  `the profile: ${id}`,
  { as: 'dealer', piece: () => <ProfilePage />, given: ofProfile, within: `#${id}` },
]) as [string, Piece][];

const pieces: [string, Piece][] = [
  ...sections,
  [
    'the verification page',
    { as: 'dealer', piece: () => <Verification />, given: [[ownProfile, { ...suspendedProfile, suspended_at: '2026-11-20T07:00:00Z' }]] },
  ],
  ['a new car', { as: 'dealer', piece: () => <NewCar location="Nairobi" onDiscard={close} /> }],
  [
    'a car of the stock',
    {
      as: 'dealer',
      piece: () => <OwnCarDialog car={car} onClose={close} />,
      given: [[endedBids(me), { bids: [], has_open_viewing: false, viewing_id: null }]],
      within: '[role=dialog] .grid, dialog .grid',
    },
  ],
  ['a review', { as: 'dealer', piece: () => <Review review={review} written="2026-11" dealer="Rift Motors" canAnswer /> }],
  ['the heart of a car', { as: 'buyer', piece: () => <SavedHeart car={{ ...car, saved: false }} /> }],
  ['the heart of an offer', { as: 'buyer', piece: () => <ShortlistHeart bid={offer(me)} /> }],
  ['another car for an offer', { as: 'buyer', piece: () => <OtherCarCard bid={bid} car={otherCar} />, within: '.offer-decision' }],
  ['an own request', { as: 'buyer', piece: () => <OwnRequestCard request={request} />, within: 'footer' }],
  ['asking for an offer', { as: 'buyer', piece: () => <AskForOffer car={{ id: me, own_request: null }} />, isAbsent: true }],
  ['a report', { as: 'buyer', piece: () => <ReportLink thing="bid" id={me} name="the offer" />, isAbsent: true }],
];

/** What can be typed, pressed or followed to an act in there. */
const usable = (place: ParentNode | null) =>
  [...(place?.querySelectorAll<HTMLButtonElement>('button, input, textarea, select, a.btn-primary') ?? [])].filter(
    (control) => !control.disabled && !control.closest('fieldset[disabled]'),
  );

const open = ({ as, piece, given, within }: Piece, isSuspended: boolean) => {
  const all = opened(piece(), { as, isSuspended, isVerified: !isSuspended, ...(given && { given }) });
  return () => (within ? all.querySelector(within) : all);
};

it.each(pieces)('%s is for those whom our team has not stopped', async (_name, row) => {
  const place = open(row, false);
  await soon(() => expect(usable(place())).not.toEqual([]));
});

it.each(pieces)('%s can’t be used by who is suspended', async (_name, row) => {
  const place = open(row, true);
  if (!row.isAbsent) await soon(() => expect(place()?.querySelector(':disabled, fieldset[disabled]')).toBeTruthy());
  expect(usable(place()).map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it('the profile leaves why to the banner above every page', async () => {
  const page = opened(<ProfilePage />, { as: 'dealer', isSuspended: true, given: ofProfile });
  await soon(() => expect(page.querySelectorAll('fieldset[disabled]')).toHaveLength(sections.length));
  expect(page.textContent).not.toContain(accountSuspended.message());
});

const viewer = { user_id: me, full_name: 'Wanjiru Kamau', email: 'wanjiru@people.example', role: 'buyer', is_verified: false } as const;
const key = {
  setup: 'a',
  secret: 'abcd',
  address: 'otpauth://totp/a',
  qr: { size: 1, path: '' },
  is_required: false,
  asks_password: false,
};

it.each([
  ['posting a request', (page: Around) => <PostRequest {...page} id={me} asked={null} place={null} />],
  ['setting up the second step', (page: Around) => <SetUpSecondStep {...page} {...key} />],
])('the page of %s, too', (_name, of) => {
  const page = (is_suspended: boolean) => {
    const html = renderToStaticMarkup(of({ ...untouched, chrome: { ...chrome, viewer: { ...viewer, is_suspended } } }));
    return new DOMParser().parseFromString(html, 'text/html').querySelector('form[data-call]');
  };
  expect(usable(page(false))).not.toEqual([]);
  expect(usable(page(true))).toEqual([]);
  expect(page(true)?.textContent).toContain('Your account is suspended');
});
