export const already = {
  request: {
    active: 'Ombi hili bado liko wazi.',
    completed: 'Ombi hili limeshakamilika.',
    cancelled: 'Ombi hili limeshaghairiwa.',
  },
  car: {
    available: 'Gari hili bado linapatikana.',
    reserved: 'Gari hili limeshatengewa mnunuzi.',
    sold: 'Gari hili limeshauzwa.',
  },
  offer: {
    pending: 'Ofa hii bado inasubiri jibu.',
    accepted: 'Ofa hii imeshakubaliwa.',
    rejected: 'Ofa hii imeshakataliwa.',
  },
  viewing: {
    pending: 'Miadi hii bado haijathibitishwa.',
    confirmed: 'Miadi hii imeshathibitishwa.',
    completed: 'Miadi hii imeshakamilika.',
    cancelled: 'Miadi hii imeshaghairiwa.',
  },
  commission: {
    pending: 'Kamisheni hii bado haijalipwa.',
    paid: 'Kamisheni hii imeshalipwa.',
  },
};
