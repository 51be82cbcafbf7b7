export const labels = {
  full_name: 'Jina kamili',
  business_name: 'Jina la biashara',
  business_license: 'Nambari ya leseni',
  phone: 'Simu',
  location: 'Mahali',
  business_address: 'Anwani ya biashara',
};
export const facts = { full_name: 'Jina', business_license: 'Leseni' };
export const hints = {
  business_license: 'Kama ilivyo kwenye kibali chako cha biashara au leseni ya muuzaji.',
  location: 'Mji au eneo',
  business_address: 'Barabara na kilicho karibu, ili wanunuzi wapate yadi yako.',
};
