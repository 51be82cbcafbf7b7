// The market: its tabs and filters, the cars, and a car on a card.
export const whatToBrowse = 'What to browse';
export const cars = 'Cars';
export const dealers = 'Dealers';
export const savedCars = 'Saved cars';
export const loadingDealers = 'Loading dealers';

export const searchLabel = 'Search by make or model';
export const search = 'Make or model';
export const filters = 'Filters';
export const filtersSet = (count: number) => `Filters (${count})`;
export const moreFilters = 'More filters';
export const sort = 'Sort';
export const sorts = {
  newest: 'Newest',
  price_low: 'Lowest price',
  price_high: 'Highest price',
  year: 'Newest year',
  mileage: 'Lowest mileage',
};
export const loading = 'Loading cars';

/** A filter of one choice; each stands in it as its first option, too. */
export const price = 'Price';
export const year = 'Year';
export const mileage = 'Mileage';
export const fuel = 'Fuel';
export const county = 'County';
export const body = 'Body';
export const transmission = 'Transmission';
export const condition = 'Condition';
/** The ranges of prices that are offered. */
export const ranges = { under1: 'under 1M', from1To2: '1M–2M', from2To3: '2M–3M', over3: 'over 3M' };
/** An option, and how many cars it would leave: 'Petrol (34)'. */
export const withCount = (option: string, count: string) => `${option} (${count})`;
export const priceFrom = 'From';
export const priceUnder = 'Under';
export const yearFrom = 'From';
export const yearTo = 'To';
export const anyMileage = 'Any';
export const anyYear = 'Any';
export const allCounties = 'All';

export const clearAll = 'Clear all';
export const removeFilter = (filter: string) => `Remove the filter ${filter}`;
/** `cars`: '214 cars'. */
export const show = (cars: string) => `Show ${cars}`;
export const showTheCars = 'Show the cars';

export const noneNow = 'No cars on the market right now';
export const noMatch = 'No car matches';
export const noneHasAll = 'No car has all of this';
export const withoutIt = (filter: string, cars: string) => `Without ${filter}: ${cars}`;
export const clearFilters = 'Clear all filters';
export const takeOne = 'Take away one filter.';
export const takeSome = 'Take away some filters.';
export const takeOneOrSay = 'Take away one filter, or say what you want: verified dealers answer with a price.';
export const takeSomeOrSay = 'Take away some filters, or say what you want: verified dealers answer with a price.';
export const sayWhatYouWant = 'Say what you want: verified dealers answer with a price.';
export const postFilters = 'Post these filters as a request';
export const postRequest = 'Post a request';

export const notTheOne = 'Not the one? Say what you want.';
export const dealersAnswer = 'Verified dealers answer with a price.';
export const noRatings = 'No ratings yet';
