import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';
import classes from '../dasar/jadwal.module.css';
import { NormaNote } from './pekan/norma-note.tsx';
import { PekanTable } from './pekan/pekan-table.tsx';
import { sebutJamHari } from '@hadir/contract/jadwal/berlaku/sebut-jam-hari.ts';

type Versi = NonNullable<Jadwal['berlaku']>;

/** A schedule as it holds from a date on: its week beside the norm, or the hours of its shift. */
export function VersiJadwal({ jadwal, versi }: { jadwal: Jadwal; versi: Versi }) {
  const { baris, menit_sepekan, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur } = versi;
  const isFleksibel = jadwal.tipe_jadwal === TIPE_JADWAL.fleksibel;
  const [shift] = baris;
  return (
    <>
      {menit_sepekan !== null && <NormaNote menit={menit_sepekan} norma={jadwal} />}
      {jadwal.tipe_jadwal === TIPE_JADWAL.shift ? (
        shift && (
          <p className={classes['shift']}>
            {sebutJamHari({ ...shift, is_lewat_tengah_malam: shift.jam_pulang <= shift.jam_masuk })}
            {shift.istirahat_mulai && shift.istirahat_selesai && (
              <small>istirahat {sebutRentangJam(shift.istirahat_mulai, shift.istirahat_selesai)}</small>
            )}
          </p>
        )
      ) : (
        <PekanTable baris={baris} isFleksibel={isFleksibel} />
      )}
      <div className={classes['notes']}>
        {!isFleksibel && (
          <p>
            Toleransi masuk {sebutDurasi(toleransi_masuk)}, toleransi pulang {sebutDurasi(toleransi_pulang)}.
          </p>
        )}
        <p>
          Presensi dibuka {sebutDurasi(buka_masuk)} sebelum masuk dan ditutup {sebutDurasi(tutup_pulang)} setelah
          pulang.
        </p>
        <p>{ikut_libur ? 'Libur pada hari libur.' : 'Tetap bekerja pada hari libur.'}</p>
      </div>
    </>
  );
}
