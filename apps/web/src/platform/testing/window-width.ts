import { vi } from 'vitest';

const nothing = () => undefined;

/** A window of so many pixels, for the media queries that ask for its width; no other query holds. */
export const setWindowWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, kind, limit] = /\((max|min)-width: (\d+)px\)/.exec(media) ?? [];
    const matches = kind === 'max' ? width <= Number(limit) : kind === 'min' ? width >= Number(limit) : false;
    return { matches, media, addEventListener: nothing, removeEventListener: nothing, addListener: nothing, removeListener: nothing };
  });
