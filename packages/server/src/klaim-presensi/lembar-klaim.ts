import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { sebutHariBeku } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { TOLAK, type Lembar } from '../persetujuan/surat/lembar-keputusan.ts';
import { toLembar } from '../persetujuan/surat/to-lembar.ts';

/** A claim as the page behind a mailed link shows it to this approver. */
export function lembarKlaim(klaim: KlaimPresensi, user_id: number): Lembar {
  const { anggota, jenis, tgl_mulai, tgl_selesai, keterangan, lampiran, hari_beku, persetujuan } = klaim;
  const fakta = [
    { label: 'Anggota', isi: anggota.map(({ nama }) => nama).join(', ') },
    { label: 'Jenis', isi: jenis },
    { label: 'Tanggal', isi: sebutRentang({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai }) },
    { label: 'Yang diminta', isi: sebutIsi(klaim) },
    ...(hari_beku ? [{ label: 'Bulan dibekukan', isi: sebutHariBeku(hari_beku), isLebar: true, isAwas: true }] : []),
    { label: 'Keterangan', isi: keterangan, isLebar: true },
    ...(lampiran ? [{ label: 'Lampiran', isi: `${lampiran}, dapat dibuka di Hadir`, isLebar: true }] : []),
  ];
  const lembar = toLembar('Keputusan ubah presensi', fakta, persetujuan, user_id);
  return hari_beku ? { ...lembar, pilihan: [TOLAK] } : lembar;
}

const sebutIsi = ({ sehari, jam_masuk, jam_pulang }: KlaimPresensi) =>
  sehari
    ? 'Hadir sehari penuh'
    : [jam_masuk && `datang ${jam_masuk}`, jam_pulang && `pulang ${jam_pulang}`].filter(Boolean).join(', ');
