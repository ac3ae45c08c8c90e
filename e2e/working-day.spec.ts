import type { Locator, Page } from '@playwright/test';
import { photo } from './fixtures/files.ts';
import { expect, test } from './fixtures/index.ts';
import { enterAs } from './fixtures/sign-in.ts';

/** Moves on by Tab until a control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 20 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

const reply = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** Opens the case that is handed out, which has the focus; answers its number. */
async function openNext(page: Page): Promise<string> {
  const open = page.getByRole('button', { name: /^(Pick up and open|Open case)$/ });
  await expect(open).toBeFocused();
  const number = await page
    .getByRole('article')
    .getByText(/^[MT][CE]-\d{8}-\d{5}$/)
    .textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/from Next case: after your answer/)).toBeVisible();
  // The keys are the case's as soon as its place for a reply is there.
  await expect(reply(page)).toBeVisible();
  return number ?? '';
}

test('an agent works through cases by keys alone, and the customer answers on a phone', async ({
  page,
  signIn,
  browser,
  server,
  expectNoConsoleErrors,
}) => {
  await signIn('agent');
  await page.goto('/desk');
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible();
  await page.keyboard.press('n');

  // The late one is picked up, and a macro asks for its photos; that is an answer.
  await expect(page.getByRole('heading', { name: 'Yellowed backsheets, Almacén Murcia' })).toBeVisible();
  const asked = await openNext(page);
  await page.keyboard.press('m');
  const macro = page.getByRole('button', { name: /^Photos missing/ });
  await expect(macro).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Run macro' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '“Photos missing” is done' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${asked}: the customer was asked`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  // The next one comes by itself and gets a reply; leaving the reply gives the keys back.
  await openNext(page);
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('We’re on it.');
  await page.keyboard.press('Escape');
  await expect(reply(page)).not.toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answered: 2')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterAs(context, server.url, 'colleague');
  const phone = await context.newPage();
  await phone.goto('/profile/tasks');
  const task = phone.getByRole('region', { name: 'Yellowed backsheets, Almacén Murcia' });
  await task.getByLabel('Add photo: Back label').setInputFiles(photo('label.png'));
  // It is sent as a JPEG; until then its name is that of what was chosen.
  await expect(task.getByText('label.jpg', { exact: true })).toBeVisible();
  await task.getByRole('button', { name: 'Send answer' }).tap();
  await expect(phone.getByRole('status').getByText('Answer sent')).toBeVisible();
  await context.close();

  await page.goto(`/desk?text=${asked}`);
  await expect(page.getByRole('link', { name: asked })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('row', { name: asked })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Answered by Bruno Vidal/)).toBeVisible();
  expectNoConsoleErrors();
});
