// What our team said of a dealer's car.
export const approved = {
  title: (car: string) => `${car} is approved`,
  /** All of the car, or its changed photos and description. */
  body: { car: 'Our team has looked at your car.', change: 'Your changed photos and description show from now on.' },
};
export const refused = {
  title: {
    car: (car: string) => `${car} was not approved`,
    change: (car: string) => `The changes of ${car} were not approved`,
  },
  body: (reason: string) => `Why: “${reason}” Change it, and our team looks again.`,
};
export const takenDown = {
  title: (car: string) => `${car} was taken off the market`,
  body: (reason: string) => `Why: “${reason}” Change it, and our team looks again.`,
};
