// The administrator decides about a disputed outcome.
export const chooseDecision = 'Please choose';
export const whyMissing = 'Please say why: both of them read it';
export const textTooLong = 'The text is too long';
export const priceMissing = 'Please enter the price it was sold at';
export const priceOfSaleOnly = 'A final price belongs to a sale only';
export const nothingRefunded = 'Nothing is refunded while the record stands';
export const keptOnlyWhenTakenBack = 'A commission is kept only where its sale is taken back';
export const notDisputed = 'No dispute about this outcome waits for a decision.';
export const sameOutcome = 'This is what was recorded. To let it stand, uphold it.';
