import type { Jadwal } from '@hadir/contract/jadwal/jadwal-fields.ts';
import { formatAngka } from '../kit/format.ts';
import { formatDurasi } from '../kit/format-durasi.ts';
import { HARI_PEKAN } from './hari-pekan.ts';
import classes from './jadwal.module.css';
import { NORMA_MENIT } from './norma-menit.ts';

type Versi = NonNullable<Jadwal['berlaku']>;

/** A schedule's week as it holds from a date on, beside the norm. */
export function VersiPekan({ versi }: { versi: Versi }) {
  const { baris, menit_sepekan, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur } = versi;
  return (
    <>
      {menit_sepekan !== null && (
        <p className={classes['sum']}>
          <strong>{formatAngka(menit_sepekan / 60)} jam</strong>{' '}
          <span>sepekan tanpa istirahat, norma {formatAngka(NORMA_MENIT / 60)} jam</span>
        </p>
      )}
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">Hari</th>
              <th scope="col">Masuk</th>
              <th scope="col">Pulang</th>
              <th scope="col">Istirahat</th>
            </tr>
          </thead>
          <tbody>
            {HARI_PEKAN.map((nama, index) => {
              const row = baris.find(({ hari }) => hari === index + 1);
              return (
                <tr key={nama}>
                  <th scope="row">{nama}</th>
                  {row ? (
                    <>
                      <td>{menit(row.jam_masuk)}</td>
                      <td>{menit(row.jam_pulang)}</td>
                      <td>
                        {row.istirahat_mulai && row.istirahat_selesai
                          ? `${menit(row.istirahat_mulai)}–${menit(row.istirahat_selesai)}`
                          : '—'}
                      </td>
                    </>
                  ) : (
                    <td colSpan={3} className={classes['off']}>
                      Libur
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={classes['notes']}>
        <p>
          Toleransi masuk {formatDurasi(toleransi_masuk)}, toleransi pulang {formatDurasi(toleransi_pulang)}.
        </p>
        <p>
          Presensi dibuka {formatDurasi(buka_masuk)} sebelum masuk dan ditutup {formatDurasi(tutup_pulang)} setelah
          pulang.
        </p>
        <p>{ikut_libur ? 'Libur pada hari libur.' : 'Tetap bekerja pada hari libur.'}</p>
      </div>
    </>
  );
}

const menit = (jam: string) => jam.slice(0, 5);
