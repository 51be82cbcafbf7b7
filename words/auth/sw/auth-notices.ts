export const banners = {
  'account-created': { title: 'Akaunti imefunguliwa!', text: 'Tafadhali fungua barua pepe yako ili uthibitishe akaunti.' },
  'welcome-admin': { title: 'Welcome Admin', text: 'You are signed in as administrator.' },
  'request-posted': {
    title: 'Ombi limewekwa!',
    text: 'Wauzaji waliothibitishwa wanaliona sasa. Utaambiwa kila ofa ikija.',
  },
  'account-and-request': {
    title: 'Akaunti imefunguliwa!',
    text: 'Tafadhali fungua barua pepe yako ili uthibitishe akaunti. Ombi limewekwa! Wauzaji waliothibitishwa wanaliona sasa.',
  },
  'link-sent': {
    title: 'Angalia barua pepe yako',
    text: 'Kama kuna akaunti yenye barua pepe hii, barua yetu ya mwisho ina kiungo kinachofanya kazi; tunatuma tano tu kwa saa.',
  },
  'email-verified': { title: 'Barua pepe imethibitishwa', text: 'Asante, barua pepe yako imethibitishwa.' },
  'email-changed': { title: 'Barua pepe imebadilishwa', text: 'Kuanzia sasa unaingia kwa barua pepe mpya.' },
  'recovery-code-used': {
    title: 'Msimbo mmoja wa dharura umetumika',
    text: 'Wasifu wako unaonyesha imebaki mingapi, na unatengeneza mipya.',
  },
  'signed-out': { title: 'Tafadhali ingia tena', text: 'Kama nenosiri lilibadilishwa, tumia jipya.' },
  'password-changed': { title: 'Nenosiri limebadilishwa', text: 'Kuanzia sasa unaingia kwa nenosiri jipya.' },
};
