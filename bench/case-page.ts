import { buildCase, buildMessage } from '../apps/server/src/domains/case-chat/seed.ts';
import { fillSerials, manySerials } from './harness/case-data.ts';
import { compareWithFloor, connections, rowOf, verdictOf } from './harness/compare.ts';
import { report } from './harness/figures.ts';
import { startSmallFloor } from './harness/floor.ts';
import { prepare, serve } from './harness/server.ts';
import { onPostgres } from './harness/stage.ts';

/** The head of a case at the desk, one with very many serial numbers, against one select by a primary key. */

await onPostgres(async (place) => {
  const { requestId, agent } = await prepare(place, async (platform) => {
    const built = await buildCase(platform);
    await buildMessage(platform, built.customer, built.requestId);
    return built;
  });
  await fillSerials(place.databaseUrl, requestId, manySerials);
  const server = await serve(place);
  const floor = await startSmallFloor(place.databaseUrl);
  const compared = await compareWithFloor(server, floor, [
    {
      name: `a case with ${manySerials} serial numbers`,
      floorPath: '/select',
      calls: [{ path: `/api/request/desk/${requestId}`, token: agent.token }],
      atLeastPercent: 15,
    },
  ]);
  floor.stop();
  await server.stop();
  report(`Opening a case, PostgreSQL, ${connections} connections`, compared.map(rowOf), compared.flatMap(verdictOf));
});
