import type { Locator, Route } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';
import { paintBeforeAnswers, watchShifts } from './fixtures/shifts.ts';

const tops = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));

/** How many of the parts reach over the side of what holds them. */
const overhanging = (parts: Locator, holder: string) =>
  parts.evaluateAll(
    (all, selector) =>
      all.filter((part) => {
        const outside = part.closest(selector)?.getBoundingClientRect();
        const inside = part.getBoundingClientRect();
        return outside === undefined || inside.left < outside.left - 1 || inside.right > outside.right + 1;
      }).length,
    holder,
  );

test('in German on a phone, buttons, steps and labels keep their room', async ({ page, signIn, speak }) => {
  await speak('de');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await page.goto('/warrantyclaim/moduleclaim?requestId=8&step=serials');
  const buttons = page.locator('.hd-block > header .ant-btn');
  await expect(buttons).toHaveCount(2);
  await settled(page);
  expect(await overhanging(buttons, '.hd-block')).toBe(0);

  await page.goto('/enquiryrequest/moduleSubmit?requestId=11');
  const step = page.getByText('Schritt 3 von 4: Abschluss');
  await expect(step).toBeVisible();
  await expect.poll(async () => (await step.boundingBox())?.height ?? Infinity).toBeLessThan(30);

  await page.goto('/profile/account');
  const labels = page.locator('.hd-kv dt');
  await expect(labels.filter({ hasText: 'Handelsregisternummer' })).toBeVisible();
  expect(await labels.evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).length)).toBe(0);
});

test('on a tablet, the path names the page one is on', async ({ page, signIn, speak }) => {
  await speak('de');
  await page.setViewportSize({ width: 820, height: 1000 });
  await signIn('customer');
  for (const path of ['/profile/contact', '/warrantyclaim/moduleSubmit?requestId=1']) {
    await page.goto(path);
    const current = page.locator('.hd-crumbs [aria-current=page]');
    await expect(current).toHaveText(/./);
    await settled(page);
    await expect.poll(async () => (await current.boundingBox())?.width ?? 0).toBeGreaterThan(100);
    await expect.poll(() => overhanging(current, '.hd-crumbs')).toBe(0);
  }
});

test('on a tablet, the four photos are in one row, and what is below takes the rest of the sheet', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await signIn('customer');
  await page.goto('/warrantyclaim/moduleclaim?requestId=8&step=attachments');
  const places = page.locator('.hd-place');
  await expect(places).toHaveCount(4);
  expect(new Set(await tops(places)).size).toBe(1);

  await page.goto('/enquiryrequest/moduleenquiry?requestId=15&step=attachments');
  const sidebar = page.locator('.hd-columns-sidebar');
  await expect(sidebar.getByText('After you submit')).toBeVisible();
  await settled(page);
  // Both in the same moment: the files make their list higher as they come.
  const bottoms = await page
    .locator('.hd-columns, .hd-columns-sidebar')
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().bottom)));
  expect(bottoms).toEqual([bottoms[0], bottoms[0]]);
});

test('in Arabic, titles in Latin letters are on the side of the language and are cut at their own end', async ({ page, signIn, speak }) => {
  await speak('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await page.goto('/profile/myRequest');
  const titles: (readonly [string, Locator])[] = [
    ['/profile/myRequest', page.locator('.hd-row-card strong').first()],
    ['/request/11', page.locator('.hd-case-head h1')],
    ['/enquiryrequest/moduleenquiry', page.locator('.hd-choice b').first()],
    ['/warrantyclaim/moduleclaim?requestId=8&step=details', page.locator('.hd-title-line textarea')],
  ];
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(title).toHaveCSS('direction', 'ltr');
    await expect(title).toHaveCSS('text-align', 'right');
  }
});

