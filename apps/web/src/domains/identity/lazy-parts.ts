import { lazy } from 'react';

export const OwnSignIn = lazy(async () => ({ default: (await import('./components/own-sign-in.tsx')).OwnSignIn }));
