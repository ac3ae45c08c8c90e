/** Error numbers of the connection to the database. */
const connectionErrnos = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
/** SQLSTATEs of a refused connection: too many, none at present, no such database, not for this user. */
const refusedStates = ['53300', '55000', '3D000', '28000', '28P01'];
const connectionCodes = new Set([...connectionErrnos, ...refusedStates]);
/** `pg` and PGlite give these no code. */
const connectionMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client (?:has encountered a connection error|was closed)/,
  /^Cannot use a pool after calling end/,
  /^driver has already been destroyed/,
  /^PGlite is clos/,
];

/** Whether an error says that the database cannot be reached or is shutting down, so that the same call may succeed later. SQLSTATE classes 08 and 57 do. */
export function isConnectionError(error: { code?: unknown; message?: unknown }): boolean {
  const { code, message } = error;
  if (typeof code === 'string' && (/^(?:08|57)/.test(code) || connectionCodes.has(code))) return true;
  return code === undefined && typeof message === 'string' && connectionMessages.some((pattern) => pattern.test(message));
}
