/** Whose days have changed; `semua` where that is not known. */
export type Tersentuh = readonly number[] | 'semua';

/** What servers on one database tell each other of changed days, so that nobody has to ask for them all the time. */
export type Siaran = {
  /** After the commit; told to all servers a moment later, together with whatever else has changed by then. */
  tell: (organisasi_id: number) => void;
  /** Answers how to stop listening. */
  listen: (onSiaran: (tersentuh: Tersentuh) => void) => () => void;
};
