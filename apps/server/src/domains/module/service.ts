import type { QueryOf } from '@heliodesk/contract/kit';
import type { ModuleQueryResult, queryModule } from '@heliodesk/contract/module';
import { identityOf } from '#src/domains/identity/index.ts';
import { countryName } from '#src/domains/reference/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { noteUnknown, spendJudging } from './judging-budget.ts';
import { findModule, type JudgedFor } from './store.ts';
import { warrantyEnd } from './warranty.ts';

type Query = QueryOf<typeof queryModule>;

const dayInSeconds = 86_400;
/** Spec 3 §12: a captcha after 10 queries a day from an address. */
const freeQueries: ThrottleRule = { name: 'module-query-day', points: 1_000, seconds: dayInSeconds };
const withoutCaptcha = 10;
const perMinute: ThrottleRule = { name: 'module-query-minute', points: 60, seconds: 60 };

const judgedFor = ({ accountId, userId }: Actor): JudgedFor =>
  accountId === null ? { type: 'user', id: userId } : { type: 'account', id: accountId };

async function guardAgainstHarvest({ platform, actor, origin: { network } }: Context<Actor | null>, query: Query): Promise<void> {
  await platform.throttle.take(perMinute, network);
  if (actor !== null) return spendJudging(platform, judgedFor(actor), 1);
  await countQuery(platform, network, query);
}

/** Counts a stranger's query before it is judged, because those that are sent together would all be free; one that is refused gives it back. */
async function countQuery(platform: Platform, network: string, { code = '', uuid = '' }: Query): Promise<void> {
  const { throttle } = platform;
  const used = await throttle.add(freeQueries, network, 1);
  try {
    if (used > freeQueries.points) throw fail('tooManyRequests', { seconds: freeQueries.seconds });
    if (used > withoutCaptcha) await identityOf(platform).captcha.check({ code, uuid });
  } catch (error) {
    await throttle.add(freeQueries, network, -1);
    throw error;
  }
}

/** What the registry says about a serial number; signed-in users also see the end of the warranty. */
export async function queryRegistry(context: Context<Actor | null>, query: Query): Promise<ModuleQueryResult> {
  const { platform, db, actor, language } = context;
  await guardAgainstHarvest(context, query);
  const module = await findModule(db, query.sn);
  if (actor !== null && module === undefined) await noteUnknown(platform, judgedFor(actor), 1);
  const shown = actor === null ? undefined : module;
  return {
    genuine: module !== undefined,
    serialNumber: query.sn,
    moduleType: module?.moduleType ?? null,
    grade: module?.grade ?? null,
    queryTime: platform.clock.now().toISOString(),
    warrantyRegion: module === undefined ? null : countryName(module.warrantyRegion, language),
    power: shown?.power ?? null,
    warrantyStart: shown?.warrantyStart ?? null,
    productWarrantyEnd: shown === undefined ? null : warrantyEnd(shown.warrantyStart, shown.productYears),
    performanceWarrantyEnd: shown === undefined ? null : warrantyEnd(shown.warrantyStart, shown.performanceYears),
  };
}
