/** KSh: the cars of a result are counted by price in steps of this; the last of them has all above. */
export const priceStep = 500_000;
export const priceSteps = 13;
