import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const year = 31_536_000;

const revisionOf = (data: unknown): unknown => (data as { revision?: unknown } | null)?.revision;

/** Answers what is the same for everyone, so that browsers keep it (`cacheable` of an endpoint). */
export function sendCacheable(reply: FastifyReply, data: unknown): FastifyReply {
  const { query, headers } = reply.request;
  const body = JSON.stringify({ code: 200, msg: 'success', data });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const asked = (query as { revision?: string }).revision;
  const isForGood = asked !== undefined && asked === revisionOf(data);
  reply.headers({ etag, 'cache-control': isForGood ? `public, max-age=${year}, immutable` : 'no-cache' });
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
