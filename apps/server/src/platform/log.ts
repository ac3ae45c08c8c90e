import type { BaseLogger } from 'pino';

/** The logger of the platform's parts; the HTTP server's own logger fits. */
export type Log = Omit<BaseLogger, 'msgPrefix'>;

export interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/** An error as the log shows it: what went wrong and where. Errors of a database carry the values of the query too, which are left out. */
function toLoggedError(error: Error): LoggedError {
  const { name, message, stack, cause, code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(cause instanceof Error ? { cause: toLoggedError(cause) } : {}),
  };
}

interface LoggedRequest {
  method: string;
  url: string;
  ip: string;
}

/** Settings of every logger: no secrets, no personal data and no query of a signed link reach the log. */
export const logSettings = (level: string) => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  serializers: {
    req: ({ method, url, ip }: LoggedRequest) => ({ method, path: url.split('?', 1)[0], ip }),
    err: toLoggedError,
  },
});
