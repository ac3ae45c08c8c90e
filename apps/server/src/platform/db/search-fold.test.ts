// @both-engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { containsPattern, folded } from './like-pattern.ts';

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
  ['東京 100%', '東京 100%'],
])('compares %s as %s', async (text, as) => {
  const row = await app.platform.db.selectNoFrom(folded(text).as('folded')).executeTakeFirstOrThrow();
  expect(row.folded).toBe(as);
});

it('leaves the signs of a pattern alone', async () => {
  const row = await app.platform.db.selectNoFrom(folded(containsPattern('É_%')).as('pattern')).executeTakeFirstOrThrow();
  expect(row.pattern).toBe('%e\\_\\%%');
});
