export const states = {
  pending: 'Inasubiri',
  accepted: 'Imekubaliwa',
  rejected: 'Imekataliwa',
  active: 'Wazi',
  confirmed: 'Imethibitishwa',
  completed: 'Imekamilika',
  cancelled: 'Imeghairiwa',
  paid: 'Imelipwa',
  held: 'Inasubiri uamuzi',
};
