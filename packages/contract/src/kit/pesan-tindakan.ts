type Pesan = string | ((asked: Readonly<Record<string, unknown>>, answered: unknown) => string);

/** The message of a call that does one of several things: which, says the field. */
export const pesanTindakan =
  <Tindakan extends string>(field: string, pesan: Readonly<Record<Tindakan, Pesan>>) =>
  (asked: Readonly<Record<string, unknown>>, answered: unknown): string => {
    const one = pesan[asked[field] as Tindakan];
    return typeof one === 'string' ? one : one(asked, answered);
  };
