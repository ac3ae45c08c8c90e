import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './call.ts';

/** A file name in a header: ASCII for old clients, the full name next to it. */
const disposition = (kind: 'inline' | 'attachment', fileName: string): string =>
  `${kind}; filename="${fileName.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (char) => `%${char.codePointAt(0)?.toString(16).toUpperCase()}`)}`;

const policy =
  "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Sends a file so that no browser treats it as a page of this site, whatever is in it. */
export function sendFile(reply: FastifyReply, { content, fileName, contentType, size, inline }: FileAnswer): FastifyReply {
  reply.header('content-type', contentType);
  reply.header('content-disposition', disposition(inline === true ? 'inline' : 'attachment', fileName));
  reply.header('content-security-policy', policy);
  reply.header('x-frame-options', 'SAMEORIGIN');
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'private, no-store');
  if (size !== undefined) reply.header('content-length', size);
  return reply.send(content);
}
