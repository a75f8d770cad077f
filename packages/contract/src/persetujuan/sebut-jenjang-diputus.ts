const DAFTAR = new Intl.ListFormat('id', { type: 'conjunction' });

/** "jenjang 1 dan 2": the levels that one decision stands for; undefined where it is only one. */
export function sebutJenjangDiputus(urutan: number, jumlah_jenjang: number): string | undefined {
  if (jumlah_jenjang < 2) return undefined;
  const nomor = Array.from({ length: jumlah_jenjang }, (_, at) => String(urutan + 1 + at));
  return `jenjang ${DAFTAR.format(nomor)}`;
}
