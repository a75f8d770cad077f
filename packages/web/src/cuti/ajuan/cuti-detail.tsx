import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { JalanSection } from '../../persetujuan/jalan-section.tsx';
import { isInactive } from '../../base/session/is-inactive.ts';
import { useSession } from '../../base/session/use-session.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { CutiFacts } from './cuti-facts.tsx';
import classes from '../dasar/cuti.module.css';
import { sebutPutusanCuti } from '../dasar/sebut-putusan-cuti.tsx';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { RiwayatLangkah } from './riwayat-langkah.tsx';
import { TindakanBar } from './tindakan-bar.tsx';

/** A request whole: what is asked, its days, its way and what may be done with it. */
export function CutiDetail({ organisasi_id, cuti }: { organisasi_id: number; cuti: DetailCuti }) {
  const session = useSession();
  // Who has left the place reads his own leave there, and nothing more (aturan/akses#tidak-aktif).
  const isKeluar = session != null && isInactive(session.me, session.organisasi);
  const counted = cuti.hari.filter(({ hari }) => hari > 0);
  return (
    <div className={classes['stack']}>
      {!isKeluar && <TindakanBar organisasi_id={organisasi_id} cuti={cuti} />}
      <div className={classes['columns']}>
        <div className={classes['stack']}>
          <CutiFacts organisasi_id={organisasi_id} cuti={cuti} isBacaSaja={isKeluar} />
          {counted.length > 0 && (
            <Card title="Hari yang dihitung">
              <ul className={classes['list']}>
                {counted.map(({ tanggal, hari }) => (
                  <li key={tanggal} className={classes['line']}>
                    <span>{formatHariTanggal(tanggal)}</span>
                    <span>{formatJumlahHari(hari)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div className={classes['stack']}>
          <Card title="Persetujuan">
            <JalanSection jalan={cuti.persetujuan} sebut={sebutPutusanCuti} />
          </Card>
          <RiwayatLangkah riwayat={cuti.riwayat} />
        </div>
      </div>
    </div>
  );
}
