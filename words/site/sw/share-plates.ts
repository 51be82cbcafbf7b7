export const plates = {
  about: { label: 'Kutuhusu', title: 'Njia tulivu ya kununua gari' },
  contact: { label: 'Mawasiliano', title: 'Andika au piga simu. Utajibiwa na mtu.' },
  terms: { label: 'Masharti ya huduma', title: 'Masharti kati yetu, kwa maneno rahisi' },
  privacy: { label: 'Sera ya faragha', title: 'Tunachojua, nani anakiona, kinafutwa lini' },
  auth: { label: 'Karibu', title: 'Ingia, au anza leo' },
  'post-request': { label: 'Tafuta', title: 'Unatafuta gari gani?' },
  questions: { label: 'Maswali', title: 'Maswali na majibu' },
  deposit: { label: 'Msaada', title: 'Umeombwa amana (deposit)?' },
};
