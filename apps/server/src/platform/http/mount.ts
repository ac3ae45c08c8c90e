import { violationsOf, type EndpointSpec } from '@heliodesk/contract/kit';
import { schemasOf } from '@heliodesk/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { participantKey, participantOf, type Caller } from '../auth/actor.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { languageOf } from '../i18n/texts.ts';
import type { Platform } from '../platform.ts';
import { withTx, type Context } from '../context.ts';
import type { FileAnswer, Input, Origin, UnmanagedUseCase, UseCase } from './call.ts';
import { deviceCookieOf } from './device-cookie.ts';
import { recognizeCaller, refusalOf, refuseUnlessAllowed, runForCaller } from './caller.ts';
import { answerError } from './errors.ts';
import { fail, Failure } from './failure.ts';
import { runIdempotent } from './idempotency.ts';
import { sendCacheable } from './cacheable-answer.ts';
import { networkOf } from './network.ts';
import { giveCookie, takeCookie } from './flow-cookie.ts';
import { limitReading } from './reading-limit.ts';
import { readUpload } from './read-upload.ts';
import { routeSchemaOf } from './route-schema.ts';
import { sendFile } from './send-file.ts';
import { sendForAnyone } from './send-for-anyone.ts';

/** Where a domain registers its endpoints. */
export interface Mounting {
  app: FastifyInstance;
  platform: Platform;
}

/** Links in mails and on pages, and browsers that fetch ahead, must not change anything by themselves. */
function refuseNavigation({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-mode'] === 'navigate' || headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined)
    throw fail('badRequest');
}

function validFields(spec: EndpointSpec, fields: Record<string, string>): unknown {
  const parsed = schemasOf(spec).body?.safeParse(fields);
  if (parsed?.success === false) throw new Failure('validation', {}, violationsOf(parsed.error, fields));
  return parsed?.data;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > 100) throw fail('badRequest');
  return key;
}

async function answer(reply: FastifyReply, spec: EndpointSpec, result: unknown): Promise<unknown> {
  if (spec.answers === 'file') return sendFile(reply, result as FileAnswer);
  if (spec.cacheable === true) return sendCacheable(reply, result);
  if (spec.forAnyone === true) return sendForAnyone(reply, spec, result as object);
  if (!spec.paged) return { code: 200, msg: 'success', data: result ?? null };
  const { rows, total } = result as { rows: unknown[]; total: number };
  return { code: 200, msg: 'success', data: rows, total };
}

/** A request's input, after authorization and validation. */
interface Received {
  context: Context<Caller | null>;
  input: { [Part in keyof Input<EndpointSpec>]: unknown };
  idempotencyKey: string | undefined;
}

/** A use case whose endpoint is known only at run time. */
type AnyUseCase = (context: Received['context'], input: Received['input']) => Promise<unknown>;

function originOf(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Platform['config']): Origin {
  // Nothing once the caller has hung up.
  const address = (request.ip as string | undefined) ?? '';
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, 300);
  const device = deviceCookieOf(request, reply, publicUrl);
  return { address, network: networkOf(address), userAgent, requestId: request.id, device };
}

async function receive(platform: Platform, spec: EndpointSpec, request: FastifyRequest, reply: FastifyReply): Promise<Received> {
  const upload = spec.takes === 'multipart' ? await readUpload(request, reply) : undefined;
  return {
    context: {
      platform,
      db: platform.db,
      actor: request.actor,
      origin: originOf(request, reply, platform.config),
      language: languageOf(request.headers),
      log: request.log,
    },
    input: {
      params: request.params,
      query: request.query,
      body: upload === undefined ? request.body : validFields(spec, upload.fields),
      file: upload?.file,
      encryptKey: String(request.headers['encryptkey'] ?? ''),
    },
    idempotencyKey: idempotencyKeyOf(request),
  };
}

/** Registers an endpoint's handler: authorization first, then validation, then the work. */
function addRoute({ app, platform }: Mounting, spec: EndpointSpec, work: (received: Received) => Promise<unknown>): void {
  app.route({
    method: spec.method,
    url: spec.path,
    schema: routeSchemaOf(spec),
    config: { spec },
    // Authorization comes before anything in the input is read or reported.
    onRequest: async (request) => {
      if (spec.changesState === true) refuseNavigation(request);
      await recognizeCaller(request, spec, platform);
      await refuseUnlessAllowed(request, spec, platform);
      await limitReading(platform.throttle, spec, request.actor);
    },
    preValidation: async (request) => {
      if (spec.bodyInQuery === true) request.body ??= request.query;
      if (spec.takesCookie !== undefined) takeCookie(request, spec.takesCookie);
    },
    handler: async (request, reply) => {
      const result = await runForCaller(request, spec, platform, async () => work(await receive(platform, spec, request, reply)));
      if (spec.givesCookie !== undefined) giveCookie(reply, spec.givesCookie, result, platform.config.publicUrl);
      return answer(reply, spec, result);
    },
    errorHandler: async (error, request, reply) => answerError(await refusalOf(error, request, spec, platform), request, reply),
  });
}

const opensTransaction = ({ method, changesState, takes, answers }: EndpointSpec): boolean =>
  takes !== 'multipart' && answers !== 'file' && (method !== 'GET' || changesState === true);

/** Runs a write in its transaction; an idempotent endpoint's once for each key. */
function runWrite(spec: EndpointSpec, { context, input, idempotencyKey }: Received, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const { actor, db } = context;
  if (spec.idempotent !== true || idempotencyKey === undefined || actor === null) return transaction(db, work);
  const repeatable = {
    caller: participantKey(participantOf(actor)),
    call: `${spec.method} ${spec.path}`,
    key: idempotencyKey,
    input: [input.params, input.query, input.body],
  };
  return runIdempotent(db, repeatable, work);
}

/**
 * Puts a use case behind an endpoint of the contract. A write gets a transaction, which is committed with its answer and rolled back with
 * its refusal. A route can't be made without declaring who may call it.
 */
export function mount<const Spec extends EndpointSpec>(mounting: Mounting, spec: Spec, useCase: UseCase<Spec>): void {
  const run = useCase as unknown as AnyUseCase;
  addRoute(mounting, spec, (received) =>
    opensTransaction(spec)
      ? runWrite(spec, received, (tx) => run(withTx(received.context, tx), received.input))
      : run(received.context, received.input),
  );
}

/** The same for a use case that opens its transactions itself. */
export function mountUnmanaged<const Spec extends EndpointSpec>(mounting: Mounting, spec: Spec, useCase: UnmanagedUseCase<Spec>): void {
  const run = useCase as unknown as AnyUseCase;
  addRoute(mounting, spec, ({ context, input }) => run(context, input));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of the route, for the API's own description. */
    spec?: EndpointSpec;
  }
}
