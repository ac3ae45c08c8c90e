import { useSyncExternalStore } from 'react';
import { browserStorage } from '#src/platform/storage.ts';
import { createStore } from '#src/platform/store.ts';
import { defaultThemeColor, isThemeColor, loadThemeColors } from '#src/ui/theme/accent-shades.ts';
import { displaySizes } from '#src/ui/theme/theme-provider.tsx';
import type { DisplaySize } from '#src/ui/theme/theme-provider.tsx';

/** How a person has set up the frame. */
export interface Preferences {
  size: DisplaySize;
  isSidebarOpen: boolean;
  themeColor: string;
  hasTabs: boolean;
  isHeaderFixed: boolean;
  hasLogo: boolean;
}

export const usualPreferences: Preferences = {
  size: 'medium',
  isSidebarOpen: true,
  themeColor: defaultThemeColor,
  hasTabs: true,
  isHeaderFixed: true,
  hasLogo: true,
};

const storageKey = 'settings';
const year = 365 * 24 * 60 * 60;

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const writeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${year}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
};

function read(): Preferences {
  const stored = browserStorage.getJson(storageKey);
  const persisted: Partial<Record<keyof Preferences | 'themeColour', unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const flag = (name: 'hasTabs' | 'isHeaderFixed' | 'hasLogo'): boolean =>
    typeof persisted[name] === 'boolean' ? persisted[name] : usualPreferences[name];
  // Browsers may still hold the setting under its former, British spelling.
  const color = persisted.themeColor ?? persisted.themeColour;
  return {
    // Sidebar and size are kept in cookies (spec 1 §4).
    size: displaySizes.find((size) => size === readCookie('size')) ?? usualPreferences.size,
    isSidebarOpen: readCookie('sidebarStatus') !== '0',
    themeColor: typeof color === 'string' && isThemeColor(color) ? color : usualPreferences.themeColor,
    hasTabs: flag('hasTabs'),
    isHeaderFixed: flag('isHeaderFixed'),
    hasLogo: flag('hasLogo'),
  };
}

const store = createStore(read());

/** Changes and remembers some of them. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...store.get(), ...change };
  store.set(next);
  writeCookie('size', next.size);
  writeCookie('sidebarStatus', next.isSidebarOpen ? '1' : '0');
  const { themeColor, hasTabs, isHeaderFixed, hasLogo } = next;
  browserStorage.setJson(storageKey, { themeColor, hasTabs, isHeaderFixed, hasLogo });
}

/** So that a chosen theme color is there from the first picture on. */
export async function prepareThemeColor(): Promise<void> {
  if (store.get().themeColor !== defaultThemeColor) await loadThemeColors();
}

export const usePreferences = (): Preferences => useSyncExternalStore(store.subscribe, store.get);
