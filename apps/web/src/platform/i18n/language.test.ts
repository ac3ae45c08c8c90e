import { afterAll, describe, expect, it } from 'vitest';
import { chooseLanguage, currentLanguage, i18n, switchLanguage } from './language.ts';

describe('the language', () => {
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
