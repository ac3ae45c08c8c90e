import { holds, violationsOf, type EndpointSpec } from '@heliodesk/contract/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import { transaction } from '../db/transaction.ts';
import { languageOf } from '../i18n/texts.ts';
import type { Platform } from '../platform.ts';
import type { FileAnswer, Handler, UploadedFile } from './call.ts';
import { fail, Failure } from './failure.ts';
import { once } from './idempotency.ts';
import { sendKept } from './kept-answer.ts';
import { readUpload } from './read-upload.ts';
import { sendFile } from './send-file.ts';

/** Where a domain hangs its endpoints. */
export interface Mounting {
  app: FastifyInstance;
  platform: Platform;
}

const envelopeOf = (spec: EndpointSpec): z.ZodObject =>
  z.object({
    code: z.literal(200),
    msg: z.string(),
    data: spec.data === undefined ? z.null() : spec.paged ? z.array(spec.data) : spec.data,
    ...(spec.paged ? { total: z.number().int() } : {}),
  });

function schemaOf(spec: EndpointSpec): Record<string, unknown> {
  return {
    summary: spec.summary,
    tags: [spec.path.split('/').find((part) => part !== '' && part !== 'api') ?? 'root'],
    ...(spec.params === undefined ? {} : { params: spec.params }),
    ...(spec.query === undefined ? {} : { querystring: spec.query }),
    ...(spec.body === undefined || spec.takes === 'multipart' ? {} : { body: spec.body }),
    ...(spec.takes === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(spec.answers === 'file' ? {} : { response: { 200: envelopeOf(spec) } }),
    ...(spec.access === 'public' ? { security: [] } : {}),
  };
}

/** The session token; the cookie counts only for files, which a browser fetches by a plain link. */
function tokenOf(request: FastifyRequest, spec: EndpointSpec): string | undefined {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (header) return header.slice(0, 200);
  if (spec.answers !== 'file' || spec.method !== 'GET') return undefined;
  return /(?:^|;\s*)Admin-Token=([\w-]{1,200})/.exec(request.headers.cookie ?? '')?.[1];
}

/** Links in mails and on pages, and browsers that fetch ahead, must not change anything by themselves. */
function refuseNavigation({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-mode'] === 'navigate' || headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined)
    throw fail('badRequest');
}

async function actorFor(request: FastifyRequest, spec: EndpointSpec, platform: Platform): Promise<Actor | null> {
  const token = tokenOf(request, spec);
  return token === undefined ? null : platform.authenticate(token);
}

function refuseUnlessAllowed(actor: Actor | null, { access }: EndpointSpec): void {
  if (access === 'public') return;
  if (actor === null) throw fail('auth.signInRequired');
  if (typeof access === 'object' && !holds(actor.permissions, access.permission)) throw fail('forbidden');
}

function validFields(spec: EndpointSpec, fields: Record<string, string>): unknown {
  const parsed = spec.body?.safeParse(fields);
  if (parsed?.success === false) throw new Failure('validation', {}, violationsOf(parsed.error, fields));
  return parsed?.data;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > 100) throw fail('badRequest');
  return key;
}

/** Runs the handler; an idempotent endpoint's inside a transaction, once for each key. */
async function run(
  spec: EndpointSpec,
  handler: (call: unknown) => Promise<unknown>,
  platform: Platform,
  call: { actor: Actor | null; params: unknown; query: unknown; body: unknown },
  key: string | undefined,
): Promise<unknown> {
  if (spec.idempotent !== true) return handler(call);
  if (key === undefined || call.actor === null) return transaction(platform.db, (tx) => handler({ ...call, tx }));
  const repeatable = { userId: call.actor.userId, call: `${spec.method} ${spec.path}`, key, input: [call.params, call.query, call.body] };
  return once(platform.db, repeatable, (tx) => handler({ ...call, tx }));
}

async function answer(reply: FastifyReply, spec: EndpointSpec, result: unknown): Promise<unknown> {
  if (spec.answers === 'file') return sendFile(reply, result as FileAnswer);
  if (spec.kept === true) return sendKept(reply, result);
  if (!spec.paged) return { code: 200, msg: 'success', data: result ?? null };
  const { rows, total } = result as { rows: unknown[]; total: number };
  return { code: 200, msg: 'success', data: rows, total };
}

/**
 * Hangs a handler under an endpoint of the contract: rights first, then validation, then the handler. A route can't be made
 * without declaring who may call it.
 */
export function mount<const Spec extends EndpointSpec>({ app, platform }: Mounting, spec: Spec, handler: Handler<Spec>): void {
  app.route({
    method: spec.method,
    url: spec.path,
    schema: schemaOf(spec),
    config: { spec },
    // Rights come before anything is read of the input or said about it.
    onRequest: async (request) => {
      if (spec.changesState === true) refuseNavigation(request);
      request.actor = await actorFor(request, spec, platform);
      refuseUnlessAllowed(request.actor, spec);
    },
    handler: async (request, reply) => {
      const upload = spec.takes === 'multipart' ? await readUpload(request, reply) : undefined;
      const call = {
        actor: request.actor,
        params: request.params,
        query: request.query,
        body: upload === undefined ? request.body : validFields(spec, upload.fields),
        language: languageOf(request.headers),
        origin: { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300), requestId: request.id },
        encryptKey: String(request.headers['encryptkey'] ?? ''),
        file: upload?.file satisfies UploadedFile | undefined,
        log: request.log,
      };
      const result = await run(spec, handler as (call: unknown) => Promise<unknown>, platform, call, idempotencyKeyOf(request));
      return answer(reply, spec, result);
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** What the contract says of the route, for the API's own description. */
    spec?: EndpointSpec;
  }
}
