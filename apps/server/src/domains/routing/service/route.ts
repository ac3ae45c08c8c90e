import { decide, type Decision } from '@heliodesk/contract/routing';
import { routeRequest } from '#src/domains/request/index.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  insertAssigned,
  lockDeciding,
  removeSuggestions,
  settleSuggestions,
  writeSuggestions,
  type Suggestion,
} from '../store/decisions.ts';
import { findFacts, findWaiting, type RequestFacts } from '../store/waiting.ts';
import { loadScene, type LoadedScene } from './scene.ts';

/** How many requests are looked at together. */
const batchSize = 500;

/** What the rules do with a request; a suggestion that it has doesn't count against the one who has it. */
export function decideFor(scene: LoadedScene, request: RequestFacts): Decision {
  const { suggestedTo } = request;
  const people = scene.people.map((person) =>
    person.userId === suggestedTo ? { ...person, suggested: Math.max(person.suggested - 1, 0) } : person,
  );
  return decide({ ...scene, people }, request, suggestedTo ?? undefined);
}

/** The same scene with what was just decided: one more for the one who got it, one fewer for the one who had it. */
const after = (scene: LoadedScene, request: RequestFacts, chosen: Decision['chosen']): LoadedScene => ({
  ...scene,
  people: scene.people.map((person) => {
    const more = (person.userId === chosen?.userId ? 1 : 0) - (person.userId === request.suggestedTo ? 1 : 0);
    return more === 0 ? person : { ...person, suggested: person.suggested + more };
  }),
});

/**
 * Assigns a request by its rule, as everything is by then. Nothing happens if someone was faster, was handed it as their next case,
 * or no rule assigns it any more.
 */
const assignByRule = (platform: Platform, requestId: number): Promise<void> =>
  transaction(platform.db, async (tx) => {
    await lockDeciding(tx);
    const now = platform.clock.now();
    const request = await findFacts(tx, requestId, now);
    if (request === undefined || !request.isWaiting || request.isHeld) return;
    const { chosen, steps } = decideFor(await loadScene(platform, tx), request);
    if (chosen?.mode !== 'automatic') return;
    const context = withTx(contextOf(platform, null), tx);
    const isRouted = await routeRequest(context, requestId, { userId: chosen.userId, rule: steps.length });
    if (isRouted) await insertAssigned(tx, { requestId, ...chosen }, now);
  });

/** What a round looked at: the last request, if there was any, and those to be assigned. */
interface Round {
  last: number | undefined;
  automatic: number[];
}

/**
 * Decides about some requests that wait for an owner, one after the other: each sees what those before it were given. They are found once no
 * one else decides: a suggestion that has just been made counts as theirs. Suggestions are written; answers those to be assigned.
 */
const suggestFor = (platform: Platform, find: (tx: Tx) => Promise<readonly RequestFacts[]>): Promise<Round> =>
  transaction(platform.db, async (tx) => {
    await lockDeciding(tx);
    const requests = await find(tx);
    if (requests.length === 0) return { last: undefined, automatic: [] };
    let scene = await loadScene(platform, tx);
    const suggestions: Suggestion[] = [];
    const automatic: number[] = [];
    for (const request of requests) {
      const { requestId } = request;
      const { chosen } = decideFor(scene, request);
      scene = after(scene, request, chosen);
      if (chosen?.mode === 'suggested') suggestions.push({ requestId, ruleId: chosen.ruleId, userId: chosen.userId });
      if (chosen?.mode === 'automatic' && !request.isHeld) automatic.push(requestId);
    }
    const ids = requests.map(({ requestId }) => requestId);
    await writeSuggestions(tx, ids, suggestions, platform.clock.now());
    return { last: ids.at(-1), automatic };
  });

/** Answers the last request that was looked at. */
async function routeRound(platform: Platform, find: (tx: Tx) => Promise<readonly RequestFacts[]>): Promise<number | undefined> {
  const { last, automatic } = await suggestFor(platform, find);
  for (const requestId of automatic) await assignByRule(platform, requestId);
  return last;
}

/** Looks at one request, if it still waits for an owner. */
export async function routeOne(platform: Platform, requestId: number): Promise<void> {
  await routeRound(platform, async (tx) => {
    const request = await findFacts(tx, requestId, platform.clock.now());
    return request?.isWaiting === true ? [request] : [];
  });
}

/**
 * Looks at every open request without an owner: at new ones, at those that came back without one, and again at all others, because rules,
 * absences and what everyone has may have changed. Doing it twice changes nothing.
 */
export async function routeAll(platform: Platform): Promise<void> {
  const { rules } = await loadScene(platform);
  const isOff = !rules.some(({ isEnabled }) => isEnabled);
  await transaction(platform.db, async (tx) => {
    await lockDeciding(tx);
    await settleSuggestions(tx);
    if (isOff) await removeSuggestions(tx);
  });
  if (isOff) return;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const from = last;
    last = await routeRound(platform, (tx) => findWaiting(tx, from, batchSize, platform.clock.now()));
  }
}

const allQueue = queue<Record<string, never>>({
  name: 'routing-all',
  retries: 0,
  expireInSeconds: 600,
  concurrency: 1,
  isOnePerKey: true,
});

const oneQueue = queue<{ requestId: number }>({ name: 'routing-request', retries: 3, expireInSeconds: 60, concurrency: 1 });

/** Every minute, so that nothing is forgotten whatever happens, and right after what makes a difference. */
export function scheduleRouting(platform: Platform): void {
  platform.jobs.define(oneQueue, ({ requestId }) => routeOne(platform, requestId));
  platform.jobs.define(allQueue, () => routeAll(platform));
  platform.jobs.schedule(allQueue, '* * * * *');
}

/** A request waits for an owner since this transaction. */
export const routeSoon = (platform: Platform, tx: Tx, requestId: number): Promise<void> =>
  platform.jobs.enqueue(tx, oneQueue, { requestId });

/** Rules or what people cover changed in this transaction. */
export const routeAllSoon = (platform: Platform, tx: Tx): Promise<void> => platform.jobs.enqueue(tx, allQueue, {}, { singletonKey: 'all' });
