import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { compareWithFloor, connections, rowOf, verdictOf } from './harness/compare.ts';
import { report } from './harness/figures.ts';
import { startSmallFloor } from './harness/floor.ts';
import { prepare, serve } from './harness/server.ts';
import { onPostgres } from './harness/stage.ts';

/** The calls that every page makes, against one select by a primary key. */

await onPostgres(async (place) => {
  const tokens = await prepare(place, (platform) =>
    Promise.all(Array.from({ length: connections }, async () => (await buildCustomer(platform)).token)),
  );
  const server = await serve(place);
  const floor = await startSmallFloor(place.databaseUrl);
  const calls = (path: string) => tokens.map((token) => ({ path, token }));
  const compared = await compareWithFloor(server, floor, [
    { name: 'who is signed in', floorPath: '/select', calls: calls('/api/getInfo'), atLeastPercent: 35 },
    { name: 'a dictionary', floorPath: '/select', calls: calls('/api/parts/lang/installation_type'), atLeastPercent: 35 },
  ]);
  floor.stop();
  await server.stop();
  report(`Small calls, PostgreSQL, ${connections} connections`, compared.map(rowOf), compared.flatMap(verdictOf));
});
