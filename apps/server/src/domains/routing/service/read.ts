import { routingDays, type Routing, type RoutingTrace, type TraceStep } from '@heliodesk/contract/routing';
import { findVisible } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { countDecided, countUnassigned, type DecidedByRule } from '../store/decisions.ts';
import { findRuleNames, findTeams } from '../store/rules.ts';
import { findFacts, type RequestFacts } from '../store/waiting.ts';
import { toRoutedPerson, toRule } from '../view.ts';
import { decideFor } from './route.ts';
import { loadScene, type LoadedScene } from './scene.ts';

const sumOf = (rules: readonly DecidedByRule[], count: 'taken' | 'answered'): number => rules.reduce((sum, rule) => sum + rule[count], 0);

/** Rules with what they decided, people with what they have. */
export async function getRouting({ platform, db }: Pick<Context, 'platform' | 'db'>): Promise<Routing> {
  const since = new Date(platform.clock.now().getTime() - routingDays * 86_400_000);
  const { records, people, limit } = await loadScene(platform);
  const [names, teams, decided, unassigned] = await Promise.all([
    findRuleNames(db, records),
    findTeams(db),
    countDecided(db, since),
    countUnassigned(db, since),
  ]);
  return {
    rules: records.map((rule) => toRule(rule, names, decided.find(({ ruleId }) => ruleId === rule.id)?.decided)),
    people: people.map(toRoutedPerson),
    teams: teams.map(({ id, name }) => ({ teamId: id, name })),
    limit,
    unassigned,
    suggestions: { taken: sumOf(decided, 'taken'), decided: sumOf(decided, 'answered') },
  };
}

/** Someone in a trace; who can't sign in any more has a name alone. */
function consideredView(
  scene: LoadedScene,
  request: RequestFacts,
  names: ReadonlyMap<number, string>,
): (considered: { userId: number; passed: TraceStep['considered'][number]['passed'] }) => TraceStep['considered'][number] {
  return ({ userId, passed }) => {
    const person = scene.people.find((each) => each.userId === userId);
    return {
      userId,
      name: person?.name ?? names.get(userId) ?? '',
      openRequests: person?.openRequests ?? 0,
      suggested: (person?.suggested ?? 0) - (request.suggestedTo === userId ? 1 : 0),
      passed,
    };
  };
}

/** What the rules would do with a request now, rule by rule. Nothing is written. */
export async function tryRequest({ platform, db, actor }: Context, requestId: number): Promise<RoutingTrace> {
  const request = await findFacts(db, requestId, platform.clock.now());
  if (request === undefined || !(await findVisible(db, actor, [requestId])).has(requestId)) throw fail('notFound');
  const scene = await loadScene(platform);
  const { people: names } = await findRuleNames(db, scene.records);
  const { steps, chosen } = decideFor(scene, request);
  const toConsidered = consideredView(scene, request, names);
  return {
    requestId,
    requestNo: request.requestNo,
    requestType: request.type,
    country: request.country,
    region: request.region,
    language: request.language,
    serials: request.serials,
    companyName: request.companyName,
    owner: request.owner,
    steps: steps.map((step, index) => ({ ...step, rule: index + 1, considered: step.considered.map(toConsidered) })),
    result: chosen && {
      userId: chosen.userId,
      name: scene.people.find(({ userId }) => userId === chosen.userId)?.name ?? '',
      rule: steps.length,
      mode: chosen.mode,
    },
  };
}
