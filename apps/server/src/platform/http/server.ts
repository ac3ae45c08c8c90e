import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { limits } from '@heliodesk/contract/kit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Config } from '#src/config.ts';
import { languageOf } from '../i18n/texts.ts';
import { answerError, InvalidInput } from './errors.ts';
import { refuseUnstorable } from './storable-text.ts';

const jsonLimit = 1024 * 1024;
/** Slow or silent clients are cut off; the client's own time-out is 100 s (spec 1 §7). */
const timeouts = { connectionTimeout: 120_000, requestTimeout: 120_000, keepAliveTimeout: 72_000, headersTimeout: 15_000 };

/** Nothing secret and no query of a signed link reaches the log. */
const logOf = (config: Config) => ({
  level: config.logLevel,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  serializers: {
    req: (request: { method: string; url: string; id: string; ip: string }) => ({ method: request.method, path: request.url.split('?', 1)[0], ip: request.ip }),
  },
});

async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
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
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: secure,
    crossOriginOpenerPolicy: secure,
  });
}

/** The HTTP server with everything that holds for each call; domains hang their endpoints into it. */
export async function createHttpServer(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOf(config),
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(config.logLevel) }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: jsonLimit,
    connectionTimeout: timeouts.connectionTimeout,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: timeouts.keepAliveTimeout,
    http: { headersTimeout: timeouts.headersTimeout },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error, input) };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preValidation', async (request) => {
    for (const input of [request.params, request.query, request.body]) refuseUnstorable(input);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control') || !String(reply.getHeader('content-type') ?? '').startsWith('application/json')) return;
    reply.headers({ 'cache-control': 'no-store', vary: 'lang, accept-language', 'content-language': languageOf(request.headers) });
  });
  await addSecurityHeaders(app, config);
  await app.register(multipart, { limits: { files: 1, fileSize: limits.fileSize + 1, fields: 10, fieldSize: 4_000, fieldNameSize: 100, headerPairs: 50 } });
  await app.register(websocket, { options: { maxPayload: 16 * 1024 } });
  return app;
}
