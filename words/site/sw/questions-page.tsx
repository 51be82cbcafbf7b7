import type { ReactNode } from 'react';

export const lead = 'Gharama ni kiasi gani, nani amekaguliwa, ulipe lini, na nini hufanyika mambo yakienda vibaya.';
export const notHere = 'Swali lako halipo hapa?';
export const writeOrCall = (address: ReactNode, contact: (words: string) => ReactNode) => (
  <>
    Andikia {address}, au {contact('tupigie simu')}. Tunajibu ndani ya saa 24 siku za kazi.
  </>
);
