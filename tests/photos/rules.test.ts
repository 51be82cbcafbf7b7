import { expect, test } from 'vitest';
import { photoAt, photoNameOf, photoUrl } from '../../shared/photos/photo.ts';
import { keptPhoto, type PhotoUpload, startable } from '../../web/modules/photos/uploads.ts';

test('the browser prepares one photo at a time and sends two', () => {
  const named = (states: string) =>
    states.split(' ').map((state, index) => ({ ...keptPhoto(`${index}`, index), state: state as PhotoUpload['state'] }));
  const starts = (states: string) => startable(named(states)).map(({ id }) => Number(id));
  expect(starts('chosen chosen chosen')).toEqual([0]);
  expect(starts('ready preparing chosen ready ready')).toEqual([0, 3]);
  expect(starts('done sending failed ready chosen ready')).toEqual([4, 3]);
  expect(starts('sending sending ready preparing chosen')).toEqual([]);
});

test('an address names its photo, or nothing', () => {
  const name = 'a'.repeat(32);
  expect(photoNameOf(photoUrl(name))).toBe(name);
  expect(photoAt(photoUrl(name), 1600)).toBe(`/photos/${name}/1600.webp`);
  for (const other of [
    `${photoUrl(name)}?x`,
    ` ${photoUrl(name)}`,
    photoUrl(name.toUpperCase()),
    photoUrl('..'),
    `/photos/${name}/320.webp`,
    '',
  ]) {
    expect(photoNameOf(other)).toBeNull();
  }
});
