import { languages } from '@heliodesk/contract/kit';
import { availableLanguages as offerCall, customTexts } from '@heliodesk/contract/reference';
import type { AvailableLanguages } from '@heliodesk/contract/reference';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';
import { chooseLanguage, currentLanguage, i18n, switchLanguage, applyLanguageSettings, applyTextRevision } from './language.ts';
import { availableLanguages } from './language-settings.ts';

const everything: AvailableLanguages = { offered: [...languages], fallback: 'en', revisions: {} };

describe('the language', () => {
  beforeAll(() => void stubServer([]));
  afterAll(() => switchLanguage('en'));

  it('is the stored choice, else one of the browser that is offered, else English', () => {
    expect(chooseLanguage('ar', ['en'])).toBe('ar');
    expect(chooseLanguage('zh_CN', [])).toBe('zh');
    expect(chooseLanguage('tlh', ['xx', 'en-GB'])).toBe('en');
    expect(chooseLanguage(undefined, [])).toBe('en');
  });

  it('turns the page around for Arabic and back, and is remembered', async () => {
    await switchLanguage('ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(localStorage.getItem('csp_portal_language')).toBe('ar');
    expect(currentLanguage()).toBe('ar');
    await switchLanguage('en');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('never shows a bare key while a language has no phrases of its own', async () => {
    await switchLanguage('ar');
    expect(i18n.t('site:nav.signIn')).not.toBe('nav.signIn');
    expect(i18n.t('site:errorSummary', { count: 3 })).toContain('3');
  });
});

describe('the first load', () => {
  afterEach(() => {
    vi.doUnmock('@heliodesk/phrases/languages');
    vi.resetModules();
  });

  it('leaves the texts of a page that opens during it to that page', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    vi.resetModules();
    vi.doMock(import('@heliodesk/phrases/languages'), async (importOriginal) => {
      const real = await importOriginal();
      const loadPhrases: typeof real.loadPhrases = async (part, language) => {
        if (part === 'public') asked.resolve();
        await answer.promise;
        return real.loadPhrases(part, language);
      };
      return { ...real, loadPhrases };
    });
    const fresh = await import('./language.ts');
    const start = fresh.startLanguage();
    await asked.promise;
    const page = fresh.loadLandingPhrases();
    answer.resolve();
    await Promise.all([start, page]);
    expect(fresh.i18n.exists('home:headline')).toBe(true);
  });
});

describe('the offer of languages', () => {
  afterEach(async () => {
    await applyLanguageSettings(everything);
    await switchLanguage('en');
    vi.unstubAllGlobals();
  });

  it('leaves out a choice that is offered no more, and ends in the default language', () => {
    availableLanguages.set({ ...everything, offered: ['en', 'de'], fallback: 'de' });
    expect(chooseLanguage('fr', ['fr-CH', 'en-GB'])).toBe('en');
    expect(chooseLanguage('de', ['en'])).toBe('de');
    expect(chooseLanguage('fr', ['pl'])).toBe('de');
  });

  it('brings the texts of the house with a language, by their revision, and asks for none where there are none', async () => {
    const told = { ...everything, revisions: { it: 'r2' } };
    const calls = stubServer([
      [offerCall, told],
      [customTexts, { revision: 'r2', texts: { 'site:choose': 'Prego scegliere', 'site:nav.signIn': 'Entra' } }],
    ]);
    await switchLanguage('it');
    expect(i18n.t('site:choose')).toBe('Prego scegliere');
    expect(i18n.t('site:nav.signIn')).toBe('Entra');
    await switchLanguage('de');
    const asked = calls.map(({ url }) => `${url.pathname}${url.search}`).filter((address) => address.includes('phrases'));
    expect(asked).toEqual(['/api/common/phrases/it?revision=r2']);
  });

  it('goes back to the texts of the release when those of the house are gone', async () => {
    stubServer([[customTexts, { revision: 'r3', texts: { 'site:choose': 'Pick one' } }]]);
    const released = i18n.t('site:choose');
    await applyTextRevision('en', 'r3');
    expect(i18n.t('site:choose')).toBe('Pick one');
    await applyTextRevision('en', null);
    expect(i18n.t('site:choose')).toBe(released);
  });

  it('speaks as the release does while the texts of the house cannot be fetched', async () => {
    stubServer([]);
    const released = i18n.t('site:choose');
    await applyTextRevision('en', 'r4');
    expect(i18n.t('site:choose')).toBe(released);
  });
});
