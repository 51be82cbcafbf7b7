import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { unspoken } from '../shared/addresses/spoken.ts';
import { apiExamples } from './api-examples.ts';
import { mailJobs } from './jobs.ts';
import { platformAnalyticsRoutes } from './modules/analytics/platform-routes.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { adminAppointmentRoutes } from './modules/appointments/admin-routes.ts';
import { appointmentRoutes } from './modules/appointments/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { authPages } from './modules/auth/pages.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { bidRoutes } from './modules/bids/routes.ts';
import { businessRoutes } from './modules/business/routes.ts';
import { browseRoutes } from './modules/cars/browse-routes.ts';
import { carPageRoutes } from './modules/cars/car-page-routes.ts';
import { carReviewRoutes } from './modules/cars/review-routes.ts';
import { carRoutes } from './modules/cars/routes.ts';
import { savedRoutes } from './modules/cars/saved-routes.ts';
import { stockRoutes } from './modules/cars/stock-routes.ts';
import { adminCommissionRoutes } from './modules/commissions/admin-routes.ts';
import { commissionRoutes } from './modules/commissions/routes.ts';
import { siteTexts } from './modules/content/content.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { dealerRoutes } from './modules/dealers/routes.ts';
import { devEmailRoutes } from './modules/dev-emails/routes.ts';
import { devUiRoutes } from './modules/dev-ui/routes.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { homeRoutes } from './modules/home/routes.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { mailOffPages } from './modules/notifications/mail-off-pages.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { ownDataRoutes } from './modules/own-data/routes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { openDecoding } from './modules/photos/decoding.ts';
import { photoRoutes, servePhotos } from './modules/photos/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { ratingRoutes } from './modules/ratings/routes.ts';
import { adminRequestRoutes } from './modules/requests/admin-routes.ts';
import { openDraftTokens } from './modules/requests/draft-tokens.ts';
import { fittingRoutes } from './modules/requests/fitting-routes.ts';
import { requestPages } from './modules/requests/pages.ts';
import { requestDraft } from './modules/requests/request-draft.ts';
import { requestRoutes } from './modules/requests/routes.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { standingRoutes } from './modules/standing/routes.ts';
import { verificationRoutes } from './modules/verification/routes.ts';
import type { Database } from './platform/data/database.ts';
import { diskStores } from './platform/files/storage.ts';
import { servePublicFiles } from './platform/http/assets.ts';
import { installCompression } from './platform/http/compression.ts';
import { installErrorExit, unroutable } from './platform/http/errors.ts';
import { installFloodGuard, type MostCalls, warnOfUnknownProxy } from './platform/http/flood-guard.ts';
import { installHealth } from './platform/http/health.ts';
import { installLanguages, installLanguagesOfAccounts } from './platform/http/language.ts';
import { installOpenApi } from './platform/http/openapi.ts';
import { answerParserError, installParserErrors } from './platform/http/parser-errors.ts';
import { RequestLog } from './platform/http/request-log.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { cookieOf, installSessions, whoAsks } from './platform/http/session.ts';
import { comesFromThisMachine } from './platform/http/this-machine.ts';
import { installLive, type LiveHub } from './platform/live/live.ts';
import type { Config } from './platform/process/config.ts';
import type { Log } from './platform/process/log.ts';
import { machineKey } from './platform/process/machine-key.ts';
import { sealKeysOf } from './platform/process/operator-key.ts';
import { crawlerRoutes } from './site/crawlers.ts';
import { installDrafts } from './site/draft.ts';
import { installPageErrors, pageDrawer } from './site/draw.ts';
import { installMaintenance } from './site/maintenance.ts';
import { sitePages } from './site/pages.ts';
import { previewDrawer } from './site/preview.ts';
import type { Renderer } from './site/render.ts';
import { erasingRoutes } from './workflows/erasing-routes.ts';
import { workflowRoutes } from './workflows/routes.ts';

/** What `buildApp` needs; main.ts passes the real ones, tests pass their own. */
export interface Dependencies extends Omit<Renderer, 'renderMail'> {
  config: Config;
  log: Log;
  db: Database;
  hub: LiveHub;
  /** Other than the real ones in tests only: thousands of calls take longer on a busy machine than the minute in which they count. */
  mostCalls?: MostCalls;
}

