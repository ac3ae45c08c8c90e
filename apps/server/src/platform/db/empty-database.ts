import type { Database } from './database.ts';

/** The name of a database, and how many connections other programs have to it. */
export async function describeDatabase({ raw }: Database): Promise<{ name: string; otherConnections: number }> {
  const { rows } = await raw.query(
    `select current_database() as name, (select count(*) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`,
  );
  return { name: String(rows[0]?.['name']), otherConnections: Number(rows[0]?.['others']) };
}

/** Drops everything but extensions, which may belong to someone else, so that the next start finds a fresh database. All or nothing. */
export async function emptyDatabase({ execute }: Database): Promise<void> {
  await execute(`do $empty$
    declare statement text; turn int;
    begin
      drop schema if exists job cascade;
      for statement, turn in
        select format('drop %s if exists %I.%I cascade',
          case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, 'public', relname),
          case relkind when 'S' then 2 else 1 end as turn
        from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop routine if exists %s cascade', oid::regprocedure), 3
        from pg_proc p
        where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        -- Sequences of columns are dropped with their tables.
        order by turn
      loop
        execute statement;
      end loop;
    end $empty$;`);
}
