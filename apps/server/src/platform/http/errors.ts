import { violationsOf } from '@heliodesk/contract/kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../auth/actor.ts';
import { isConnectionError } from '../db/is-connection-error.ts';
import { isCrossed } from '../db/is-crossed.ts';
import { errorText, fieldErrors, languageOf } from '../i18n/texts.ts';
import { StorageAway } from '../storage/storage-away.ts';
import { isStorageFull } from '../storage/storage-full.ts';
import { fail, Failure } from './failure.ts';

/** Carries a schema's refusals from the validator to the answer. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly zodError: z.ZodError;
  readonly input: unknown;
  constructor(zodError: z.ZodError, input: unknown) {
    super('invalid input');
    this.zodError = zodError;
    this.input = input;
  }
}

/** What the framework and its plug-ins throw, by their status; others below 500 are bad requests too. */
const byStatus = new Map<number, Failure>([
  [403, fail('notFound')],
  [404, fail('notFound')],
  [413, fail('tooLarge')],
  [414, fail('tooLarge')],
  [415, fail('unsupportedMedia')],
  [429, fail('tooManyRequests')],
  [431, fail('tooLarge')],
]);

/** SQLSTATE class 22: a value that no column can hold; it came from the caller. */
const isDataException = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

function toFailure(error: FastifyError): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof InvalidInput) return new Failure('validation', {}, violationsOf(error.zodError, error.input));
  if (isConnectionError(error)) return fail('unavailable');
  if (isStorageFull(error)) return fail('storageFull');
  if (error instanceof StorageAway) return fail('unavailable');
  if (isCrossed(error)) return fail('conflict');
  if (isDataException(error.code)) return fail('badRequest');
  const { statusCode = 500 } = error;
  return byStatus.get(statusCode) ?? (statusCode >= 400 && statusCode < 500 ? fail('badRequest') : undefined);
}

/** Errors before any route have no caller. */
const personOf = (caller: Caller | null | undefined) =>
  caller?.kind === 'guest' ? { userId: null, guestId: caller.guestId } : { userId: caller?.userId ?? null };

/**
 * Logs who was refused what, from where and why. The path is that of the endpoint, without its params;
 * nothing of what was sent is logged.
 */
function logRefusal({ key, code }: Failure, { log, method, routeOptions, ip, actor }: FastifyRequest): void {
  const refusal = { refused: key, method, path: routeOptions.url ?? '', address: ip, ...personOf(actor) };
  if (code === 403) log.warn(refusal, 'permission refused');
  else log.info(refusal, 'call refused');
}

/** What reading and writing end with when the caller has hung up. */
const hangUps = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'ECONNABORTED']);

const hasHungUp = ({ code, message }: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && (hangUps.has(code) || message === 'aborted' || message === 'Unexpected end of multipart data');

/** The HTTP status for an envelope's code. */
export const httpStatusOf = (code: number): number => (code === 510 ? 422 : code);

/** The one place that turns errors into answers in the caller's language; unexpected ones are logged and hidden. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error) ?? fail('server');
  if (hasHungUp(error, request)) request.log.info({ reason: error.message }, 'caller hung up');
  else if (failure.code >= 500 && failure.code !== 510 && !(error instanceof Failure)) request.log.error({ err: error }, 'call failed');
  else logRefusal(failure, request);
  const language = languageOf(request.headers);
  const errors = fieldErrors(language, failure.violations, request.routeOptions.config.spec?.labels);
  if (failure.params['seconds'] !== undefined) reply.header('retry-after', String(failure.params['seconds']));
  return reply
    .status(httpStatusOf(failure.code))
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      vary: 'lang, accept-language',
      'cache-control': 'no-store',
      'x-request-id': request.id,
    })
    .send(
      JSON.stringify({
        code: failure.code,
        msg: errorText(language, failure.key, failure.params),
        data: { key: failure.key, ...(errors.length > 0 ? { errors } : {}), ...failure.data },
      }),
    );
}

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerError(fail('notFound') as unknown as FastifyError, request, reply);
