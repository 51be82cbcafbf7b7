import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { browsedCars, countedCars } from '../../shared/cars/browse-reads.ts';
import { defaultSettings } from '../../shared/settings/schema.ts';
import type { SettingsForm } from '../../shared/settings/settings-form.ts';
import { CarsTab } from '../../web/modules/cars/cars-tab.tsx';
import { SettingFields } from '../../web/modules/settings/setting-fields.tsx';
import { opened } from '../support/opened.tsx';
import { pageOf } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

// What the W3C's checker said of screens: it reads HTML, and knows what a browser forgives.

it('a setting that can’t be switched on here is a box that is off and disabled; a box knows no readonly', () => {
  const field = (name: string) => ({ name });
  const drawn = renderToStaticMarkup(
    <SettingFields field={field as never} values={defaultSettings as unknown as SettingsForm} canVerify={false} />,
  );
  const boxes = [...new DOMParser().parseFromString(drawn, 'text/html').querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const fixed = boxes.filter(({ disabled }) => disabled);
  expect(fixed.map(({ name, checked }) => [name, checked])).toEqual([
    ['requireEmailVerification', false],
    ['smsNotifications', false],
  ]);
  expect(boxes.filter((box) => box.hasAttribute('readonly'))).toEqual([]);
  expect(drawn).toContain('the newest 7 made on schedule and the newest 3 made by hand are kept.');
});

const counted = {
  count: 0,
  facets: { condition: [], fuel_type: [], transmission: [], body_type: [], county: [] },
  prices: null,
  loosened: [],
};

it('Browse Cars tells its count outside of what is a heading, and what a search was taken for, with the way back', async () => {
  const typed = { search: 'toyta fielder' };
  const asItStands = { search: '"toyta fielder"' };
  const place = opened(<CarsTab />, {
    at: '/?search=toyta%20fielder',
    given: [
      [browsedCars(typed), { ...pageOf([]), showing: 'Toyota Fielder' }],
      [countedCars(typed), { ...counted, count: 3 }],
      [browsedCars(asItStands), pageOf([])],
      [countedCars(asItStands), counted],
    ],
  });
  await soon(() => expect(place.textContent).toContain('Showing Toyota Fielder. Search for “toyta fielder”'));
  await soon(() => expect(place.querySelector('[role=status] > h2')?.textContent).toBe('3 cars'));
  expect(place.querySelectorAll(':is(h1, h2, h3) [role=status]').length).toBe(0);
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Search for “toyta fielder”')?.click();
  await soon(() => expect(place.querySelector('h2')?.textContent).toBe('0 cars'));
  expect(place.querySelector<HTMLInputElement>('[name=search]')?.value).toBe('"toyta fielder"');
  expect(place.textContent).not.toContain('Showing');
});
