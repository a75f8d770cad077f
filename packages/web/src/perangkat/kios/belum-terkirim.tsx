import { formatJam, formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import { saveFile } from '../../ui/feedback/save-file.ts';
import type { Bacaan } from './ingatan/kios-db.ts';
import classes from './kios.module.css';
import { sebutBacaan } from './ingatan/sebut-bacaan.ts';

type Props = { bacaan: readonly Bacaan[]; zona: string };

/** What stands only on a tablet that is no kiosk any more: who, and when, to be seen and taken along by the operator. */
export function BelumTerkirim({ bacaan, zona }: Props) {
  const sebut = (one: Bacaan) => {
    const saat = new Date(one.waktu);
    return {
      siapa: sebutBacaan(one),
      pukul: `${formatTanggal(tanggalOf(saat, zona))} ${formatJam(saat, zona)}`,
      sebab: one.ditolak,
    };
  };
  const save = () => {
    const lines = bacaan.map(sebut).map(({ siapa, pukul, sebab }) => [pukul, siapa, sebab].filter(Boolean).join('\t'));
    saveFile(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain' }), 'presensi-belum-terkirim.txt');
  };
  return (
    <section aria-label="Bacaan yang belum tercatat">
      <h2>{bacaan.length} bacaan belum tercatat</h2>
      <p>
        Yang dibaca di sini belum tercatat di server. Pasang lagi sebagai kios yang sama, atau aktifkan lagi kiosnya:
        semuanya dikirim, dan yang dibaca sesudah kios ini dilepas menunggu tinjauan operator. Atau unduh daftarnya, dan
        catat di Ubah Presensi bila orangnya memang datang.
      </p>
      <ul className={classes['ditolak']}>
        {bacaan.map((one) => {
          const { siapa, pukul, sebab } = sebut(one);
          return (
            <li key={one.kunci}>
              <strong>{siapa}</strong>
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
