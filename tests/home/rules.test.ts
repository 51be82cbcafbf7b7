// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Role } from '../../shared/roles.ts';
import { storageKeys } from '../../shared/site/storage.ts';
import { Component as BuyerHome } from '../../web/app/pages/buyer/home.tsx';
import { Component as DealerHome } from '../../web/app/pages/dealer/home.tsx';
import { queryClient } from '../../web/client/query-client.ts';
import { Overview } from '../../web/modules/administration/overview.tsx';
import { soon } from '../support/soon.ts';

// How much of a long list a home shows (docs/domain/limits-and-money.md, "Lists"): the real page, to which the API answers with that one list alone.

const at = '2026-11-21T09:00:00Z';
const [car_model, name] = ['Toyota Axio 2016', 'Otieno'];
const person = { full_name: name, business_name: null, rating: null, rating_count: 0, is_verified: true };
const bid = {
  request: { car_model, status: 'active', budget: '1M', budget_min: null, budget_max: null },
  ...{ price: 1_000_000, status: 'pending', created_at: at, image_urls: [], color: null, year: null, mileage: null, car: null },
  dealer: person,
};
const commission = { car_model, commission_amount: 20_000, purchase_price: 1_000_000, reference: 'TG 2345', paid_at: at, held_by: null };
const viewing = {
  appointment_date: at,
  appointment_time: '12:00',
  car_model,
  buyer: person,
  budget: '1M',
  budget_min: null,
  budget_max: 1_000_000,
  status: 'pending',
  created_at: at,
};
const chat = { car_model, buyer: { name }, dealer: { name }, last_message: { message: 'Karibu', created_at: at }, unread: 0 };
const numbers = { data: undefined, error: null, refetch: () => undefined };
const AdminOverview = () => createElement(Overview, { numbers });

it.each<[Role, string, number, string, object, FunctionComponent]>([
  ['buyer', 'Recent Offers', 5, '/api/bids/lines', bid, BuyerHome],
  ['dealer', 'Commission summary', 5, '/api/commissions/lines', commission, DealerHome],
  ['admin', 'Recent Appointments', 10, '/api/admin/appointments', viewing, AdminOverview],
  ['admin', 'Conversations', 5, '/api/admin/conversations', chat, AdminOverview],
])('%s: of a long list of “%s” a home shows %d', async (role, title, shown, address, row, home) => {
  const rows = Array.from({ length: 20 }, (_, n) => ({ ...row, id: `row-${n}` }));
  vi.stubGlobal('fetch', async (asked: string) =>
    asked.split('?')[0] === address
      ? Response.json({ rows, next: null, count: rows.length })
      : Response.json({ status: 404, code: 'not_found', detail: 'Not found' }, { status: 404 }),
  );
  const user_id = '0192f3a0-0000-7000-8000-00000000000a';
  const session = { user_id, email: 'a@people.example', full_name: 'A', role, is_verified: true, expires_at: '2100-01-01T00:00:00Z' };
  localStorage.setItem(storageKeys.session, JSON.stringify(session));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    queryClient.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  root.render(createElement(QueryClientProvider, { client: queryClient }, createElement(MemoryRouter, null, createElement(home))));

  const list = await soon(() => {
    const section = [...place.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === title);
    const found = section?.querySelector(':scope > ul');
    if (!found) throw new Error(`no rows below “${title}” yet`);
    return found;
  });
  expect(list.children).toHaveLength(shown);
});
