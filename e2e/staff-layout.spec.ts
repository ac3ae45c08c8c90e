import { randomUUID } from 'node:crypto';
import { messageTypes, sendMessage } from '@heliodesk/contract/case-chat';
import { callerOf } from './fixtures/call.ts';
import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

test('in Arabic, the name on a card starts on the right, whatever its script', async ({ page, signIn, speak }) => {
  await speak('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('supervisor');
  for (const path of ['/admin/customermanagement', '/admin/active', '/profile/managerAccountContact', '/admin/provider']) {
    await page.goto(path);
    const name = page.locator('.hd-row-card strong').first();
    await expect(name).toBeVisible();
    await settled(page);
    expect(
      await name.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return Math.round(element.getBoundingClientRect().right - text.getBoundingClientRect().right);
      }),
      path,
    ).toBe(0);
  }
});

test('on a phone every search field fills its line, is 40 px high, and does not make the page zoom', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('admin');
  for (const path of ['/desk', '/admin/customermanagement', '/admin/active', '/admin/config', '/dict/type/data/15', '/admin/audit']) {
    await page.goto(path);
    const field = page.locator('.ant-input-affix-wrapper:visible').first();
    await expect(field).toBeVisible();
    await settled(page);
    const box = await field.boundingBox();
    expect([box?.x, box?.width, box?.height], path).toEqual([16, 358, 40]);
    await expect(field.locator('input'), path).toHaveCSS('font-size', '16px');
  }
});

for (const role of ['agent', 'supervisor'] as const)
  test(`at 1280 pixels no column of the desk is below the pinned owner: ${role}`, async ({ page, signIn, server }) => {
    // Whatever others have read since.
    const callAsCustomer = await callerOf(server.url, 'customer');
    const message = { requestId: 1, clientMsgId: randomUUID(), type: messageTypes.text, content: 'Is there any news?' };
    await callAsCustomer(sendMessage, { body: message });
    await page.setViewportSize({ width: 1280, height: 860 });
    await signIn(role);
    await page.goto('/desk?view=answered');
    await expect(page.locator('td .hd-count').first()).toBeVisible();
    const unread = page.getByRole('columnheader', { name: 'Unread messages' });
    const owner = page.getByRole('columnheader', { name: 'Owner' });
    // Columns find their widths once all rows are there.
    const overlap = async (): Promise<number> => {
      const [first, pinned] = await Promise.all([unread.boundingBox(), owner.boundingBox()]);
      return (first?.x ?? 0) + (first?.width ?? 0) - (pinned?.x ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(1);
  });

test('what a dialog’s call was refused for is told above the dialog', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn('admin');
  await page.route('**/system/user/factorReset', (route) =>
    route.fulfill({ status: 409, json: { code: 409, msg: 'This person has no second factor.', data: { key: 'conflict' } } }),
  );
  await page.goto('/admin/user');
  await page.getByRole('button', { name: 'Actions for Tomás Quiroga' }).click();
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Lost the phone');
  await page.getByRole('button', { name: 'Request reset' }).click();
  const words = page.getByText('This person has no second factor.');
  await expect(words).toBeVisible();
  const isOnTop = () =>
    words.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});

test('on a phone the button that calls a customer stays on the page beside a long name', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('agent');
  await page.goto('/desk/1');
  const call = page.locator('.hd-case-contact a');
  await expect(call).toBeVisible();
  await settled(page);
  await page.locator('.hd-case-contact b bdi').evaluate((name) => (name.textContent = 'Maria del Carmen Fernández de Córdoba y Álvarez'));
  const box = await call.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
});

test('what a search of customers can take is readable wherever one is searched', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('supervisor');
  for (const path of ['/admin/active', '/profile/managerAccountContact', '/enquiryrequest/assing/contact-list']) {
    await page.goto(path);
    const field = page.getByPlaceholder('Company, name, e-mail or tax number');
    await expect(field).toBeVisible();
    await settled(page);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), path).toBe(0);
  }
});

