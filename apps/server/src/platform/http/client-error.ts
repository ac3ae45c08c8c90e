import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, fallbackLanguage, type ErrorKey } from '@heliodesk/contract/kit';
import { errorText } from '../i18n/texts.ts';

const refusals: Record<string, { status: number; key: ErrorKey }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'badRequest' },
  HPE_HEADER_OVERFLOW: { status: 431, key: 'tooLarge' },
};

/** Answers what is no HTTP, too slow, or has too much in its head; nobody knows the caller's language there. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, key } = refusals[error.code ?? ''] ?? { status: 400, key: 'badRequest' };
  const body = JSON.stringify({ code: errorCatalogue[key], msg: errorText(fallbackLanguage, key, {}), data: { key } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
