import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { limits } from '@heliodesk/contract/kit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { z } from 'zod';
import type { Config } from '#src/config.ts';
import { languageOf } from '../i18n/texts.ts';
import { logSettings } from '../log.ts';
import { endBrokenLine } from './broken-live-line.ts';
import { bareProtection, clientErrorAnswer } from './client-error.ts';
import { endAnswering } from './closing.ts';
import { answerError, InvalidInput } from './errors.ts';
import { refuseUnstorable } from './storable-text.ts';

const jsonLimit = 1024 * 1024;
/** Slow or silent clients are cut off; the client's own time-out is 100 s (spec 1 §7). */
const defaultTimeouts = {
  connectionTimeout: 120_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};
export type Timeouts = typeof defaultTimeouts;

/** Nothing here uses any of these, so an injected script cannot either. */
const refusedFeatures = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()';

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:');

function securityHeaders(secure: boolean): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // antd writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: secure,
    crossOriginOpenerPolicy: secure,
  });
}

/** Headers of every answer. `@fastify/helmet` would put helmet's together again for each call. */
function addHeaders(app: FastifyInstance, config: Config): void {
  const addSecurityHeaders = securityHeaders(isSecure(config));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'permissions-policy': refusedFeatures, 'x-request-id': request.id });
    addSecurityHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

/** The HTTP server with everything that applies to each call; domains register their endpoints in it. */
export async function createHttpServer(config: Config, timeouts: Timeouts = defaultTimeouts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logSettings(config.logLevel),
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(config.logLevel) }),
    genReqId: () => randomUUID(),
    // Only what trusted proxies have added counts: a caller can make up the rest of the header.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: jsonLimit,
    connectionTimeout: timeouts.connectionTimeout,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: timeouts.keepAliveTimeout,
    http: { headersTimeout: timeouts.headersTimeout, connectionsCheckingInterval: timeouts.connectionsCheckingInterval },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: clientErrorAnswer(isSecure(config)),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(bareProtection(isSecure(config)))),
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error, input) };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('actor', null);
  app.decorateRequest('callerFound', undefined);
  // Before all that may answer.
  addHeaders(app, config);
  endAnswering(app);
  app.addHook('preValidation', async (request) => {
    for (const input of [request.params, request.query, request.body]) refuseUnstorable(input);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control') || !String(reply.getHeader('content-type') ?? '').startsWith('application/json')) return;
    reply.headers({ 'cache-control': 'no-store', vary: 'lang, accept-language', 'content-language': languageOf(request.headers) });
  });
  await app.register(multipart, {
    limits: { files: 1, fileSize: limits.fileSize + 1, fields: 10, fieldSize: 4_000, fieldNameSize: 100, headerPairs: 50 },
  });
  await app.register(websocket, { options: { maxPayload: 16 * 1024 }, errorHandler: endBrokenLine });
  return app;
}
