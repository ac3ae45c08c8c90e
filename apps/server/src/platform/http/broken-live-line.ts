import type { FastifyRequest } from 'fastify';

/** What is needed of a live connection's socket to end it. */
interface Endable {
  terminate: () => void;
}

/** Frames that are too large or no WebSocket frames at all. */
const isClientsFault = (error: Error & { code?: unknown }): boolean => typeof error.code === 'string' && error.code.startsWith('WS_ERR_');

/** Ends a live connection on which something went wrong. What a client sent wrongly is logged as a refusal, in one line. */
export function endBrokenLine(error: Error & { code?: unknown }, socket: Endable, { log, ip }: FastifyRequest): void {
  if (isClientsFault(error)) log.warn({ refused: error.code, address: ip }, 'live connection refused');
  else log.error({ err: error }, 'live connection failed');
  socket.terminate();
}
