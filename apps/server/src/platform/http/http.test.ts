import { sendCaptchaCode } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('every answer', () => {
  it('carries a request id, also when it refuses', async () => {
    const answer = await app.client().send({ method: 'GET', url: '/api/nowhere' });
    expect(answer.code).toBe(404);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses an object with a length in place of a text', async () => {
    const payload = { email: { length: { toString: 1 } } };
    expect((await app.client().send({ method: 'POST', url: sendCaptchaCode.path, payload })).status).toBe(400);
  });

  it('tells that the server is ready once the database answers', async () => {
    const answer = await app.client().send({ method: 'GET', url: '/readyz' });
    expect(answer.status).toBe(200);
  });
});
