// @both-engines
import { queryModule } from '@heliodesk/contract/module';
import site from '@heliodesk/phrases/en/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildDemo } from './build-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await buildDemo(app.platform);
});
afterAll(() => app.stop());

it('knows the serial number that the fields show as an example', async () => {
  const { data } = await app.client().call(queryModule, { query: { sn: site.serialExample } });
  expect(data).toMatchObject({
    genuine: true,
    serialNumber: site.serialExample,
    moduleType: 'HD-M72',
    grade: 'A',
    warrantyRegion: 'Spain',
  });
});
