import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isPlannedEachTime, planningEachTime, StatementNames } from './statement-names.ts';
import type { DB } from './tables.ts';

describe('a statement', () => {
  it('has a name of its own from the third time on', () => {
    const names = new StatementNames();
    const [one, other] = ['select 1 where true = $1', 'select 2 where true = $1'];
    expect([names.of(one), names.of(one), names.of(other), names.of(other)]).toEqual([undefined, undefined, undefined, undefined]);
    const [first, second] = [names.of(one), names.of(other)];
    expect(new Set([first, second, undefined]).size).toBe(3);
    expect([names.of(one), names.of(other)]).toEqual([first, second]);
  });

  it.each(['select 1 from t where a like $1', 'select 1 from t where a ilike $1', 'select 1 from t limit $1', 'select 1 from t offset $2'])(
    'is planned for its values: %s',
    (text) => {
      const names = new StatementNames();
      expect([1, 2, 3, 4].map(() => names.of(text))).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  it('has no name where texts vary without bound, and these take none from others', () => {
    const names = new StatementNames();
    for (let round = 0; round < 3; round += 1)
      for (let count = 1; count <= 2_000; count += 1) expect(names.of(`select ${count}`)).toBeUndefined();
    expect([1, 2, 3].map(() => names.of('select $1::int')).at(-1)).toBeDefined();
    const given = Array.from({ length: 1_000 }, (_, count) => [1, 2, 3].map(() => names.of(`select $1 + ${count}`)).at(-1));
    expect(given.filter((name) => name !== undefined).length).toBe(299);
  });

  it('is planned each time where the query asks for it', () => {
    const db = new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (one) => new PostgresIntrospector(one),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    const of = (from: Kysely<DB>): CompiledQuery => from.selectFrom('request').select('id').where('id', '=', 1).compile();
    expect([isPlannedEachTime(of(db)), isPlannedEachTime(of(planningEachTime(db)))]).toEqual([false, true]);
    expect(of(planningEachTime(db)).sql).toBe(of(db).sql);
  });
});
