import { listAnnouncements, removeAnnouncement } from '@heliodesk/contract/reference';
import { callerOf } from './fixtures/call.ts';
import { expect, test } from './fixtures/index.ts';

/** What a page of staff must never do to its readers. */
const hostile = `# Terms

Read **them** on [our site](https://a.example) or [here](/privacy).

<script>window.harmed = 'script'</script>
<img src="x" onerror="window.harmed = 'image'">
[x](javascript:window.harmed='link') <a href="java&#115;cript:window.harmed='entity'">y</a>
<svg><script>window.harmed = 'svg'</script></svg>
<img src="/\\evil.example/3.png">
<iframe src="https://evil.example"></iframe>
<p style="position:fixed" onclick="window.harmed = 'click'">paragraph</p>

![far](https://evil.example/1.png) ![far](//evil.example/2.png) ![ours](/favicon.svg)
`;

test('a page is written, read by a customer without harm, and borrows English where it must', async ({ page, signIn, speak }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  await signIn('admin');
  await page.goto('/admin/page?edit=new');
  await page.getByLabel('URL name').fill('terms');
  await page.getByLabel('Title').fill('Terms of use');
  await page.getByRole('textbox', { name: 'Text' }).fill(hostile);
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('them')).toBeVisible();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByRole('link', { name: '/staticPage?page=terms' })).toBeVisible();

  await speak('fr');
  await page.goto('/staticPage?page=terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(page.getByRole('note')).toHaveText(/pas encore traduite/);
  const text = page.locator('.markdown');
  await expect(text.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'our site' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(text.locator('script, iframe, svg, style, form, [style], [onclick], [onerror]')).toHaveCount(0);
  await expect(text.locator('img')).toHaveCount(1);
  await text.getByText('paragraph').click();
  const targets = await text.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.filter((target) => target !== null)).toEqual(['https://a.example', '/privacy']);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(foreign).toEqual([]);
});

test('an announcement appears above every page', async ({ page, signIn, server }) => {
  await signIn('admin');
  await page.goto('/admin/announcement');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const later = new Date(Date.now() + 7_200_000).toISOString();
  await page.getByLabel('Start').fill(soon.slice(0, 16));
  await page.getByRole('textbox', { name: /^End/ }).fill(later.slice(0, 16));
  await page.getByLabel('English').fill('Closed for an hour');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Live', { exact: true }).last()).toBeVisible();
  for (const path of ['/desk', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('complementary').getByText('Closed for an hour')).toBeVisible();
  }
  // Or it takes room from all pages that are measured on this server later.
  const call = await callerOf(server.url, 'admin');
  for (const { id, texts } of [await call(listAnnouncements, { query: { pageNum: 1, pageSize: 20 } })].flat())
    if (texts.en === 'Closed for an hour') await call(removeAnnouncement, { params: { id } });
});
