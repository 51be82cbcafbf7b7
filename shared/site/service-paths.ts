/** The addresses for whoever runs or builds on the program; no page leads to them, so no browser loads them. */
export const servicePaths = {
  apiDocs: '/api/docs',
  openApi: '/api/openapi.json',
  devUi: '/dev/ui',
  devEmails: '/dev/emails',
  devEmail: (name: string) => `/dev/emails/${name}`,
  devEmailHtml: (name: string) => `/dev/emails/${name}/html`,
};
