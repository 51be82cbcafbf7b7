// What is wrong with what was typed about the car wanted.
export const carMissing = 'Car model is required';
export const carTooShort = 'Car model must be at least 2 characters';
export const carTooLong = 'Car model is too long';
export const budgetMissing = 'Budget is required';
export const budgetTooLong = 'Budget is too long';
export const conditionUnknown = 'Choose one of the conditions';
export const transmissionUnknown = 'Choose one of the transmissions';
export const fuelUnknown = 'Choose one of the fuel types';
export const descriptionTooLong = 'Description is too long';
