import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { Component as AdminHome } from '../../web/app/pages/admin/home.tsx';
import { Component as BuyerHome } from '../../web/app/pages/buyer/home.tsx';
import { Component as DealerHome } from '../../web/app/pages/dealer/home.tsx';
import { Component as Verification } from '../../web/app/pages/dealer/verification.tsx';
import { Screens } from '../../web/app/screens.tsx';
import { SignedIn } from '../../web/app/shell.tsx';
import { queryClient } from '../../web/client/query-client.ts';
import { sessionQuery } from '../../web/client/session.ts';
import { opened } from '../support/opened.tsx';
import { soon } from '../support/soon.ts';

// The files of all pages but the homes: they never come here.
vi.mock('../../web/app/member-screens.ts', () => new Promise(() => undefined));
// happy-dom has none; here another tab follows the live stream, for ever.
Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => undefined) } });

const heading = async (place: HTMLElement, text: string) => {
  await soon(() => expect(place.textContent).toContain(text));
  return [...place.querySelectorAll('button')].map(({ textContent }) => textContent);
};

it('while it is not known who is signed in, the page says that it waits; when that does not come it offers a retry, and no menu of any role', async () => {
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
  const place = opened(<SignedIn />, { as: null, after: replied });
  await heading(place, 'Loading your account');
  reply();
  expect(await heading(place, 'Your account did not load')).toEqual(['Try again']);
  expect(place.querySelector('nav')).toBeNull();
});

it('when it can’t be asked again who is signed in, the page stays as it is', async () => {
  const Asked = () => <output>asked: {useQuery(sessionQuery).status}</output>;
  const place = opened(
    <>
      <SignedIn />
      <Asked />
    </>,
    { at: '/dashboard/requests' },
  );
  await heading(place, 'My Requests');
  await soon(async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    expect(place.textContent).toContain('asked: error');
  });
  expect(place.querySelector('#side-menu')?.textContent).toContain('Buyer Dashboard');
  expect(place.textContent).not.toContain('Your account did not load');
});

it('a business that does not come is neither verified nor pending: it can be tried again', async () => {
  const place = opened(<Verification />, { as: 'dealer' });
  expect(await heading(place, 'Your business information did not load')).toEqual(['Try again']);
  expect(place.textContent).not.toMatch(/Verified Dealer|Verification Pending/);
});

it('while a page is on its way its heading and its shape stand there', async () => {
  const place = opened(<Screens />, { at: '/dashboard/requests' });
  await soon(() => expect(place.querySelector('.skeleton h1')?.textContent).toBe('My Requests'));
});

it.each([
  ['buyer', BuyerHome],
  ['dealer', DealerHome],
  ['admin', AdminHome],
] as const)('the home (%s): while what it shows first is loading, its heading and its shape stand there', async (as, Home) => {
  const place = opened(<Home />, { as, at: '/dashboard', after: new Promise(() => undefined) });
  await soon(() => expect(place.querySelector('.skeleton h1')?.textContent).toBe('Habari, Wanjiru'));
});
