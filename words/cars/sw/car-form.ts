export const loading = 'Inapakia fomu';
export const isDraft = 'Ulichoandika hapa awali kimerudi.';
export const startAfresh = 'Anza upya';
export const theCar = 'Gari';
export const priceAndPlace = 'Bei na mahali';
export const colours = [
  ...['Nyeupe', 'Lulu', 'Rangi ya fedha', 'Kijivu', 'Nyeusi', 'Bluu', 'Nyekundu', 'Damu ya mzee', 'Kijani', 'Dhahabu', 'Beige', 'Kahawia'],
  'Rangi ya machungwa',
];
export const notStated = 'Haijasemwa';
export const noneOfThese = 'Si yoyote kati ya haya';
export const vanOrLorry = 'Ni van au lori? Acha wazi.';
export const priceHint = 'Bei unayoliuza. Unaweza kuibadilisha wakati wowote.';
export const millions = (count: number) => `Shilingi milioni ${count}`;
export const thousands = (count: number) => `Shilingi elfu ${count}`;
export const failedPhotos = 'Jaribu tena picha zilizoshindwa, au uziondoe.';
export const uploadingPhotos = 'Inapakia picha…';

export const list = 'Weka gari hili';
export const created = 'Gari limewekwa!';
export const seenOnceVerified = 'Wanunuzi wataliona biashara yako ikithibitishwa.';
export const seenOnceLooked = 'Timu yetu italiangalia kabla wanunuzi hawajaliona.';
export const notCreated = 'Gari limeshindwa kuwekwa';

export const loadingCar = 'Inapakia gari';
export const editCar = (car: string) => `Hariri ${car}`;
export const saveChanges = 'Hifadhi mabadiliko';
export const changed = 'Gari limebadilishwa';
export const newSeenOnceLooked = 'Timu yetu itaangalia kabla wanunuzi hawajaona kilicho kipya.';
export const notChanged = 'Gari limeshindwa kubadilishwa';
export const loadAgain = 'Lipakie tena';
export const kept = 'Gari limepakiwa tena, na ulichobadilisha hapa kimebaki. Angalia tena, kisha uhifadhi.';
export const notInStock = 'Gari hili halipo kati ya magari yako';
export const maybeDeleted = 'Huenda lilifutwa.';
export const myInventory = 'Magari yangu';
