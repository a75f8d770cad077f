const KEY = 'hadir-sesi';
/** What the names of answers that are kept begin with (kept-answers.ts). */
export const JAWABAN = 'hadir-jawaban ';

type Kept = Record<string, unknown>;

const readAll = (): Kept => {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
};

/**
 * The last answers about the session, so that the app opens without a connection too, and what was put away in it. They
 * only decide what is shown: what may be done is decided by the server. Forgotten at log-in and log-out.
 */
export const keptSession = {
  read: (key: string): unknown => readAll()[key],
  keep: (key: string, answer: unknown) => localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [key]: answer })),
  forget: () => {
    for (const name of Object.keys(localStorage)) {
      if (name === KEY || name.startsWith(JAWABAN)) localStorage.removeItem(name);
    }
  },
  /** Told when another tab of this browser keeps or forgets something. */
  subscribe: (listener: () => void) =>
    // `key` is null where everything was cleared at once.
    window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && listener()),
};
