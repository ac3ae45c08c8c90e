import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#src/platform/storage.ts';

/** The theme color of a page that is opened in a browser that holds these settings. */
async function themeColorWith(settings: object): Promise<string> {
  browserStorage.setJson('settings', settings);
  const { setPreferences } = await import('./preferences.ts');
  // Writes what was read back under its present names.
  setPreferences({});
  return (browserStorage.getJson('settings') as { themeColor: string }).themeColor;
}

describe('the theme color', () => {
  // The settings are read once, when the page is opened.
  beforeEach(() => vi.resetModules());

  test('is taken over from its former, British spelling', async () => {
    expect(await themeColorWith({ themeColour: '#722ed1' })).toBe('#722ed1');
  });

  test('counts under its present name where a browser holds both', async () => {
    expect(await themeColorWith({ themeColor: '#f5222d', themeColour: '#722ed1' })).toBe('#f5222d');
  });
});
