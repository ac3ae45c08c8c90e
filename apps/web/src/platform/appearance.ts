import { useSyncExternalStore } from 'react';
import { browserStorage } from './storage.ts';
import { createStore } from './store.ts';

/** `device` follows the system. */
export const appearances = ['device', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The same key is read by `public/start.js` before the first paint. */
const storageKey = 'appearance';

const isAppearance = (value: unknown): value is Appearance => appearances.includes(value as Appearance);

const readChoice = (): Appearance => {
  const stored = browserStorage.get(storageKey);
  return isAppearance(stored) ? stored : 'device';
};

const choice = createStore<Appearance>(readChoice());

/** Sets and remembers light, dark or the device's setting. */
export function setAppearance(appearance: Appearance): void {
  browserStorage.set(storageKey, appearance);
  if (appearance === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = appearance;
  choice.set(appearance);
}

export const useAppearance = (): Appearance => useSyncExternalStore(choice.subscribe, choice.get);

const deviceDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function subscribeToDark(listener: () => void): () => void {
  const device = deviceDark();
  device.addEventListener('change', listener);
  const stop = choice.subscribe(listener);
  return () => {
    device.removeEventListener('change', listener);
    stop();
  };
}

/** Whether the page is dark now, by choice or by device. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribeToDark, () => (choice.get() === 'device' ? deviceDark().matches : choice.get() === 'dark'));
