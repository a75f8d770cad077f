import { createPlaces, type Places } from '../../kit/places.ts';

/**
 * Lets so many transactions of calls be under way at once as leave a quarter of the connections, and one at least, free.
 * A call may need a second connection beside its transaction (rate limits, days that are closed first, printed codes); if
 * all could be taken by first ones, each would wait for another's.
 */
export const createSlots = (connections: number, patienceMs?: number): Places =>
  createPlaces(Math.max(1, connections - Math.max(1, Math.ceil(connections / 4))), patienceMs);
