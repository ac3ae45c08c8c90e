import { languages } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { nameInSql } from '../db/name-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const people = [
  { firstName: 'Ewa', lastName: 'Nowak' },
  { firstName: '小明', lastName: '王' },
  { firstName: 'さくら', lastName: '佐々木' },
  { firstName: 'Peter', lastName: '王' },
];

it.each(languages)('the database writes names like the phrases in %s', async (language) => {
  for (const person of people) {
    const { rows } = await sql<{ name: string }>`select ${nameInSql(language, 'person')} as name
      from (select ${person.firstName}::text as first_name, ${person.lastName}::text as last_name) as person`.execute(app.platform.db);
    expect(rows).toEqual([{ name: formatName(person, language) }]);
  }
});
