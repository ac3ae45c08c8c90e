import type { Browser } from '@playwright/test';
import { firstVisits, scriptsOf, totalKb } from './fixtures/first-visits.ts';
import { expect, test } from './fixtures/index.ts';

/** The built files that a stranger's first visit of a page asks for; with `isHeld`, as long as the largest of them has not come. */
async function filesOf(browser: Browser, url: string, { locale, isHeld }: { locale: string; isHeld: boolean }): Promise<Set<string>> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  if (isHeld) await page.route('**/assets/core-*.js', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return files;
}

for (const [path, locale] of [
  ['/home', 'en-GB'],
  ['/login', 'de-DE'],
] as const)
  test(`what ${path} needs is asked for in one wave, in the language of the browser`, async ({ browser, server }) => {
    const needed = await filesOf(browser, server.url + path, { locale, isHeld: false });
    const atOnce = await filesOf(browser, server.url + path, { locale, isHeld: true });
    const late = [...needed].filter((file) => !atOnce.has(file));
    // The demo's people are on the sign-in page as soon as the server has named them.
    expect(late.filter((file) => !file.includes('demo-sign-ins'))).toEqual([]);
    expect([...atOnce].filter((file) => !needed.has(file))).toEqual([]);
  });

for (const visit of firstVisits)
  test(`a first visit of ${visit.path} loads at most ${visit.most} KB of JavaScript`, async ({ browser, server }) => {
    const scripts = await scriptsOf(browser, server.url, visit);
    const files = scripts.map(({ file, kb }) => `${kb.toFixed(1)} KB  ${file}`);
    expect(totalKb(scripts), `npm run first-visits says what is in these files:\n${files.join('\n')}`).toBeLessThanOrEqual(visit.most);
  });
