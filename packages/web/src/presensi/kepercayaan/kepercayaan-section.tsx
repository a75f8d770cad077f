import type { Kepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import { KepercayaanChip } from './kepercayaan-chip.tsx';
import meja from '../../base/meja/meja.module.css';
import classes from './kepercayaan.module.css';
import { sebutButir } from './sebut-kepercayaan.ts';

/** How far an event may be believed and what speaks against it, each with how much; nothing where it has not been scored. */
export function KepercayaanSection({ kepercayaan }: { kepercayaan: Kepercayaan | null }) {
  if (!kepercayaan) return null;
  const { skor, butir } = kepercayaan;
  return (
    <section aria-label="Kepercayaan">
      <p className={meja['chips']}>
        <KepercayaanChip skor={skor} />
      </p>
      {butir.length === 0 ? (
        <p>Tidak ada tanda bahwa tempat, foto, atau jamnya dibuat-buat. Di luar lokasi tidak termasuk yang dinilai.</p>
      ) : (
        <ul className={classes['butir']}>
          {butir.map((one) => (
            <li key={one.jenis}>
              {sebutButir(one)} <strong>−{one.kurang}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
