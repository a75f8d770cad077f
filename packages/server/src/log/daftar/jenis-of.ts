/** What has a status of its own words. */
export const JENIS_BERSTATUS = ['cuti', 'presensi_manual', 'mutasi', 'permintaan_akses', 'jenis'] as const;

const JENIS = [...JENIS_BERSTATUS, 'presensi_klaim'];

/** What a change is of: as its call names it, or where that names nothing, of what the record has the number. */
export function jenisOf(objek: string | null, isi: Readonly<Record<string, unknown>>): string | null {
  return objek ?? JENIS.find((jenis) => `${jenis}_id` in isi) ?? null;
}
