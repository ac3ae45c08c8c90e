import { limits } from '@heliodesk/contract/kit';
import type { Actor } from '../auth/actor.ts';
import type { Clock } from '../clock.ts';
import { fail } from './failure.ts';

const validTime = limits.freshProofMinutes * 60_000;

/**
 * Refuses a caller who hasn't proved who they are in the last minutes. Endpoints with `freshProof: 'always'` ask by themselves; those with
 * `'sometimes'` call it where what was sent changes access or secrets.
 */
export function requireFreshProof({ platform, actor }: { platform: { clock: Clock }; actor: Pick<Actor, 'provedAt'> }): void {
  const { provedAt } = actor;
  if (provedAt === null || platform.clock.now().getTime() - provedAt.getTime() > validTime) throw fail('auth.freshProofRequired');
}
