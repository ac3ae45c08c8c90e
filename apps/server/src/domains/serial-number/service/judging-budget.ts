import { noteUnknown as noteUnknownOf, spendJudging as spendJudgingOf, type JudgedFor } from '#src/domains/module/index.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ListOwner } from '../list.ts';
import { serialListOwners } from '../owners.ts';

const judgedFor = async (platform: Platform, { ownerKind, ownerId }: ListOwner): Promise<JudgedFor> => ({
  type: 'account',
  id: await serialListOwners.of(platform, ownerKind).findAccount(platform.db, ownerId),
});

/** Counts serial numbers of a list that are about to be judged, and refuses those over the budget of its company. Outside of transactions. */
export const spendJudging = async (platform: Platform, owner: ListOwner, count: number): Promise<void> =>
  spendJudgingOf(platform, await judgedFor(platform, owner), count);

/** Counts those that the registry does not know. */
export const noteUnknown = async (platform: Platform, owner: ListOwner, count: number): Promise<void> =>
  noteUnknownOf(platform, await judgedFor(platform, owner), count);
