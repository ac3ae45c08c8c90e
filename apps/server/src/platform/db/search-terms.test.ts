// @both-engines
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { searchPatterns } from './search-terms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each([
  ['Almería', 'almeria'],
  ['ŁÓDŹ', 'lodz'],
  ['Großer Øst', 'grosser ost'],
  ['ＨＤ７２', 'hd72'],
  ['東京 100%', '東 京 100%'],
  ['سعة ١٢', 'سعه 12'],
])('compares %s as %s', async (text, as) => {
  const row = await app.platform.db.selectNoFrom(sql<string>`search_words(${text})`.as('words')).executeTakeFirstOrThrow();
  expect(row.words).toBe(as);
});

it.each([
  ['É_% glas', ['%e\\_\\%%', '%glas%']],
  ['100%', ['%100\\%%']],
  ['背板', ['% 背 板 %']],
  ['glas Glás', ['%glas%']],
])('finds words of %s by patterns, whatever signs are in them', async (text, patterns) => {
  expect(await searchPatterns(app.platform.db, text)).toEqual(patterns);
});
