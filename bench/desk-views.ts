import type { Client } from 'pg';
import { listDesk } from '../apps/server/src/domains/request/service/desk-list.ts';
import { isGuest, type Actor } from '../apps/server/src/platform/auth/actor.ts';
import { contextOf } from '../apps/server/src/platform/context.ts';
import { compareWithFloor, connections, rowOf, verdictOf } from './harness/compare.ts';
import { explain } from './harness/explain.ts';
import { report, rounded } from './harness/figures.ts';
import { startFloor } from './harness/floor.ts';
import { withRequests, type People } from './harness/list-stage.ts';
import { ownViewCases, ownViewsOf, queryOf } from './harness/own-view-cases.ts';
import { recordedPlatform } from './harness/recorded-platform.ts';
import { requestCount } from './harness/request-data.ts';
import { prepare, serve, type Place } from './harness/server.ts';

/**
 * Own views of the desk with three filters each, over a million requests of all kinds: how many requests are read for one that is shown,
 * and how fast the first page comes, against a bare route with the same rows: no rights, no total.
 */

const mostRead = 5;

const columns =
  'id, request_no, type, status, description, project_name, region_id, language, owner_id, waiting_on, nodes, first_contact_due, first_contact_at, quantity, open_tips, sync_status, created_at, submitted_at, updated_at, version';
const live = "status in ('submitted', 'picked_up', 'pending', 'approved', 'processing')";
/** What the views come down to, by their place among the cases. */
const plain = [
  { place: 0, where: `${live} and region_id = 724 and type = 3 and waiting_on = 'us'` },
  { place: 2, where: "status = 'submitted' and type = 4 and region_id = 276" },
  { place: 7, where: "status = 'completed' and type = 3 and created_at >= '2026-03-01' and region_id = 724" },
];

interface Looked {
  view: string;
  shown: number;
  read: number;
  counted: number;
}

/** Asks for the first page of each view and looks at the plans of its statements. */
async function lookAt(url: string, client: Client, actor: Actor): Promise<Looked[]> {
  const { platform, recorder } = recordedPlatform(url);
  const looked: Looked[] = [];
  for (const { name, query } of ownViewCases(actor.userId + 3)) {
    await listDesk(contextOf(platform, actor), query);
    const one: Looked = { view: name, shown: 0, read: 0, counted: 0 };
    for (const statement of recorder.taken()) {
      const { requests, answered } = await explain(client, statement, false);
      if (statement.sql.includes('"total"')) one.counted += requests;
      else one.read += requests;
      if (statement.sql.includes('"shown"')) one.shown += answered;
    }
    looked.push(one);
  }
  await recorder.close();
  return looked;
}

/** Of the first one, the data have nothing that is being worked on. */
async function agentOf(place: Place, { agents: [, token = ''] }: People): Promise<Actor> {
  return prepare(place, async (platform) => {
    const actor = await platform.authenticate(token);
    if (actor === null || isGuest(actor)) throw new Error('The agent is not signed in');
    return actor;
  });
}

await withRequests(async (place, people, client) => {
  const actor = await agentOf(place, people);
  const looked = await lookAt(place.databaseUrl, client, actor);
  const perShown = ({ read, shown }: Looked): number => read / Math.max(1, shown);
  report(
    `Own views of the desk over ${requestCount} requests, first page`,
    looked.map((one) => ({ ...one, 'read for one shown': perShown(one) })),
    looked.map((one) => ({
      what: one.view,
      figure: `${rounded(perShown(one))} read for one shown`,
      target: `at most ${mostRead}`,
      isReached: perShown(one) <= mostRead,
    })),
  );
  const server = await serve(place);
  const floor = await startFloor({
    databaseUrl: place.databaseUrl,
    routes: plain.map(({ place: at, where }) => ({
      path: `/view${at}`,
      sql: `select ${columns} from request where ${where} order by promise_at, id limit 20`,
      values: [],
    })),
  });
  const views = ownViewsOf(actor.userId + 3);
  const compared = await compareWithFloor(
    server,
    floor,
    plain.map(({ place: at }) => ({
      name: views[at]?.name ?? '',
      floorPath: `/view${at}`,
      calls: people.agents.map((token) => ({
        path: `/api/request/desk/list?${new URLSearchParams(queryOf(views[at] ?? { name: '', filters: {} }))}`,
        token,
      })),
      atLeastPercent: 25,
    })),
  );
  floor.stop();
  await server.stop();
  report(`The same, 20 rows with total, ${connections} connections`, compared.map(rowOf), compared.flatMap(verdictOf));
});
