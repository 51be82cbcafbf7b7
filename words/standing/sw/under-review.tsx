import type { ReactNode } from 'react';

export const ofDealer = (address: ReactNode) => (
  <>
    Akaunti ya muuzaji inakaguliwa: usilipe chochote kabla ya kutuuliza kwa {address}. Bado unaweza kusema miadi ya kuona gari ilikwendaje.
  </>
);
export const ofBuyer = (address: ReactNode) => (
  <>
    Akaunti ya mnunuzi inakaguliwa: kwa sasa hamwezi kukubaliana chochote. Bado unaweza kusema miadi ya kuona gari ilikwendaje. Maswali:{' '}
    {address}
  </>
);
