/** What browsers, and Vite before them, say of a part of the app that could not be fetched. */
const PART_MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether a part of the app could not be fetched: without a connection, or because a new version took its place. */
export const isPartMissing = (error: unknown): boolean => error instanceof Error && PART_MISSING.test(error.message);
