import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { bidForm } from '../../../shared/bids/schema.ts';
import { factNames } from '../../../shared/cars/fields.ts';
import type { BidCar } from '../../../shared/requests/fitting-api.ts';
import type { PhotoFieldValue } from '../photos/use-photo-field.ts';

type Form = UseFormReturn<z.input<typeof bidForm>, unknown, z.output<typeof bidForm>>;

/**
 * Choosing a car of the stock fills the form of a bid with its price, facts and photos; dropping it takes facts and photos out again. Photos that were
 * uploaded for the bid stay.
 */
export function useStockInForm(form: Form, photos: PhotoFieldValue, setPhotos: (value: PhotoFieldValue) => void) {
  return {
    carId: form.watch('car_id') ?? null,

    onPick(car: BidCar): void {
      for (const fact of factNames) form.setValue(fact, car[fact]);
      form.setValue('price', car.price, { shouldValidate: true });
      form.setValue('car_id', car.id);
      setPhotos({ ...photos, urls: [...car.photos.map(({ url }) => url), ...photos.urls] });
    },

    onDrop(itsPhotos: string[]): void {
      for (const fact of factNames) form.setValue(fact, null);
      form.setValue('car_id', null);
      setPhotos({ ...photos, urls: photos.urls.filter((url) => !itsPhotos.includes(url)) });
    },
  };
}
