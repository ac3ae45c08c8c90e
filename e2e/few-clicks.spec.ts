import type { Page } from '@playwright/test';
import { photo, serialSheet } from './fixtures/files.ts';
import { expect, test } from './fixtures/index.ts';

/** The demo's password, said on its sign-in page. */
const password = 'Sunny2026';

/** Counts what a person really clicks, in the page itself and over all its pages. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // A key that presses a button is a click without a count of its own.
    const handleClick = (event: MouseEvent) => {
      if (event.isTrusted && event.detail > 0) void (globalThis as unknown as { countClick: () => void }).countClick();
    };
    document.addEventListener('click', handleClick, true);
  });
  return () => clicks;
}

/** Chooses files as a person does: with a click, and then in the system's window. */
async function chooseFiles(page: Page, click: () => Promise<void>, files: Awaited<ReturnType<typeof serialSheet>>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await click();
  await (await chooser).setFiles(files);
}

/** Types into a select what it is searched by, or moves to its option, and takes it. */
async function typeChoice(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(option);
  const active = page.locator('.ant-select-item-option-active').filter({ visible: true });
  await expect(async () => {
    if (!(await active.innerText()).includes(option)) await page.keyboard.press('ArrowDown');
    await expect(active).toContainText(option, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
}

/** What the claim is about: typed, without a click. */
async function typeDetails(page: Page, project: string, pieces: number): Promise<void> {
  await page.getByRole('textbox', { name: 'What’s wrong?' }).fill('Hot spots, found during the thermal flight.');
  await page.getByRole('textbox', { name: 'Date found' }).fill('2026/10/02');
  await page.getByRole('textbox', { name: 'Date found' }).press('Enter');
  await page.getByRole('textbox', { name: 'Defective modules' }).fill(String(pieces));
  await page.getByRole('textbox', { name: 'Project name' }).fill(project);
  await page.getByRole('textbox', { name: 'Total installed capacity' }).fill('12.5');
  await typeChoice(page, 'Project country', 'Spain');
  await page.getByRole('textbox', { name: 'Project city' }).fill('Almería');
  await page.getByRole('radio', { name: 'Ground' }).press('Space');
  await page.getByRole('radio', { name: 'Fixed tilt' }).press('Space');
}

test('a returning customer files a claim with ten clicks, a list of serial numbers and four photos included', async ({ page }) => {
  const clicks = await countClicks(page);
  const pieces = 40;
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('colleague@demo.heliodesk.test');
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Module claim' }).click();
  await typeDetails(page, 'Almería Norte, few clicks', pieces);
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page.getByRole('radio', { name: /^Almería warehouse/ })).toBeChecked();
  // The step is built again once the address is chosen for it.
  await expect(page.getByRole('heading', { name: 'Where should replacements go?' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue to serial numbers' }).click();
  await chooseFiles(page, () => page.getByLabel('Choose a spreadsheet').click(), [await serialSheet('FEWCLK', pieces)]);
  await page.getByRole('button', { name: `Add ${pieces} serial numbers` }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: new RegExp(`Serial numbers in this claim ${pieces}`) })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to files' }).click();
  const photos = ['front.png', 'label.png', 'defect.png', 'place.png'].map(photo);
  await chooseFiles(page, () => page.getByLabel('Add photo: Front').click(), photos);
  await expect(page.getByText('All four photos are in.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Claim submitted' })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(10);
});
