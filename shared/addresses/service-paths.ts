/** The addresses for whoever runs or builds on the program; and for robots; no page leads to them, so no browser loads them. */
export const servicePaths = {
  apiDocs: '/api/docs',
  openApi: '/api/openapi.json',
  /** What a chat shows of a link to the site, and of one to this page. */
  sitePicture: '/share.png',
  sharePicture: (page: string) => `/share/${page}.png`,
  devUi: '/dev/ui',
  devEmails: '/dev/emails',
  devEmail: (name: string) => `/dev/emails/${name}`,
  devEmailHtml: (name: string) => `/dev/emails/${name}/html`,
};
