/** A field that changes, and how. */
export type Perubahan<F extends string> = { field: F; dari: string | null; menjadi: string };

type Nilai<F extends string> = Readonly<Record<F, string | null>>;
/** What is here, what the staff system says now, and what it said the last time (null: it never said anything). */
type Isi<F extends string> = {
  fields: readonly F[];
  sekarang: Nilai<F>;
  sumber: Nilai<F>;
  dasar: Partial<Nilai<F>> | null;
  /** Fields that are not this organisation's to change. */
  terkunci?: readonly F[];
};

/**
 * What the staff system changes here: a field that is empty here, or still says what it said the last time. Whatever
 * people wrote otherwise here stays, and nothing is emptied because the staff system knows nothing of it
 * (aturan/sinkron#dibetulkan). `tetap`: what differs and stays.
 */
export function mergeSinkron<F extends string>({ fields, sekarang, sumber, dasar, terkunci = [] }: Isi<F>) {
  const ubah: Perubahan<F>[] = [];
  const tetap: F[] = [];
  for (const field of fields) {
    const [dari, menjadi] = [sekarang[field], sumber[field]];
    if (menjadi === null || menjadi === dari) continue;
    const isOurs = dari !== null && dari !== dasar?.[field];
    if (isOurs || terkunci.includes(field)) tetap.push(field);
    else ubah.push({ field, dari, menjadi });
  }
  return { ubah, tetap };
}
