export const already = {
  request: {
    active: 'Ombi hili tayari liko wazi.',
    completed: 'Ombi hili tayari limekamilika.',
    cancelled: 'Ombi hili tayari limeghairiwa.',
  },
  car: {
    available: 'Gari hili tayari linapatikana.',
    reserved: 'Gari hili tayari limewekwa akiba.',
    sold: 'Gari hili tayari limeuzwa.',
  },
  offer: {
    pending: 'Ofa hii tayari inasubiri.',
    accepted: 'Ofa hii tayari imekubaliwa.',
    rejected: 'Ofa hii tayari imekataliwa.',
  },
  viewing: {
    pending: 'Miadi hii tayari inasubiri.',
    confirmed: 'Miadi hii tayari imethibitishwa.',
    completed: 'Miadi hii tayari imekamilika.',
    cancelled: 'Miadi hii tayari imeghairiwa.',
  },
  commission: {
    pending: 'Kamisheni hii tayari inasubiri.',
    paid: 'Kamisheni hii tayari imelipwa.',
  },
};
