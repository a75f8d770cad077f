/** The message of a call that does one of several things: which, says the field. */
export const pesanTindakan =
  <Tindakan extends string>(field: string, pesan: Readonly<Record<Tindakan, string>>) =>
  (asked: Readonly<Record<string, unknown>>): string =>
    pesan[asked[field] as Tindakan];
