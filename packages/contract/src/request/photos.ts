import { photoPlaces } from '../attachment/index.ts';
import type { PhotoPlace } from '../attachment/index.ts';
import { requestTypes } from './states.ts';
import type { RequestType } from './states.ts';

/** The photos that a request of a kind asks for, in the order in which they are taken. None of them is required. */
export const photoPlacesOf = (type: RequestType): readonly PhotoPlace[] => (type === requestTypes.moduleClaim ? photoPlaces : []);
