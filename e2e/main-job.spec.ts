import type { Browser, Page } from '@playwright/test';
import { addPhotos, chooseAddress, filedNumber, fillDetails, importSerials, startNew } from './fixtures/claim-wizard.ts';
import { expect, test } from './fixtures/index.ts';
import { enterAs, type DemoUser } from './fixtures/sign-in.ts';

/** A browser of someone else, signed in. */
async function anotherBrowser(browser: Browser, url: string, user: DemoUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, url, user);
  return context.newPage();
}

/** What the server says on a page's live connection from now on. */
function hearLive(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** What was said is there, and came by itself: the page would ask for it only much later. */
async function expectToHear(page: Page, heard: readonly string[], text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  expect(heard.filter((event) => event.includes(text))).not.toEqual([]);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('a customer files a claim, an agent picks it up, and each immediately sees what the other writes', async ({
  page,
  signIn,
  browser,
  server,
  expectNoConsoleErrors,
}) => {
  const project = 'Almería Norte, first job';
  const heard = hearLive(page);
  await signIn('customer');
  await page.goto('/warrantyclaim/moduleclaim');
  await startNew(page);
  await fillDetails(page, project, 2_000);
  await chooseAddress(page);
  await importSerials(page, 'JOBONE', 2_000);
  await addPhotos(page, ['front.png', 'label.png']);
  // However narrow the head gets, its number stays on one line.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 900 });
  const shown = page.getByRole('heading', { level: 1 }).getByText(/MC-\d{8}-\d{5}/);
  await expect.poll(() => shown.evaluate((words) => words.getClientRects().length)).toBe(1);
  if (wide) await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Submit claim' }).click();
  // The draft has had its number for long; it is on the desk from now on.
  const requestNo = await filedNumber(page, 'Claim submitted');

  const agent = await anotherBrowser(browser, server.url, 'agent');
  const heardByAgent = hearLive(agent);
  await agent.goto(`/desk?text=${requestNo}`);
  await agent.getByRole('link', { name: requestNo }).click();
  await agent.getByRole('button', { name: 'Pick up', exact: true }).click();
  await expect(agent.getByText('In review').first()).toBeVisible();

  await page.goto('/profile/myRequest');
  await page
    .getByRole('link', { name: new RegExp(requestNo) })
    .first()
    .click();
  await expect(page.getByText('Ingrid Halvorsen is handling this request')).toBeVisible();

  await say(agent, 'Thank you, I have the list and the photos.');
  await expectToHear(page, heard, 'Thank you, I have the list and the photos.');
  await say(page, 'Good to know. When will you decide?');
  await expectToHear(agent, heardByAgent, 'Good to know. When will you decide?');
  expectNoConsoleErrors();
  await agent.context().close();
});
