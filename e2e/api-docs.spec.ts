import { expect, test } from './fixtures/index.ts';

test('the API page shows the document that the server makes of its calls', async ({ page, request, expectNoConsoleErrors }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heliodesk');
  expectNoConsoleErrors();

  const answer = await request.get('/api/openapi.json');
  const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(openapi).toMatch(/^3\.1/);
  expect(Object.keys(paths)).toContain('/login');
});
