type Orang = { user_id: number | null };

/** Who may decide a request now, and who has decided on it: to those it exists (aturan/akses#siapa). */
export const penyetujuOf = ({ penyetuju, putusan }: { penyetuju: readonly Orang[]; putusan: readonly Orang[] }) =>
  [...penyetuju, ...putusan].flatMap(({ user_id }) => user_id ?? []);
