export const nothingWaits = 'Hakuna mabadiliko yanayosubiri uamuzi tena.';
export const otherDetails = 'Muuzaji ametuma taarifa nyingine. Tafadhali ziangalie.';
export const keeps = {
  business_name: 'Biashara iliyothibitishwa lazima iwe na jina.',
  business_license: 'Biashara iliyothibitishwa lazima iwe na nambari ya leseni.',
  phone: 'Biashara iliyothibitishwa lazima iwe na nambari ya simu.',
  location: 'Biashara iliyothibitishwa lazima iwe na mahali.',
  business_address: 'Biashara iliyothibitishwa lazima iwe na anwani.',
};
export const checkedByUs =
  'Timu yetu imeshakuthibitisha, kwa hivyo picha ya leseni yako haiwezi kubadilishwa hapa. Tafadhali tuandikie ili ibadilishwe.';