/** Builds the whole server; it does not listen yet. */
export async function buildApp({
  config,
  log,
  db,
  hub,
  renderPage,
  serveAssets,
  uiAssets,
  mostCalls,
}: Dependencies): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    // Of public forms, and of whatever does not say otherwise.
    bodyLimit: 32 * 1_024,
    // Node's default limit for a whole request, which Fastify removes. Without it a client that sends its body very slowly holds a connection for ever.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    // A public page is one route, whatever its language.
    rewriteUrl: ({ url = '/' }) => unspoken(url),
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection while the server stops are still answered normally.
    return503OnClosing: false,
    // Otherwise the router itself answers 404 to a long id, before it is known who asks.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: unroutable,
    clientErrorHandler: answerParserError,
    // Asked by `installParserErrors`, which says so in the form of every other error.
    http: { requireHostHeader: false },
  });
  // Input is checked in platform/http/route.ts, in the order of docs/domain/permissions.md, "Order of checks"; Fastify would validate the body
  // before the caller is known.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  installErrorExit(app);
  installLanguages(app);

  installSecurityHeaders(app, config);
  installParserErrors(app);
  installFloodGuard(app, mostCalls);
  const key = await machineKey(config.dataDir);
  // Before the compression: its reader weighs megabytes, and compressing those for each caller would stop everything else.
  const texts = siteTexts(db, log, hub);
  await installOpenApi(app, {
    readTitle: async () => (await texts()).siteName,
    ...{ publicUrl: config.publicUrl, sessionCookie: cookieOf(config, 'session').name, examples: apiExamples },
    isOpenTo: (request) => config.mode !== 'production' || comesFromThisMachine(request, key),
    installSessions: (readers) => installSessions(readers, db, config),
  });
  await installCompression(app);
  await app.register(formbody);
  const { backups: backupsKey, secondFactors: sealKey } = await sealKeysOf(config);
  installHealth(app, db, key);

  const { storage, erasures, backups } = diskStores(config.dataDir);
  const decoding = openDecoding(log);
  app.addHook('onClose', async () => decoding.close());
  const isClosed = async () => (await texts()).maintenanceMode;
  const draw = pageDrawer(renderPage, config.publicUrl, texts);
  await serveAssets(app);
  await servePublicFiles(app);
  crawlerRoutes(app, config);
  servePhotos(app, { db, storage }, (request) => whoAsks(db, config, request));
  devEmailRoutes(app, config, key);
  devUiRoutes(app, config, key, uiAssets);

  const draftTokens = await openDraftTokens(db);
  const draft = requestDraft(db, draftTokens);

  await app.register(async (signedIn) => {
    await installSessions(signedIn, db, config);
    installLanguagesOfAccounts(signedIn);
    installMaintenance(signedIn, texts);
    installDrafts(signedIn);
    warnOfUnknownProxy(signedIn, config);
    installPageErrors(signedIn, draw);
    installLive(signedIn, { db, hub, isClosed });
    auditRoutes(signedIn, db);
    authRoutes(signedIn, { db, config, sealKey, draft });
    requestRoutes(signedIn, db);
    adminRequestRoutes(signedIn, db);
    fittingRoutes(signedIn, db);
    bidRoutes(signedIn, db);
    profileRoutes(signedIn, db);
    businessRoutes(signedIn, db);
    verificationRoutes(signedIn, db);
    peopleRoutes(signedIn, db);
    standingRoutes(signedIn, db);
    dealerRoutes(signedIn, db);
    carRoutes(signedIn, db);
    savedRoutes(signedIn, db);
    browseRoutes(signedIn, db);
    carPageRoutes(signedIn, db);
    stockRoutes(signedIn, db);
    carReviewRoutes(signedIn, db);
    appointmentRoutes(signedIn, db);
    adminAppointmentRoutes(signedIn, db);
    messageRoutes(signedIn, db);
    moderationRoutes(signedIn, db);
    ratingRoutes(signedIn, db);
    commissionRoutes(signedIn, db);
    adminCommissionRoutes(signedIn, db);
    homeRoutes(signedIn, db);
    healthRoutes(signedIn, { db, hub, storage, dataDir: config.dataDir, mailJobs });
    analyticsRoutes(signedIn, db);
    platformAnalyticsRoutes(signedIn, db);
    notificationRoutes(signedIn, db);
    photoRoutes(signedIn, { db, storage, decoding });
    settingsRoutes(signedIn, { db, config });
    ownDataRoutes(signedIn, { db, storage });
    fileRoutes(signedIn, { db, storage, backups, backupsKey });
    workflowRoutes(signedIn, { db, storage });
    erasingRoutes(signedIn, { db, config, sealKey, erasures });

    contentRoutes(signedIn, db, previewDrawer(renderPage, config.publicUrl, texts));
    sitePages(signedIn, { draw, hub, adminEmail: config.adminEmail });
    authPages(signedIn, { db, config, sealKey, draft, render: draw });
    mailOffPages(signedIn, { db, render: draw });
    requestPages(signedIn, { db, draftTokens, draft, render: draw });
  });
  return app;
}
