import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';

/** A bare route that runs one statement. */
export interface FloorRoute {
  path: string;
  sql: string;
  /** Taken in turn. */
  values: unknown[][];
}

export interface FloorSettings {
  databaseUrl: string;
  routes: FloorRoute[];
}

/** A bare server in a process of its own. */
export interface Floor {
  port: number;
  pid: number;
  stop: () => void;
}

export async function startFloor(settings: FloorSettings): Promise<Floor> {
  const child = fork(new URL('floor-process.ts', import.meta.url));
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

const floorRows = 10_000;

/** The floors of small calls: `/select` finds one row by its primary key, `/insert` adds one. */
export async function startSmallFloor(databaseUrl: string): Promise<Floor> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table bench_floor (id bigint generated always as identity primary key, content text not null)');
  await client.query("insert into bench_floor (content) select 'row ' || i from generate_series(1, $1::int) as i", [floorRows]);
  await client.query('vacuum analyze bench_floor');
  await client.end();
  const ids = Array.from({ length: floorRows }, (_, index) => [index + 1]);
  return startFloor({
    databaseUrl,
    routes: [
      { path: '/select', sql: 'select id, content from bench_floor where id = $1', values: ids },
      { path: '/insert', sql: 'insert into bench_floor (content) values ($1) returning id', values: [['When will someone come by?']] },
    ],
  });
}
