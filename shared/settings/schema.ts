/** The default platform settings (specification §3 'Platform settings', RULINGS 26). */
export const defaultSettings = {
  siteName: 'TafutaGari',
  siteDescription: 'Post the car you want. Verified dealers in Kenya answer with priced offers.',
  supportEmail: 'support@tafutagari.example',
  requireEmailVerification: false,
  /** How long the network addresses of who tried to sign in as the administrator are kept. */
  dataRetentionDays: 365,
};
