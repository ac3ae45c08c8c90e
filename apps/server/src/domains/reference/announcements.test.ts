import { languages } from '@heliodesk/contract/kit';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const shownAt = async (moment: string, lang = 'en') => {
  app.clock.set(moment);
  return (await app.client().call(currentAnnouncements, {}, { headers: { lang } })).data;
};

describe('the maintenance of April 5, 2025', () => {
  it.each([
    ['2025-03-28T23:59:50Z', 0],
    ['2025-03-29T00:00:10Z', 1],
    ['2025-04-05T00:00:10Z', 1],
    ['2025-04-05T11:59:50Z', 1],
    ['2025-04-05T12:00:10Z', 0],
  ])('is announced at %s: %i', async (moment, count) => {
    expect(await shownAt(moment)).toHaveLength(count);
  });

  it.each(languages)('has words in %s', async (language) => {
    const [banner] = await shownAt('2025-04-02T00:00:00Z', language);
    expect(banner).toMatchObject({ level: 'warning', startsAt: '2025-04-05T00:00:00.000Z', endsAt: '2025-04-05T12:00:00.000Z' });
    expect(banner?.text).toMatch(/2025/);
    expect(banner?.text).toMatch(/8:00/);
    expect(banner?.text.includes('Maintenance: the system')).toBe(language === 'en');
  });

  it('gives way to what is urgent', async () => {
    const texts = JSON.stringify({ en: 'Sign-in is being repaired' });
    await app.platform.db
      .insertInto('announcement')
      .values({ level: 'urgent', texts, starts_at: '2025-04-05T06:00:00Z', ends_at: '2025-04-05T07:00:00Z' })
      .execute();
    const banners = await shownAt('2025-04-05T06:30:00Z', 'ar');
    expect(banners.map(({ level }) => level)).toEqual(['urgent', 'warning']);
    expect(banners[0]?.text).toBe('Sign-in is being repaired');
  });
});
