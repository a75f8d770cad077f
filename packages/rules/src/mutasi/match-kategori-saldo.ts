/** Of a leave category with a balance what tells it from another. */
export type KategoriSaldo = {
  cuti_kategori_id: number;
  nama: string;
  jenis: string;
  is_saldo: boolean;
  is_aktif: boolean;
};

/**
 * The category at the other place whose balance is the same right: of the same kind, and of the same name where it has
 * several of that kind or the kind says nothing (aturan/mutasi#saldo). Null where there is none.
 */
export function matchKategoriSaldo<K extends KategoriSaldo>(asal: KategoriSaldo, tujuan: readonly K[]): K | null {
  const same = tujuan.filter((one) => one.is_saldo && one.is_aktif && one.jenis === asal.jenis);
  const named = same.find((one) => one.nama.toLowerCase() === asal.nama.toLowerCase());
  if (named) return named;
  return same.length === 1 && asal.jenis !== 'lain' ? (same[0] ?? null) : null;
}
