import { availableParallelism } from 'node:os';
import { createPlaces } from '../../platform/kit/places.ts';

/** A hash keeps a core busy for its whole time: one is left to answer everybody else meanwhile. */
export const hashPlaces = createPlaces(Math.max(1, availableParallelism() - 1));
