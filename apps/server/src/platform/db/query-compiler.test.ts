// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('an empty list', () => {
  it.each(['db', 'quickDb'] as const)('contains nothing (%s)', async (which) => {
    const entries = app.platform.database[which].selectFrom('dict_entry').select('value').where('type', '=', 'request_status');
    const all = await entries.execute();
    expect(all.length).toBeGreaterThan(1);
    expect(await entries.where('value', 'in', []).execute()).toEqual([]);
    expect(await entries.where((eb) => eb.not(eb('value', 'in', []))).execute()).toHaveLength(all.length);
    expect(await entries.where('value', 'not in', []).execute()).toHaveLength(all.length);
    expect(await entries.where('value', 'in', [all[0]?.value ?? '']).execute()).toHaveLength(1);
  });
});
