export const askedToday = 'Umeomba nakala ya taarifa zako ndani ya saa 24 zilizopita.';
export const underWay = 'Nakala ya taarifa zako inatengenezwa tayari.';
export const downloadedTwice = 'Nakala yako inapakuliwa mara mbili tayari.';

export const readMe = `Hii ni nakala ya kile ambacho tovuti hii inahifadhi kukuhusu.

Kila faili ya .json ni aina moja ya taarifa: akaunti yako, maombi yako, ofa zako, na kadhalika. Folda "photos" ina picha ulizopakia.
Nyakati ni za UTC. Kiasi ni kwa shilingi za Kenya. Taarifa za mtu uliyefanya naye biashara zipo hapa kadiri unavyoweza kuzisoma kwenye tovuti.
`;