test('values of a dictionary line up with its heading, and read like other rows', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('admin');
  await page.goto('/dict/type/data/15');
  const label = page.locator('td .hd-dict-open').first();
  await expect(label).toHaveCSS('font-size', '13px');
  await settled(page);
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  const heading = await left('.hd-dict-entries h2');
  expect(await left('.hd-dict-entries .hd-filters .ant-input-affix-wrapper')).toBe(heading);
  expect(await left('.hd-dict-entries td .hd-row')).toBe(heading);
});

test('the default of a setting is right below its field on a tablet', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn('admin');
  await page.goto('/admin/config');
  await expect(page.locator('.hd-conf').first()).toBeVisible();
  await settled(page);
  const gaps = await page.locator('.hd-conf').evaluateAll((rows) =>
    rows.map((row) => {
      const [, editor, fallback] = [...row.children].map((part) => part.getBoundingClientRect());
      return Math.round((fallback?.top ?? 0) - (editor?.bottom ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect([...new Set(gaps)]).toEqual([8]);
});

test('what can be done with chosen rows is in the font of the page', async ({ page, signIn }) => {
  await signIn('supervisor');
  await page.goto('/desk');
  await settled(page);
  await page.locator('tbody .hd-pick-cell input').first().check();
  const font = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  await expect(page.locator('.hd-bulk button').first()).toHaveCSS('font-family', font);
});

for (const width of [1440, 390])
  test(`what can be done with chosen rows covers neither rows nor the pager, ${width} px wide`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 860 });
    await signIn('supervisor');
    await page.goto('/desk');
    await page.getByRole('checkbox', { name: /MC-/ }).first().check();
    await settled(page);
    const edges = await page
      .locator('.hd-list-scroll, .hd-bulk, .hd-pager')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom]));
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(edges.at(-1)).toBeLessThanOrEqual(860);
  });

test('the card of someone without a valid link says so, and no day', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('supervisor');
  await page.goto('/admin/active');
  await expect(page.locator('.hd-row-card').getByText('No valid link').first()).toBeVisible();
  await expect(page.locator('.hd-row-card').getByText('Link valid until')).toHaveCount(0);
});

test('roles to tick are far enough apart for a finger', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('admin');
  await page.goto('/admin/user?edit=new');
  const roles = page.getByRole('dialog').locator('.ant-checkbox-wrapper');
  await expect(roles.first()).toBeVisible();
  await settled(page);
  const tops = await roles.evaluateAll((all) => [...new Set(all.map((role) => Math.round(role.getBoundingClientRect().top)))]);
  const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(28);
});

test('what the customer says is wrong is in sight on a case without scrolling', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('agent');
  await page.goto('/desk/1');
  const details = page.getByRole('complementary', { name: 'Details' });
  // What comes later must not push it away.
  await expect(details.getByRole('heading', { name: 'More from this company' })).toBeVisible();
  await settled(page);
  await expect(details.getByText('Hot spots on 480 modules, found by drone')).toBeInViewport({ ratio: 1 });
});

for (const [width, path, title] of [
  [390, '/desk/11', 'h1'],
  [390, '/desk', '.hd-desk-card-link'],
  [1440, '/desk', '.hd-desk-title > .hd-lines'],
] as const)
  test(`in Arabic, a Latin title that is cut has room for its ellipsis: ${path}, ${width} px`, async ({ page, signIn, speak }) => {
    await speak('ar');
    await page.setViewportSize({ width, height: 900 });
    await signIn('agent');
    await page.goto(path);
    const shown = page.locator(title).filter({ hasText: 'What torque do you allow' }).first();
    await expect(shown).toBeVisible();
    await settled(page);
    // The ellipsis stands behind the last word, which ends at the edge.
    const room = await shown.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const end = Math.max(...[...text.getClientRects()].map((line) => line.right));
      return (element.getBoundingClientRect().right - end) / Number.parseFloat(getComputedStyle(element).fontSize);
    });
    expect(room).toBeGreaterThanOrEqual(1);
  });
