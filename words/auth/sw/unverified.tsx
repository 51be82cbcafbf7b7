import type { ReactNode } from 'react';

export const heading = 'Barua pepe haijathibitishwa';
export const notYet = (email: ReactNode) => <>{email} bado haijathibitishwa: fungua kiungo kwenye barua pepe tuliyokutumia.</>;
export const verifyToGet = {
  offers: (email: ReactNode) => <>Thibitisha {email} ili upate barua pepe kuhusu ofa na miadi.</>,
  bids: (email: ReactNode) => <>Thibitisha {email} ili upate barua pepe kuhusu ofa zako na miadi.</>,
  verification: (email: ReactNode) => <>Thibitisha {email} ili upate barua pepe kuhusu uthibitisho wako, ofa zako na miadi.</>,
};
export const sendAgain = 'Tuma tena';
export const sent = 'Fungua barua pepe yetu ya mwisho na uguse kitufe chake.';
export const noConnection = 'Huna mtandao. Tafadhali jaribu tena.';
export const hide = 'Ficha kwa sasa';
