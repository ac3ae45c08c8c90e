import { vi } from 'vitest';

const nothing = () => undefined;

/** A window of this width in pixels, for media queries about width; no other query matches. */
export const setWindowWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, kind, limit] = /\((max|min)-width: (\d+)px\)/.exec(media) ?? [];
    const matches = kind === 'max' ? width <= Number(limit) : kind === 'min' ? width >= Number(limit) : false;
    return { matches, media, addEventListener: nothing, removeEventListener: nothing, addListener: nothing, removeListener: nothing };
  });
