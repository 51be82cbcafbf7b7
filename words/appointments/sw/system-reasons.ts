export const reasons = {
  otherCar: 'Mnunuzi alichagua gari lingine',
  requestDeleted: 'Mnunuzi alifuta ombi',
  boughtElsewhere: 'Gari lilirekodiwa kuwa limeuzwa kwa mnunuzi huyu kupitia ombi lingine',
  soldToOther: 'Gari liliuzwa kwa mtu mwingine',
  accountErased: 'Akaunti ilifutwa',
  buyerUnderReview: 'Akaunti ya mnunuzi inachunguzwa',
  dealerUnderReview: 'Akaunti ya muuzaji inachunguzwa',
};
