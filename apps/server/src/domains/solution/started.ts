import type { RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { registry } from '#src/platform/port.ts';

/**
 * What comes next for the solutions of a locked claim that have just started to run, by the domain that does it. Answers the claim as it is
 * then.
 */
export const whenStarted = registry<string, (context: WriteContext<Caller>, request: RequestRecord) => Promise<RequestRecord>>(
  'work on solutions that run',
);
