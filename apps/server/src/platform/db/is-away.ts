/** Of the line to the database. */
const brokenLine = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
/** What it says instead of taking a connection: too many, none at present, no such database, not for this user. */
const refusedLine = ['53300', '55000', '3D000', '28000', '28P01'];
const awayCodes = new Set([...brokenLine, ...refusedLine]);
/** `pg` and PGlite give these no code. */
const awayMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client (?:has encountered a connection error|was closed)/,
  /^Cannot use a pool after calling end/,
  /^driver has already been destroyed/,
  /^PGlite is clos/,
];

/** Whether an error says that the database is away or going, so that the same call may succeed later. SQLSTATE classes 08 and 57 do. */
export function isDatabaseAway(error: { code?: unknown; message?: unknown }): boolean {
  const { code, message } = error;
  if (typeof code === 'string' && (/^(?:08|57)/.test(code) || awayCodes.has(code))) return true;
  return code === undefined && typeof message === 'string' && awayMessages.some((pattern) => pattern.test(message));
}
