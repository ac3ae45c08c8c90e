import Fastify from 'fastify';
import { Pool } from 'pg';
import type { FloorSettings } from './floor.ts';

/* The least that a call can do: one statement, which each connection plans once, and its rows as JSON. No one asks who calls. */

async function start({ databaseUrl, routes }: FloorSettings): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20, options: '-c jit=off' });
  const app = Fastify();
  for (const { path, sql, values } of routes) {
    let turn = 0;
    app.all(path, async () => {
      turn += 1;
      const { rows } = await pool.query({ name: path, text: sql, values: values[turn % values.length] ?? [] });
      return { code: 200, data: rows as unknown };
    });
  }
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

process.once('message', (settings: FloorSettings) => {
  void start(settings).then((port) => process.send?.(port));
});
process.once('disconnect', () => process.exit());
