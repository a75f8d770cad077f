import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { Link } from '../../ui/show/link.tsx';
import { HariList } from './hari-list.tsx';
import { hariDiTempat } from './hari-di-tempat.ts';
import classes from './kalender-saya.module.css';

/** How far ahead is looked, and how many dates on which something is due are shown. */
const KE_DEPAN = 14;
const TAMPIL = 3;

/** Today in one's other organisations, and the next dates on which work is due in any of them; all else is in the calendar. */
export function JadwalSayaCard({ organisasi_id }: { organisasi_id: number }) {
  const today = useToday();
  const range = { tgl_awal: today, tgl_akhir: addDays(today, KE_DEPAN) };
  const { data } = useQuery(api.kalenderSaya.listKalenderSaya.query(range, { errors: 'caller', autosave: true }));
  if (!data || data.length === 0) return null;
  const lain = data.filter((one) => one.organisasi_id !== organisasi_id);
  const berikutnya = eachDay({ ...range, tgl_awal: addDays(today, 1) })
    .filter((tanggal) => hariDiTempat(data, tanggal).some(({ jam }) => jam !== null))
    .slice(0, TAMPIL);
  return (
    <>
      {lain.length > 0 && (
        <section className={classes['kartu']}>
          <h2>Hari ini di tempat lain</h2>
          <HariList label="Hari ini di tempat lain" tempat={lain} withNama dates={[today]} today={today} />
        </section>
      )}
      <section className={classes['kartu']}>
        <h2>Jadwal berikutnya</h2>
        {berikutnya.length > 0 ? (
          <HariList label="Jadwal berikutnya" tempat={data} dates={berikutnya} today={today} />
        ) : (
          <p>Tidak ada jam kerja sampai dua pekan ke depan.</p>
        )}
        <Link href={hrefTo('riwayatKehadiranUser', { organisasi_id }, { bagian: 'kalender' })}>Kalender saya</Link>
      </section>
    </>
  );
}
