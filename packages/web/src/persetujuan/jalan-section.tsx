import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import { Saat } from '../kit/zona/saat.tsx';
import classes from './jalur-section.module.css';
import { JalurSection } from './jalur-section.tsx';
import { MenungguSection } from './menunggu-section.tsx';
import { SEBAB_WORDS } from '@hadir/contract/persetujuan/sebab-words.ts';

/** The way of a request through its chain: who decides when, whom it waits for, and what was decided. */
export function JalanSection({ jalan }: { jalan: JalanPersetujuan }) {
  const { jenjang, urutan, penyetuju, putusan } = jalan;
  const isWaiting = penyetuju.length > 0;
  return (
    <section className={classes['list']} aria-label="Jalur persetujuan">
      <JalurSection jenjang={jenjang} urutan={isWaiting ? urutan : null} />
      {jenjang.length > 0 && <MenungguSection penyetuju={penyetuju} urutan={urutan} />}
      {putusan.length > 0 && (
        <ul className={classes['list']} aria-label="Keputusan">
          {putusan.map((one) => (
            <li key={one.pada}>
              <strong>{one.is_setuju ? 'Disetujui' : 'Ditolak'}</strong> oleh {one.nama}
              {SEBAB_WORDS[one.sebab]}
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

function sebutUntukJenjang({ urutan, jumlah_jenjang }: JalanPersetujuan['putusan'][number]): string {
  const jenjang = sebutJenjangDiputus(urutan, jumlah_jenjang);
  return jenjang ? ` untuk ${jenjang}` : '';
}
