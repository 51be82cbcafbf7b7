export const reasons = {
  deposit: 'Aliomba amana (deposit)',
  not_the_car: 'Si gari linaloonyeshwa',
  false_price: 'Bei si ya kweli',
  logbook: 'Maelezo ya logbook si sahihi',
  untrue: 'Si kweli',
  insulting: 'Kuna matusi',
  private_details: 'Inaonyesha habari za siri za mtu',
  not_real: 'Anajifanya mtu mwingine',
  other: 'Sababu nyingine',
};
export const requestNotReal = 'Ombi hili si la kweli';
