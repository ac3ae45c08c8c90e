import { compareWithFloor, connections, rowOf, verdictOf } from './harness/compare.ts';
import { report } from './harness/figures.ts';
import { startFloor } from './harness/floor.ts';
import { withRequests } from './harness/list-stage.ts';
import { requestCount } from './harness/request-data.ts';
import { serve } from './harness/server.ts';

/** The lists of customers and of the desk over a million requests, against a bare route with the same rows: no rights, no total. */

const columns =
  'id, request_no, type, status, description, project_name, region_id, language, owner_id, waiting_on, nodes, first_contact_due, first_contact_at, quantity, open_tips, sync_status, created_at, submitted_at, updated_at, version';

await withRequests(async (place, people) => {
  const server = await serve(place);
  const floor = await startFloor({
    databaseUrl: place.databaseUrl,
    routes: [
      {
        path: '/list',
        sql: `select ${columns} from request where contact_id = $1 and status <> 'draft' order by updated_at desc, id desc limit 20`,
        values: people.contacts.map((contact) => [contact]),
      },
      { path: '/desk', sql: `select ${columns} from request where status <> 'draft' order by promise_at, id limit 20`, values: [] },
    ],
  });
  const list = (name: string, floorPath: string, path: string, tokens: string[]) => ({
    name,
    floorPath,
    calls: tokens.map((token) => ({ path, token })),
    atLeastPercent: 25,
  });
  const compared = await compareWithFloor(server, floor, [
    list('own requests of a customer', '/list', '/api/request/list', people.customers),
    list('requests of the company', '/list', '/api/request/list?company=true', people.customers),
    list('desk, all requests', '/desk', '/api/request/desk/list', people.agents),
    list('desk of a module specialist', '/desk', '/api/request/desk/list', people.specialists),
  ]);
  floor.stop();
  await server.stop();
  report(
    `Lists over ${requestCount} requests, 20 rows with total, ${connections} connections`,
    compared.map(rowOf),
    compared.flatMap(verdictOf),
  );
});
