import type { Language, QueryOf } from '@heliodesk/contract/kit';
import type { ModuleQueryResult, queryModule } from '@heliodesk/contract/module';
import type { Identity } from '#src/domains/identity/index.ts';
import { countryName } from '#src/domains/reference/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Origin } from '#src/platform/http/call.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findModule } from './store.ts';
import { warrantyEnd } from './warranty.ts';

const dayInSeconds = 86_400;
/** Spec 3 §12: a captcha after 10 queries a day from an address. */
const freeQueries: ThrottleRule = { name: 'module-query-day', points: 1_000, seconds: dayInSeconds };
const withoutCaptcha = 10;
const perMinute: ThrottleRule = { name: 'module-query-minute', points: 60, seconds: 60 };

async function guardAgainstHarvest(
  platform: Platform,
  identity: Identity,
  actor: Actor | null,
  { address }: Origin,
  query: QueryOf<typeof queryModule>,
): Promise<void> {
  await platform.throttle.take(perMinute, address);
  if (actor !== null) return;
  if ((await platform.throttle.used(freeQueries, address)) >= withoutCaptcha)
    await identity.captcha.check({ code: query.code ?? '', uuid: query.uuid ?? '' });
  await platform.throttle.take(freeQueries, address);
}

/** What the registry says of a serial number; the signed-in learn the warranty's end too. */
export async function queryRegistry(
  platform: Platform,
  identity: Identity,
  actor: Actor | null,
  origin: Origin,
  language: Language,
  query: QueryOf<typeof queryModule>,
): Promise<ModuleQueryResult> {
  await guardAgainstHarvest(platform, identity, actor, origin, query);
  const module = await findModule(platform.db, query.sn);
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
