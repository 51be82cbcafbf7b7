// Why something can't be done with a request.
export const sold = 'A car was sold through this request, so it can’t be deleted. Its records are kept for 7 years.';
export const notShillings = 'Please enter whole shillings';
export const postedALot = 'You have posted a lot of requests today.';
export const revealedALot = (most: number) => `You can reveal ${most} phone numbers a day.`;
export const goOnTomorrow = 'Please go on tomorrow.';

// Why a request that waited in the browser was not posted.
export const budgetAgain = 'Please look at your budget once more.';
export const tomorrow = 'You have posted a lot of requests today. Please try again tomorrow.';
export const notAsItWas = 'It could not be posted as it was. Please look at it once more and post it here.';
export const tryAgain = 'Please try again.';
