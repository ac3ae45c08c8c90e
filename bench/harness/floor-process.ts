import Fastify from 'fastify';
import { Pool } from 'pg';

/* The least that a list can do: one query, its rows as JSON; nobody asks who calls or how many rows there are. */

export interface FloorSettings {
  databaseUrl: string;
  contacts: number[];
}

const columns =
  'id, request_no, type, status, description, project_name, region_id, language, owner_id, waiting_on, nodes, first_contact_due, first_contact_at, quantity, open_tips, sync_status, created_at, submitted_at, updated_at, version';

async function start({ databaseUrl, contacts }: FloorSettings): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  const app = Fastify();
  let turn = 0;
  app.get('/list', async () => {
    turn += 1;
    const { rows } = await pool.query(
      `select ${columns} from request where contact_id = $1 and status <> 'draft' order by updated_at desc, id desc limit 20`,
      [contacts[turn % contacts.length]],
    );
    return { code: 200, data: rows };
  });
  app.get('/desk', async () => {
    const { rows } = await pool.query(`select ${columns} from request where status <> 'draft' order by promise_at, id limit 20`);
    return { code: 200, data: rows };
  });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

process.once('message', (settings: FloorSettings) => {
  void start(settings).then((port) => process.send?.(port));
});
process.once('disconnect', () => process.exit());
