import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { claimBody } from '../apps/server/src/domains/module-claim/seed.ts';
import { fillSerials, manySerials } from './harness/case-data.ts';
import { compareWithFloor, connections, perSecondOf, rowOf, verdictOf } from './harness/compare.ts';
import { Customer } from './harness/customer.ts';
import { median, report, rounded } from './harness/figures.ts';
import { startSmallFloor } from './harness/floor.ts';
import { prepare, serve } from './harness/server.ts';
import { onPostgres } from './harness/stage.ts';

/** Drafts that save themselves, against one insert; with very many serial numbers it must take no longer than with none. */

const leastAgainstEmpty = 90;

await onPostgres(async (place) => {
  const tokens = await prepare(place, (platform) =>
    Promise.all(Array.from({ length: connections }, async () => (await buildCustomer(platform)).token)),
  );
  const server = await serve(place);
  const floor = await startSmallFloor(place.databaseUrl);
  const draftOf = async (token: string) => {
    const { requestId, version } = await new Customer(server.url, token).save();
    const body = claimBody();
    return {
      requestId,
      path: '/api/module/save',
      token,
      startVersion: version,
      body: JSON.stringify({ ...body, basicReq: { ...body.basicReq, requestId }, version: '{version}' }),
    };
  };
  const empty = await Promise.all(tokens.map(draftOf));
  const full = await Promise.all(tokens.map(draftOf));
  for (const { requestId } of full) await fillSerials(place.databaseUrl, requestId, manySerials);
  const compared = await compareWithFloor(server, floor, [
    { name: 'autosave of a draft', floorPath: '/insert', calls: empty, isOwn: true, atLeastPercent: 12 },
    { name: `the same with ${manySerials} serial numbers`, floorPath: '/insert', calls: full, isOwn: true },
  ]);
  floor.stop();
  await server.stop();
  const [withNone = [], withMany = []] = compared.map(perSecondOf);
  const share = median(withMany.map((perSecond, round) => (perSecond / (withNone[round] ?? Number.NaN)) * 100));
  report(`Autosave, PostgreSQL, ${connections} drafts at the same time`, compared.map(rowOf), [
    ...compared.flatMap(verdictOf),
    {
      what: `autosave with ${manySerials} serial numbers`,
      figure: `${rounded(share)} % of one with none`,
      target: `at least ${leastAgainstEmpty} %`,
      isReached: share >= leastAgainstEmpty,
    },
  ]);
});
