// The form of a car of the stock, a new one or a changed one, from the top down.
export const loading = 'Loading the form';
export const isDraft = 'What you had typed here before is back.';
export const startAfresh = 'Start afresh';
export const theCar = 'The car';
export const priceAndPlace = 'Price and place';
/** The usual colours, which are offered while typing. */
export const colours = [
  ...['White', 'Pearl', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Maroon', 'Green', 'Gold', 'Beige', 'Brown', 'Orange'],
];
/** A choice that is left open. */
export const notStated = 'Not stated';
export const noneOfThese = 'None of these';
export const vanOrLorry = 'A van or a lorry? Leave it out.';
export const priceHint = 'What you ask for it. You can change it at any time.';
/** A price in words, where an extra zero is seen. */
export const millions = (count: number) => `${count} million shillings`;
export const thousands = (count: number) => `${count} thousand shillings`;
export const failedPhotos = 'Try the failed photos again, or remove them.';
export const uploadingPhotos = 'Uploading photos…';

export const list = 'List this car';
export const created = 'Car listing created successfully!';
export const seenOnceVerified = 'Buyers see it once your business is verified.';
export const seenOnceLooked = 'Our team looks at it before buyers see it.';
export const notCreated = 'Failed to create car listing';

export const loadingCar = 'Loading the car';
/** The title of the browser's tab. */
export const editCar = (car: string) => `Edit ${car}`;
export const saveChanges = 'Save changes';
export const changed = 'Car listing changed';
export const newSeenOnceLooked = 'Our team looks at it before buyers see what is new.';
export const notChanged = 'Failed to change car listing';
export const loadAgain = 'Load it again';
export const kept = 'The car was loaded again, and what you had changed here is kept. Look it over, then save.';
export const notInStock = 'This car is not in your stock';
export const maybeDeleted = 'It may have been deleted.';
export const myInventory = 'My Inventory';
