import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, fallbackLanguage, type ErrorKey } from '@heliodesk/contract/kit';
import { errorText } from '../i18n/texts.ts';

const refusals: Record<string, { status: number; key: ErrorKey }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'badRequest' },
  HPE_HEADER_OVERFLOW: { status: 431, key: 'tooLarge' },
};

/** Headers for answers that no hook sees: to what is not HTTP, and to invalid addresses. */
export const bareProtection = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Answers what is not HTTP, is too slow, or has headers that are too large; the caller's language is unknown there. */
export const clientErrorAnswer =
  (isSecure: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, key } = refusals[error.code ?? ''] ?? { status: 400, key: 'badRequest' };
    const body = JSON.stringify({ code: errorCatalogue[key], msg: errorText(fallbackLanguage, key, {}), data: { key } });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      ...Object.entries(bareProtection(isSecure)).map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
