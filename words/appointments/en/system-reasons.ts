/** Why the program itself cancels a viewing. In English they stand in its row (shared/appointments/system-reasons.ts): changed, the older rows stay English. */
export const reasons = {
  otherCar: 'The buyer chose another car',
  requestDeleted: 'The buyer deleted the request',
  boughtElsewhere: 'The car was recorded as sold to this buyer through another request',
  soldToOther: 'The car was sold to someone else',
  accountErased: 'The account was erased',
  buyerUnderReview: 'The buyer’s account is under review',
  dealerUnderReview: 'The dealer’s account is under review',
};
