import type { Actor } from '../auth/actor.ts';
import type { Context } from '../context.ts';
import type { ThrottleRule } from './throttle.ts';

/** Each takes the processor for a second or more, so that no one can have it for themselves. */
const exports: ThrottleRule = { name: 'export', points: 20, seconds: 5 * 60 };

/** Limits how often a person exports something; `what` names it. */
export const limitExports = ({ platform, actor }: Context<Actor | null>, what: string): Promise<void> =>
  platform.throttle.take(exports, `${what} ${actor?.userId ?? ''}`);
