/** The default platform settings (docs/domain/words.md, "Site texts"). */
export const defaultSettings = {
  siteName: 'TafutaGari',
  siteDescription: 'Post the car you want. Verified dealers in Kenya answer with priced offers.',
  supportEmail: 'support@tafutagari.example',
  requireEmailVerification: false,
  /** How long the network addresses of who tried to sign in as the administrator are kept. */
  dataRetentionDays: 365,
};
