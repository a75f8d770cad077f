import type { HasilImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { DilewatiLog } from './dilewati-log.tsx';
import classes from './impor-log-dialog.module.css';

/** Why there is nothing to import: most often the same log was imported before. */
function sebutTanpaBaru({ sudah_ada, jumlah_pin_asing, di_depan }: HasilImpor): string {
  if (sudah_ada === 0 && di_depan > 0) return 'Semua presensinya bertanggal sesudah sekarang.';
  if (sudah_ada === 0) return 'Tidak ada presensi anggota untuk dicatat.';
  const semua = jumlah_pin_asing > 0 ? 'Semua presensi anggota' : 'Semua presensi';
  return `${semua} dalam berkas ini sudah tercatat sebelumnya; tidak ada yang perlu diimpor lagi.`;
}

/** What a log holds and what is wrong with it, before anything is recorded. */
export function ImporLogFindings({ organisasi_id, hasil }: { organisasi_id: number; hasil: HasilImpor }) {
  const counts = [
    ['Presensi baru', hasil.baru],
    ['Sudah tercatat', hasil.sudah_ada],
    ['Baris berulang', hasil.berulang],
    ['Anggota', hasil.anggota],
    ['PIN tidak dikenal', hasil.jumlah_pin_asing],
    ['Baris rusak', hasil.jumlah_baris_rusak],
  ] as const;
  return (
    <>
      <div role="status">
        <p>
          {formatAngka(hasil.baris)} baris terbaca
          {hasil.tgl_awal &&
            hasil.tgl_akhir &&
            `, ${[...new Set([hasil.tgl_awal, hasil.tgl_akhir])].map(formatTanggal).join(' sampai ')}`}
          .{hasil.baru === 0 && ` ${sebutTanpaBaru(hasil)}`}
        </p>
      </div>
      <dl className={classes['counts']}>
        {counts.map(([label, count]) => (
          <div key={label} className={classes['count']}>
            <dt>{label}</dt>
            <dd>{formatAngka(count)}</dd>
          </div>
        ))}
      </dl>
      {hasil.luar_keanggotaan > 0 && (
        <p>
          {formatAngka(hasil.luar_keanggotaan)} presensi jatuh pada tanggal ketika orangnya bukan anggota: dicatat,
          tetapi tidak menjadi hari kehadiran.
        </p>
      )}
      <DilewatiLog organisasi_id={organisasi_id} dilewati={{ ...hasil, ditahan: hasil.sendiri }} isTercatat={false} />
    </>
  );
}
