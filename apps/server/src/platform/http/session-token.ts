import type { FastifyRequest } from 'fastify';

/** The session token that a client sends itself. */
export function headerToken({ headers }: FastifyRequest): string | undefined {
  const token = headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return token ? token.slice(0, 200) : undefined;
}

/**
 * Whether a browser says that a page of another site or of a neighboring host caused the request. A link that someone follows there is fine.
 */
function isCausedElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document' || headers['sec-fetch-user'] !== '?1';
}

/** The session token in the browser's cookie; only for reading what a browser fetches by a plain link (decision 010). */
export const cookieToken = (request: FastifyRequest): string | undefined =>
  isCausedElsewhere(request) ? undefined : /(?:^|;\s*)Admin-Token=([\w-]{1,200})/.exec(request.headers.cookie ?? '')?.[1];
