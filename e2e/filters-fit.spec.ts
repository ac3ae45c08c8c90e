import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

for (const [who, path, count, language, search] of [
  ['customer', '/profile/myRequest', 5, 'en', 'Number, project, serial'],
  ['customer', '/profile/myRequest', 5, 'de', 'Nummer, Projekt, Seriennr.'],
  ['agent', '/desk', 8, 'en', 'Number, serial, title, name'],
  ['agent', '/desk', 8, 'de', 'Nr., Seriennr., Titel, Person'],
] as const)
  test(`the filters of ${path} are in one row at 1440 pixels, the hint uncut: ${language}`, async ({ page, signIn, speak }) => {
    await speak(language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(who);
    await page.goto(path);
    const field = page.getByRole('textbox', { name: search });
    await expect(field).toBeVisible();
    await settled(page);
    const filters = page.locator('.hd-filters > *');
    await expect(filters).toHaveCount(count);
    const middles = await filters.evaluateAll((all) =>
      all.map((filter) => {
        const { top, bottom } = filter.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    const room = await field.evaluate((input: HTMLInputElement) => {
      const brush = document.createElement('canvas').getContext('2d');
      if (brush === null) throw new Error('no canvas');
      brush.font = getComputedStyle(input).font;
      return input.clientWidth - brush.measureText(input.placeholder).width;
    });
    expect(room).toBeGreaterThan(0);
  });

test('on a phone, the title of an unfinished draft takes the width of its choice', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn('customer');
  await page.goto('/warrantyclaim/moduleclaim');
  const choice = page
    .getByRole('dialog', { name: /unfinished draft/ })
    .locator('.hd-choice')
    .first();
  const share = async () => {
    const [outer, title] = await Promise.all([choice.boundingBox(), choice.locator('b').boundingBox()]);
    return (title?.width ?? 0) / (outer?.width ?? Infinity);
  };
  await expect(choice).toBeVisible();
  await expect.poll(share).toBeGreaterThan(0.75);
});

test('on a phone, the views of a list have their line to themselves', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn('customer');
  await page.goto('/profile/myRequest');
  const views = page.locator('.hd-filters > .ant-segmented').first();
  await expect(views).toBeVisible();
  await settled(page);
  const end = await views.evaluate((element) => element.getBoundingClientRect().bottom);
  // The words to search for come first.
  const tops = await page
    .locator('.hd-filters > :not(.ant-input-affix-wrapper)')
    .evaluateAll((all) => all.slice(1).map((filter) => filter.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(end);
});

test('on a phone, what is below the main column lies on its own ground to the end', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn('customer');
  await page.goto('/profile/tasks');
  const ground = page.locator('.hd-columns-sidebar');
  await expect(ground).toBeVisible();
  await settled(page);
  const room = await ground.evaluate((element) => {
    const last = element.lastElementChild?.getBoundingClientRect();
    return element.getBoundingClientRect().bottom - (last?.bottom ?? Infinity);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
