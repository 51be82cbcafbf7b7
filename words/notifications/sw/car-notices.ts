export const approved = {
  title: (car: string) => `Gari ${car} limekubaliwa`,
  body: { car: 'Timu yetu imelikagua gari lako.', change: 'Kuanzia sasa picha na maelezo mapya yanaonekana.' },
};
export const refused = {
  title: {
    car: (car: string) => `Gari ${car} halikukubaliwa`,
    change: (car: string) => `Mabadiliko ya gari ${car} hayakukubaliwa`,
  },
  body: (reason: string) => `Sababu: “${reason}” Rekebisha, na timu yetu itaangalia tena.`,
};
export const takenDown = {
  title: (car: string) => `Gari ${car} limeondolewa sokoni`,
  body: (reason: string) => `Sababu: “${reason}” Rekebisha, na timu yetu itaangalia tena.`,
};
