import { useQueryClient } from '@tanstack/react-query';
import { savedApi } from '../../../shared/cars/saved-api.ts';
import { savedCars } from '../../../shared/cars/saved-reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The buyer's saved cars, the one saved last first. */
export const useSavedCars = () => usePaged('saved', savedCars);

/** Saves a car for the buyer (true) or takes it off the saved ones. */
export function useSaved(carId: string) {
  const client = useQueryClient();
  return useChange(
    ['car.saved'],
    (isOn: boolean) => call(savedApi[isOn ? 'save' : 'unsave'], { params: { id: carId } }),
    // To read the lists of cars again would cost a phone more than the tap.
    (now) => {
      for (const subject of ['cars', 'car'] as const) client.setQueriesData({ queryKey: [subject] }, (shown) => withSaved(shown, now));
    },
  );
}

/** What was read, with this car saved or not, wherever it stands in it. */
export function withSaved<Read>(read: Read, now: { id: string; saved: boolean }): Read;
export function withSaved(read: unknown, now: { id: string; saved: boolean }): unknown {
  if (Array.isArray(read)) return read.map((each) => withSaved(each, now));
  if (typeof read !== 'object' || read === null) return read;
  if ('saved' in read && 'id' in read && read.id === now.id) return { ...read, saved: now.saved };
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, withSaved(value, now)]));
}
