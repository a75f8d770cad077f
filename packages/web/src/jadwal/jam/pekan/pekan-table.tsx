import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { sebutJam, sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';
import { NAMA_HARI } from '../../../ui/date/nama-hari.ts';
import classes from '../../dasar/jadwal.module.css';

type Props = { baris: NonNullable<Jadwal['berlaku']>['baris']; isFleksibel: boolean };

/** The seven weekdays with their hours. */
export function PekanTable({ baris, isFleksibel }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label="Jam kerja sepekan">
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            <th scope="col">{isFleksibel ? 'Paling awal' : 'Masuk'}</th>
            <th scope="col">{isFleksibel ? 'Paling akhir' : 'Pulang'}</th>
            {isFleksibel && <th scope="col">Lama kerja</th>}
            <th scope="col">Istirahat</th>
          </tr>
        </thead>
        <tbody>
          {NAMA_HARI.map((nama, index) => {
            const row = baris.find(({ hari }) => hari === index + 1);
            return (
              <tr key={nama}>
                <th scope="row">{nama}</th>
                {row ? (
                  <>
                    <td>{sebutJam(row.jam_masuk)}</td>
                    <td>{sebutJam(row.jam_pulang)}</td>
                    {isFleksibel && <td>{sebutDurasi(row.durasi_menit ?? 0)}</td>}
                    <td>
                      {row.istirahat_mulai && row.istirahat_selesai
                        ? sebutRentangJam(row.istirahat_mulai, row.istirahat_selesai)
                        : '—'}
                    </td>
                  </>
                ) : (
                  <td colSpan={isFleksibel ? 4 : 3} className={classes['off']}>
                    Libur
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
