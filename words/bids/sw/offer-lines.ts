export const car = 'Gari';
export const newest = 'jipya zaidi';
export const fewest = 'chache zaidi';
export const youAskedFor = {
  condition: { new: 'uliomba gari jipya', used: 'uliomba gari lililotumika', certified: 'uliomba gari lenye cheti' },
  fuel_type: {
    petrol: 'uliomba la petroli',
    diesel: 'uliomba la dizeli',
    hybrid: 'uliomba hybrid',
    electric: 'uliomba la umeme',
  },
  transmission: { manual: 'uliomba gia za mkono', automatic: 'uliomba gia otomatiki' },
};
export const lowestPrice = 'Bei ya chini kabisa';
export const lowestButLowRated = (rating: string) => `Bei ya chini kabisa, lakini muuzaji ana nyota ${rating}`;
