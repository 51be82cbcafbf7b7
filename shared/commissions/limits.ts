/** How many days a dealer has to pay a commission, from the sale or the decision that released it (docs/domain/time.md, "Deadlines"). */
export const payDays = 14;

/** How many days lie between two reminders of an overdue commission. */
export const daysBetweenReminders = 7;