test('in Arabic on a phone, the title of a request and its menu keep their own room', async ({ page, signIn, speak }) => {
  await speak('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await page.goto('/request/1');
  const title = page.locator('.hd-request-head h1');
  await expect(title).toBeVisible();
  await settled(page);
  const menu = await page.locator('.hd-request-menu').boundingBox();
  const box = await title.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390 - 16);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
});

test('in Arabic, an empty reply asks from right to left, and an address on a parcel reads as it is written', async ({
  page,
  signIn,
  speak,
}) => {
  await speak('ar');
  await signIn('customer');
  await page.goto('/request/11');
  await expect(page.locator('.hd-reply-text')).toHaveCSS('direction', 'rtl');
  await page.goto('/warrantyclaim/moduleclaim?requestId=8&step=shipping');
  await expect(page.locator('.hd-delivery-note bdi', { hasText: '04001 Almería' })).toHaveCSS('direction', 'ltr');
});

test('on a tablet, the columns of the footer and the headings below pictures line up', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto('/moduleQuery/index');
  const columns = page.locator('.foot-cols h3');
  await expect(columns).toHaveCount(4);
  const headings = page.locator('.spots svg + figcaption h3');
  await expect(headings.first()).toBeVisible();
  await settled(page);
  expect(new Set(await tops(columns)).size).toBe(1);
  expect(new Set(await tops(headings)).size).toBe(1);
});

test('on a phone, the arrow of a link follows its last word onto the second line', async ({ page, speak }) => {
  await speak('de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const link = page.getByRole('main').getByRole('link', { name: 'Kontakt nach Region' });
  await expect(link).toBeVisible();
  await settled(page);
  const [second, arrow] = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.firstChild ?? element);
    const line = [...words.getClientRects()].at(-1);
    return [line, element.querySelector('svg')?.getBoundingClientRect()];
  });
  expect(arrow?.left).toBeCloseTo((second?.right ?? 0) + 6, 0);
  expect(arrow?.top).toBeGreaterThan(second?.top ?? Infinity);
});

test('in Spanish on a phone, the ways on from a refused sign-in have room for all their lines', async ({ page, speak }) => {
  await speak('es');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill('amelia@example.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('wrong1234');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  const way = page.locator('.refusal-ways .btn').first();
  await expect(way).toBeVisible();
  const [lines, room] = await way.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return [new Set([...words.getClientRects()].map(({ top }) => top)).size, button.clientHeight];
  });
  // At this width they take two lines at least in whatever font.
  expect(lines).toBeGreaterThanOrEqual(2);
  expect(room).toBeGreaterThanOrEqual(lines * 18 + 6);
});

test('on a phone, what is below the tasks stays out of sight until they have their height', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  const shiftsOf = await watchShifts(page);
  await page.goto('/profile/tasks');
  await expect(page.locator('.hd-task').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('.hd-columns-sidebar')).toBeVisible();
  const moved = (await shiftsOf()).flatMap(({ parts }) => parts);
  expect(moved.filter((name) => name.includes('hd-columns-sidebar'))).toEqual([]);
});

for (const [user, path] of [
  ['customer', '/profile/tasks'],
  ['customer2', '/profile/tasks'],
  ['customer', '/request/3'],
  ['customer2', '/request/6'],
  ['customer2', '/request/22'],
] as const)
  test(`on a phone, nothing moves while the forms of tasks load: ${user} at ${path}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(user);
    const shiftsOf = await watchShifts(page);
    await paintBeforeAnswers(page);
    const isLoading = async (route: Route) => {
      await expect(page.locator('.hd-card > [aria-busy=true]:visible').first()).toBeVisible();
      await route.fallback();
    };
    await page.route('**/api/request/tips?*', isLoading, { times: 1 });
    await page.goto(path);
    await expect(page.locator('.hd-tip').first()).toBeVisible();
    await settled(page);
    const moved = (await shiftsOf()).reduce((sum, { value }) => sum + value, 0);
    // A call that the page makes later, such as that of its bell, would wait for a page that is gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(moved).toBeLessThan(0.02);
  });
