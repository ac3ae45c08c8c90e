import type { QueryOf } from '@heliodesk/contract/kit';
import { mostPassportRequests, type getPassport, type Passport } from '@heliodesk/contract/serial-number';
import { findRegistered, noteUnknown, spendJudging, type JudgedFor } from '#src/domains/module/index.ts';
import { countryName } from '#src/domains/reference/index.ts';
import { requestsOfSerial } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findVerdicts } from '../passport-store.ts';

/** Whose passports count toward the daily limit: the company of a customer. Staff look up as many as their work takes. */
const limitedFor = ({ kind, accountId, userId }: Actor): JudgedFor | undefined =>
  kind !== 'customer' ? undefined : accountId === null ? { type: 'user', id: userId } : { type: 'account', id: accountId };

/**
 * What the registry and requests know of one module. Customers see modules that their company has listed in a submitted request; of any
 * other they don't learn whether it exists.
 */
export async function readPassport(context: Context, { sn }: QueryOf<typeof getPassport>): Promise<Passport> {
  const { platform, db, actor, language } = context;
  const limited = limitedFor(actor);
  if (limited !== undefined) await spendJudging(platform, limited, 1);
  const [module, requests] = await Promise.all([findRegistered(db, sn), requestsOfSerial(context, sn, mostPassportRequests)]);
  if (limited !== undefined && module === undefined) await noteUnknown(platform, limited, 1);
  if (requests.length === 0 && (limited !== undefined || module === undefined)) throw fail('notFound');
  const verdicts = await findVerdicts(
    db,
    sn,
    requests.map(({ requestId }) => requestId),
  );
  return {
    serialNumber: sn,
    module: module === undefined ? null : { ...module, warrantyRegion: countryName(module.warrantyRegion, language) },
    requests: requests.map((request) => ({
      requestId: request.requestId,
      requestNo: request.requestNo,
      requestType: request.requestType,
      status: request.status,
      title: request.title,
      companyName: request.companyName,
      createTime: request.createTime,
      closeTime: request.closeTime,
      externalSystem: request.externalSystem,
      outcome: request.outcome,
      verdict: verdicts.get(request.requestId) ?? null,
    })),
    readTime: platform.clock.now().toISOString(),
  };
}
