import { expect, test } from './fixtures/index.ts';

test('the API page shows the document that the server makes of its calls', async ({ page, expectNoConsoleErrors }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heliodesk');
  expectNoConsoleErrors();
});
