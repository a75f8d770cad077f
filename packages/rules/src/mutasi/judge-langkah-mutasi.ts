import { STATUS_AKSES, type StatusAkses } from '../kode/status-akses.ts';
import type { JenisMutasi } from './jenis-mutasi.ts';

/** Of a transfer what its next step depends on; `is_dipindahkan` once the membership has moved. */
export type KeadaanMutasi = { jenis: JenisMutasi; status: StatusAkses; is_dipindahkan: boolean };

/** For whom somebody acts: the place that the member leaves, the one that he comes to, or (a tenant's admin) both. */
export type SisiMutasi = 'asal' | 'tujuan' | 'keduanya';

export type LangkahMutasi = 'konfirmasi' | 'batal';

type Hasil =
  | { status: StatusAkses; sebagai: 'diajukan' | 'disetujui' | 'dibatalkan' | 'ditolak' }
  | { refused: 'decided' | 'changed' | 'moved' | 'other_side' };

/**
 * What a step makes of a transfer (aturan/mutasi#langkah): its origin sends what it has written on its way, its
 * destination confirms; who leaves for nowhere needs no one else. Either side takes it back until the membership moves.
 * Who decides by a status that has passed meanwhile decides nothing: of two at once the second is told what the first did.
 */
export function judgeLangkahMutasi(
  langkah: LangkahMutasi,
  keadaan: KeadaanMutasi,
  sisi: SisiMutasi,
  dilihat: StatusAkses = keadaan.status,
): Hasil {
  const { status, jenis, is_dipindahkan } = keadaan;
  if (status === STATUS_AKSES.ditolak) return { refused: 'decided' };
  if (is_dipindahkan) return { refused: 'moved' };
  if (dilihat !== status) return { refused: status === STATUS_AKSES.disetujui ? 'decided' : 'changed' };
  if (langkah === 'batal') {
    if (status === STATUS_AKSES.dibuat && sisi === 'tujuan') return { refused: 'other_side' };
    return { status: STATUS_AKSES.ditolak, sebagai: sisi === 'tujuan' ? 'ditolak' : 'dibatalkan' };
  }
  if (status === STATUS_AKSES.disetujui) return { refused: 'decided' };
  const [isAsal, isTujuan] = [sisi !== 'tujuan', sisi !== 'asal'];
  if (status === STATUS_AKSES.dibuat) {
    if (!isAsal) return { refused: 'other_side' };
    if (jenis === 'berhenti' || isTujuan) return { status: STATUS_AKSES.disetujui, sebagai: 'disetujui' };
    return { status: STATUS_AKSES.diajukan, sebagai: 'diajukan' };
  }
  if (!isTujuan) return { refused: 'other_side' };
  return { status: STATUS_AKSES.disetujui, sebagai: 'disetujui' };
}
