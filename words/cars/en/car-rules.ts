// What is refused of a car.
export const notInStock = 'This car is not in your stock any more.';
export const notOnMarket = 'This car is not on the market at the moment.';
export const saleStands = 'A sale of this car is recorded here, so it can’t be offered again.';
export const viewingOpen = 'A viewing of this car is open. Please cancel or complete it first.';
export const changedMeanwhile = 'This car was changed meanwhile. Please look at it again.';
export const tooManyPhotos = (most: number) => `At most ${most} photos`;
export const nothingWaits = 'Nothing of this car waits for a decision.';
export const notApproved = 'This car is not on the market.';
export const registeredTooEarly = 'The first registration can’t be more than a year before the car’s year';
export const ownedBeforeItCame = 'A car that is new in Kenya, or a fresh import, has had no owner here: enter 0 or leave it empty';
/** Asked, not refused: a new logbook may be late. */
export const hasALogbook = 'A car used in Kenya has a logbook, but you chose “import papers only” for this one. Is that right?';

// Each field of a form.
export const logbookUnknown = 'Choose whose name is on the logbook';
export const makeMissing = 'Make is required';
export const makeTooLong = 'Make is too long';
export const modelMissing = 'Model is required';
export const modelTooLong = 'Model is too long';
export const yearMissing = 'Please enter a year';
export const yearTooEarly = (first: number) => `The year must be ${first} or later`;
export const yearTooLate = 'The year must not be later than next year';
export const registeredTooLate = 'The year must not be in the future';
export const ownersMissing = 'Please enter a whole number';
export const ownersTooFew = 'Owners can’t be fewer than 0';
export const ownersTooMany = 'At most 20 owners';
export const mileageMissing = 'Please enter whole kilometres';
export const mileageTooLow = 'Mileage can’t be negative';
export const mileageTooHigh = 'Mileage is too high';
export const colourTooLong = 'Colour is too long';
export const engineTooLong = 'Engine size is too long';
export const fuelUnknown = 'Choose one of the fuel types';
export const transmissionUnknown = 'Choose one of the transmissions';
export const conditionUnknown = 'Choose one of the conditions';
export const historyUnknown = 'Choose one of the histories';
export const bodyUnknown = 'Choose one of the bodies';
export const descriptionTooLong = 'Description is too long';
export const statusUnknown = 'Choose one of the statuses';
export const reasonMissing = 'Please give a reason';
export const reasonTooLong = 'The reason is too long';

// What a query of the market can't be.
export const notWhole = 'Please enter a whole number';
export const countyTooLong = 'No county has such a long name';

// A limit on what people do: what there was too much of.
export const manyAdded = 'You have added a lot of cars today.';
export const manyChanged = 'You have changed a lot of cars in the last hour.';
export const manyStatuses = 'You have changed the status of a lot of cars in the last hour.';
export const manySaved = 'You have changed your saved cars a lot in the last hour.';
export const manyLookers = 'Too many people are looking for cars at this moment.';
