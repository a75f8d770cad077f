import type { JalanPersetujuan, PutusanJenjang } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { SEBUTAN_SEBAB } from '@hadir/contract/persetujuan/sebutan-sebab.ts';
import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import type { ReactNode } from 'react';
import { Saat } from '../kit/zona/saat.tsx';
import classes from './jalur-section.module.css';
import { JalurSection } from './jalur-section.tsx';
import { MenungguSection } from './menunggu-section.tsx';

type Props<Putusan> = {
  jalan: Omit<JalanPersetujuan, 'putusan'> & { putusan: readonly Putusan[] };
  /** What was decided, of a kind that has more words for it than yes and no. */
  sebut?: (putusan: Putusan) => ReactNode;
};

/** The way of a request through its chain: who decides when, whom it waits for, and what was decided. */
export function JalanSection<Putusan extends PutusanJenjang>({ jalan, sebut = sebutPutusan }: Props<Putusan>) {
  const { jenjang, urutan, penyetuju, pilihan_sendiri, putusan } = jalan;
  const isWaiting = penyetuju.length > 0;
  return (
    <section className={classes['list']} aria-label="Jalur persetujuan">
      <JalurSection jenjang={jenjang} urutan={isWaiting ? urutan : null} />
      <MenungguSection penyetuju={penyetuju} urutan={urutan} pilihan_sendiri={pilihan_sendiri} />
      {putusan.length > 0 && (
        <ul className={classes['list']} aria-label="Keputusan">
          {putusan.map((one) => (
            <li key={one.pada}>
              <strong>{sebut(one)}</strong> oleh {one.nama}
              {SEBUTAN_SEBAB[one.sebab]}
              {sebutUntukJenjang(one)}
              <div className={classes['dimmed']}>
                <Saat pada={one.pada} />
              </div>
              {one.keterangan && <div>“{one.keterangan}”</div>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const sebutPutusan = ({ is_setuju }: PutusanJenjang): string => (is_setuju ? 'Disetujui' : 'Ditolak');

function sebutUntukJenjang({ urutan, jumlah_jenjang }: PutusanJenjang): string {
  const jenjang = sebutJenjangDiputus(urutan, jumlah_jenjang);
  return jenjang ? ` untuk ${jenjang}` : '';
}
