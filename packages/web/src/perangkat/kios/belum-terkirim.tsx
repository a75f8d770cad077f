import { formatJam, formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import { saveFile } from '../../ui/feedback/save-file.ts';
import type { Bacaan } from './kios-db.ts';
import classes from './kios.module.css';

type Props = { bacaan: readonly Bacaan[]; zona: string };

/** What stands only on a tablet that is no kiosk any more: who, and when, to be seen and taken along by the operator. */
export function BelumTerkirim({ bacaan, zona }: Props) {
  const sebut = ({ nama, waktu, ditolak }: Bacaan) => {
    const saat = new Date(waktu);
    return { nama, pukul: `${formatTanggal(tanggalOf(saat, zona))} ${formatJam(saat, zona)}`, sebab: ditolak };
  };
  const save = () => {
    const lines = bacaan.map(sebut).map(({ nama, pukul, sebab }) => [pukul, nama, sebab].filter(Boolean).join('\t'));
    saveFile(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain' }), 'presensi-belum-terkirim.txt');
  };
  return (
    <section aria-label="Presensi yang belum tercatat">
      <h2>{bacaan.length} presensi belum tercatat</h2>
      <p>
        Nama di bawah ini belum tercatat di server. Pasang lagi sebagai kios yang sama: semuanya dikirim, dan menunggu
        tinjauan operator. Atau unduh daftarnya, dan catat di Presensi Manual.
      </p>
      <ul className={classes['ditolak']}>
        {bacaan.map((one) => {
          const { nama, pukul, sebab } = sebut(one);
          return (
            <li key={one.kunci}>
              <strong>{nama}</strong>
              <span>{pukul}</span>
              {sebab && <span>{sebab}</span>}
            </li>
          );
        })}
      </ul>
      <button type="button" onClick={save}>
        Unduh daftarnya
      </button>
    </section>
  );
}
