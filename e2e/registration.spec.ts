import { expect, test } from './fixtures/index.ts';

for (const width of [1280, 390])
  test(`registration leads to the list of what is wrong, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/register');
    await page.getByRole('textbox', { name: /^Tax number/ }).fill('123');
    await page.getByRole('button', { name: 'Continue to contact details' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Postal code' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await expect(summary.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });
