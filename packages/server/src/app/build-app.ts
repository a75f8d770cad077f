import type { Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { installPesanValidasi } from '@hadir/contract/kit/pesan-validasi.ts';
import fastify, { LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { mountLoginSimpatika } from '../auth/simpatika/mount-login-simpatika.ts';
import { mountWaktuBertanda } from '../auth/waktu/mount-waktu-bertanda.ts';
import { mountTouchSesi } from './touch-sesi.ts';
import { mountLangsung } from '../monitoring/langsung/mount-langsung.ts';
import { isOfMesin, mountIklok } from '../perangkat/iklok/mount-iklok.ts';
import { mountKabarPembayaran } from '../billing/bayar/mount-kabar-pembayaran.ts';
import { answerError } from '../platform/http/answer/answer-error.ts';
import { answerUnreadable } from '../platform/http/answer/answer-unreadable.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import { guardDevelopmentPages } from '../platform/http/pages/development-pages.ts';
import { mountHealth } from '../platform/http/serving/health.ts';
import { isHttps } from '../platform/kit/is-https.ts';
import { loggerOptions } from '../platform/http/serving/logger-options.ts';
import { parseJsonBody } from '../platform/http/input/parse-json-body.ts';
import { countRefused } from '../platform/http/pipeline/count-refused.ts';
import { logRefused } from '../platform/http/pipeline/log-refused.ts';
import { mountMetrics } from '../platform/http/serving/metrics.ts';
import { refuseUnknownCall } from '../platform/http/answer/not-found.ts';
import { mountOpenapi } from './openapi-page.ts';
import { refuseWhileClosing } from '../platform/http/pipeline/refuse-while-closing.ts';
import { mountRoutes } from './mount-routes.ts';
import { securityHeaders } from '../platform/http/serving/security-headers.ts';
import { mountSecurityTxt } from '../platform/http/pages/mount-security-txt.ts';
import { mountWeb } from '../platform/http/serving/serve-web.ts';

installPesanValidasi();

/** The whole HTTP side on what it stands on. Nothing listens yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const https = isHttps(deps.publicUrl);
  const options: FastifyHttpOptions<Server> = {
    ...answerUnreadable(https),
    logger: loggerOptions(deps.logLevel),
    logController: new LogController({ disableRequestLogging: isOfMesin }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: deps.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false, // refused below, in our own words
    // A slow phone may take its time over a photo; whoever says nothing, or never what he wants, may not.
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    // Longer than proxies keep theirs, so that none sends into a connection that is just being closed.
    keepAliveTimeout: 65_000,
  };
  const app = fastify(options);

  refuseWhileClosing(app);
  await app.register(cookie);
  await app.register(compress, { global: false });
  await app.register(multipart);
  parseJsonBody(app);
  const always = securityHeaders(https);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(always).header('x-request-id', request.id);
    done();
  });
  const countLeft = countRefused();
  app.setErrorHandler(async (error, request, reply) => {
    if (deps.room.note(error)) request.log.error({ err: error }, 'disk penuh, kosongkan ruang disk');
    // Whoever was refused is told so and why, also where that could not be written down.
    await logRefused(deps, request, error, countLeft).catch((failure: unknown) => {
      request.log.error({ err: failure }, 'penolakan tidak tercatat');
    });
    return answerError(error, request, reply);
  });

  guardDevelopmentPages(app, deps.webDir);
  mountHealth(app, deps);
  mountMetrics(app, deps);
  mountSecurityTxt(app, deps);
  mountTouchSesi(app, deps);
  mountWaktuBertanda(app, deps);
  mountOpenapi(app);
  mountLangsung(app, deps);
  mountKabarPembayaran(app, deps);
  mountIklok(app, deps);
  mountLoginSimpatika(app, deps);
  mountRoutes(app, deps);
  app.all('/api/*', refuseUnknownCall);
  await mountWeb(app, deps);
  return app;
}
