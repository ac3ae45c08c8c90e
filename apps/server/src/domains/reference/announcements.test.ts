// @both-engines
import { languages } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '../identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const shownAt = async (moment: string, lang = 'en') => {
  app.clock.set(moment);
  return (await app.client().call(api.currentAnnouncements, {}, { headers: { lang } })).data;
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

describe('staff', () => {
  const as = async (role: 'admin' | 'supervisor' | 'agent') => app.client((await buildStaff(app.platform, { role })).token);
  const texts = { ...Object.fromEntries(languages.map((code) => [code, ''])), en: 'Closed at noon', it: 'Chiuso a mezzogiorno' } as Record<
    'en',
    string
  >;
  const content = { level: 'info' as const, startsAt: '2031-05-10T00:00:00Z', endsAt: '2031-05-12T00:00:00Z', texts };

  it('plan, change and remove banners, which are planned, shown and over in turn', async () => {
    app.clock.set('2031-05-01T00:00:00Z');
    const admin = await as('admin');
    const { data } = await admin.call(api.addAnnouncement, { body: content });
    expect(data).toMatchObject({ state: 'planned', texts: { en: 'Closed at noon', it: 'Chiuso a mezzogiorno' }, version: 0 });
    expect(data.texts).not.toHaveProperty('de');
    expect(await shownAt('2031-05-04T00:00:10Z', 'it')).toMatchObject([{ text: 'Chiuso a mezzogiorno' }]);
    expect(await shownAt('2031-05-04T00:00:10Z', 'de')).toMatchObject([{ text: 'Closed at noon' }]);
    const states = async (state?: api.AnnouncementState) =>
      (await (await as('admin')).call(api.listAnnouncements, { query: { state } })).data
        .filter(({ id }) => id === data.id)
        .map((row) => row.state);
    expect([await states(), await states('shown'), await states('over')]).toEqual([['shown'], ['shown'], []]);
    app.clock.set('2031-05-12T00:00:10Z');
    const again = await as('admin');
    const body = { id: data.id, ...content, level: 'urgent' as const, version: 0 };
    expect((await again.call(api.editAnnouncement, { body })).data).toMatchObject({ state: 'over', level: 'urgent', version: 1 });
    expect(await again.call(api.editAnnouncement, { body })).toMatchObject({ code: 409, key: 'stale', data: { current: { version: 1 } } });
    expect((await again.call(api.removeAnnouncement, { params: { id: data.id } })).code).toBe(200);
    expect((await again.call(api.removeAnnouncement, { params: { id: data.id } })).code).toBe(404);
    const auditEntries = await app.platform.db
      .selectFrom('audit')
      .select('action')
      .where('subject_type', '=', 'announcement')
      .orderBy('id')
      .execute();
    expect(auditEntries.map(({ action }) => action)).toEqual(['announcement.add', 'announcement.edit', 'announcement.remove']);
  });

  it('must say it in English and let it end after it starts', async () => {
    const admin = await as('admin');
    const backwards = await admin.call(api.addAnnouncement, { body: { ...content, endsAt: content.startsAt } });
    expect(backwards.errors).toMatchObject([{ path: 'endsAt', rule: 'endsLater' }]);
    const mute = await admin.call(api.addAnnouncement, { body: { ...content, texts: { ...texts, en: ' ' } } });
    expect(mute.errors).toMatchObject([{ path: 'texts.en', rule: 'required' }]);
  });

  it.each(['supervisor', 'agent'] as const)('need the permission, which %s has not', async (role) => {
    const client = await as(role);
    expect((await client.call(api.listAnnouncements, { query: {} })).code).toBe(403);
    expect((await client.call(api.addAnnouncement, { body: content })).code).toBe(403);
    expect((await client.call(api.editAnnouncement, { body: { id: 1, ...content, version: 0 } })).code).toBe(403);
    expect((await client.call(api.removeAnnouncement, { params: { id: 1 } })).code).toBe(403);
  });
});
