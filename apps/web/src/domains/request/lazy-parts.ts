import { lazy } from 'react';

/** A block of the profile. */
export const OwnAbsence = lazy(async () => ({ default: (await import('./absence/own-absence.tsx')).OwnAbsence }));
