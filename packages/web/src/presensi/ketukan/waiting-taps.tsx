import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { formatHari, formatJam, formatTanggal } from '../../kit/format/format.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import { useOutbox } from '../../base/outbox/use-outbox.ts';
import { presensiOutbox } from './presensi-outbox.ts';
import classes from './waiting-taps.module.css';
import { waktuKetukan } from './waktu-ketukan.ts';

type Props = { user_id: number; zone: string };

/** Taps that are on this device only, and those of them that the server refused, with its reason. */
export function WaitingTaps({ user_id, zone }: Props) {
  const taps = useOutbox(user_id).filter(({ kind }) => kind === presensiOutbox.kind);
  if (taps.length === 0) return null;
  return (
    <section className={classes['card']} aria-label="Presensi di perangkat ini">
      <h2 className={classes['title']}>Di perangkat ini</h2>
      <ul className={classes['list']}>
        {taps.map(({ key, refusal, ...tap }) => (
          <li key={key} className={classes['tap']}>
            <time className={classes['time']} dateTime={waktuKetukan(tap)}>
              {sebutHari(waktuKetukan(tap), zone)} {formatJam(waktuKetukan(tap), zone)}
            </time>
            <span className={classes['words']} data-refused={refusal !== null || undefined}>
              {refusal ?? 'Tersimpan di perangkat, akan dikirim'}
            </span>
            {refusal !== null && (
              <button type="button" className={classes['dismiss']} onClick={() => void outbox.dismiss(key)}>
                Tutup
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sebutHari(waktu: string, zone: string): string {
  const day = tanggalOfWaktu(waktuLokalOf(Date.parse(waktu), zone as Zona));
  return `${formatHari(day)}, ${formatTanggal(day)}`;
}
