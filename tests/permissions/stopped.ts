// What a stopped account gets, written out a second time (docs/domain/permissions.md, "Personas"): the suspended buyer and dealer, and the dealer whose
// verification was taken back. Each asks about rows of its own.

/** The calls that change something and are for who is suspended. All others are 403 `account_suspended`, but those that visitors may make, too. */
export const suspendedMay: readonly string[] = [
  'authApi.refresh',
  'sessionsApi.end',
  'sessionsApi.endOthers',
  'ownDataApi.startExport',
  'erasingApi.erase',
  'appointmentsApi.dispute',
  'standingApi.contest',
  'standingApi.readWarning',
];

/** For verified dealers only. */
export const forVerified: readonly string[] = [
  'bidsApi.place',
  'bidsApi.nameCar',
  'appointmentsApi.confirm',
  'appointmentsApi.reschedule',
  'requestsApi.revealPhone',
];

/** What a dealer gets as before the verification: the licence can be changed again. */
export const asUnverified: Readonly<Record<string, string>> = { 'profile.set_licence_photo': 'S' };
