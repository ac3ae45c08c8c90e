import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

test('the API page shows the document that the server makes of its calls', async ({ page, expectNoConsoleErrors }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heliodesk');
  expectNoConsoleErrors();
});

/** Opens a call on the page, fills in its id if it has one, sends it, and gives what the server answered. */
async function tryCall(page: Page, operation: string, path: string, id?: unknown) {
  // With the slash the page stays as it is, and with it the session.
  await page.goto(`/api/docs/#${operation}`);
  await page.getByRole('button', { name: new RegExp(`\\((get|post) ${path.replaceAll(/[{}]/g, String.raw`\$&`)}\\)$`) }).click();
  const client = page.getByRole('dialog');
  if (id !== undefined) {
    await client.getByRole('row', { name: 'Include id in request' }).getByRole('combobox', { name: 'Value' }).click();
    await page.keyboard.type(String(id));
    await client.getByRole('checkbox', { name: 'Include action in request' }).uncheck();
  }
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(path.replace(/\{.*/, '')));
  await client.getByRole('button', { name: /^Send (get|post) request/ }).click();
  const answer = (await (await answered).json()) as { code: number; data: Record<string, unknown> };
  await expect(client.getByText('200 OK')).toBeVisible();
  await client.getByRole('button', { name: 'Close Client' }).first().click();
  return answer;
}

test('on it a person signs in, saves a claim and reads it back', async ({ page, expectNoConsoleErrors }) => {
  test.slow();
  // The examples are what is sent: the password as it is typed, encrypted on its way.
  const { data: session } = await tryCall(page, 'tag/sign-in-and-users/POST/login', '/login');
  expect(session['token']).toEqual(expect.any(String));
  const { data: saved } = await tryCall(page, 'tag/module-claims/POST/api/module/save', '/api/module/save');
  const draft = '/api/module/queryModuleInfoByDraft/{id}';
  const read = await tryCall(page, `tag/module-claims/GET${draft}`, draft, saved['requestId']);
  expect(read.data).toMatchObject({
    basicReq: { requestId: saved['requestId'], title: 'Hot spots in the east field' },
    moduleClaim: { projectName: 'Sierra Clara' },
  });
  expectNoConsoleErrors();
});
