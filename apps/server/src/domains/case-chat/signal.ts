import type { Tx } from '#src/platform/db/database.ts';
import { messageTopic } from '#src/platform/live/topics.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Side } from './policy.ts';

/** What instances tell each other about conversations, under `messageTopic`. */
export type Signal =
  /** Written or recalled. */
  | { kind: 'message'; requestId: number; msgId: number }
  /** `publicTo`: the same mark among the messages that customers see. */
  | { kind: 'read'; requestId: number; userId: number; side: Side; readTo: number; publicTo: number }
  | { kind: 'typing'; requestId: number; userId: number; name: string };

export const signal = ({ events }: Platform, tx: Tx, what: Signal): Promise<void> => events.publish(tx, messageTopic, what);
