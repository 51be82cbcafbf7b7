export const names = {
  requested: 'Ombi',
  offers: 'Ofa',
  accepted: 'Imekubaliwa',
  viewing: 'Miadi',
  sold: 'Limeuzwa',
  rated: 'Nyota',
};

export const nextNewTime = 'Kinachofuata: kubalianeni wakati mpya';
export const nextTime = 'Kinachofuata: kubalianeni wakati';
export const nextOutcome = 'Kinachofuata: sema ilikwendaje';
export const nextShow = 'Kinachofuata: onyesha gari';
export const nextSee = 'Kinachofuata: ona gari';
export const soldAndRated = 'Gari limeuzwa, na muuzaji amepewa nyota';
export const notSoldAndRated = 'Gari halikuuzwa, na muuzaji amepewa nyota';
