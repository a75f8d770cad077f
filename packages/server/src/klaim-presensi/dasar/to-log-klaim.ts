import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';

/** A claim as the log keeps it: what it says, for whom, how it stands and which days it made something else. */
export function toLogKlaim({ anggota, dampak, ...klaim }: KlaimPresensi & { dampak?: Dampak }) {
  const { presensi_klaim_id, jenis, tgl_mulai, tgl_selesai, sehari, jam_masuk, jam_pulang } = klaim;
  const { keterangan, lampiran, status, catatan } = klaim;
  return {
    presensi_klaim_id,
    anggota: anggota.map(({ nama }) => nama),
    jenis,
    tgl_mulai,
    tgl_selesai,
    sehari,
    jam_masuk,
    jam_pulang,
    keterangan,
    lampiran,
    status,
    catatan,
    ...(dampak && { hari_dinilai_ulang: dampak.hari, hari_menjadi_lain: dampak.berubah }),
  };
}

/** Whom a claim is about, where it is about one. */
export function tentangKlaim({ anggota: [satu, lain] }: Pick<KlaimPresensi, 'anggota'>): { tentang_id?: number } {
  return satu && !lain ? { tentang_id: satu.user_id } : {};
}
