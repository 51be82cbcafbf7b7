import type { ReactNode } from 'react';

export const heading = 'Akaunti yako imesimamishwa';
export const whatItMeans = 'Unaweza kusoma vitu vyako vyote, lakini huwezi kubadilisha chochote.';
export const why = 'Sababu, na unachoweza kufanya';
export const questions = (address: ReactNode) => <>Maswali: {address}</>;
