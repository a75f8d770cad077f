import type { AnggotaRingkas } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { HariDijelaskan } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { lazy, Suspense } from 'react';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { EventList } from './event-list.tsx';
import { HariFacts } from './hari-facts.tsx';
import classes from './hari-detail.module.css';
import { KeadaanHariChip } from './keadaan-hari-chip.tsx';

const PerbaikiHariSection = lazy(async () => ({
  default: (await import('../../klaim-presensi/perbaikan/perbaiki-hari-section.tsx')).PerbaikiHariSection,
}));
const PerubahanBerlakuSection = lazy(async () => ({
  default: (await import('../../klaim-presensi/perbaikan/perubahan-berlaku-section.tsx')).PerubahanBerlakuSection,
}));

type Props = {
  organisasi_id: number;
  hari: HariDijelaskan & { is_beku: boolean; presensi: EventPresensi[] };
  anggota: AnggotaRingkas;
  /** The event that is unfolded at first. */
  presensi_id?: number;
  /** One below the title that stands over it: the panel's, or the page's own. */
  heading: 'h2' | 'h3';
  /** Beside a decision about the day, which is then not mended another way. */
  isBukti?: boolean;
};

/** What a member's day came to, tap by tap, and why. */
export function HariDetail({ organisasi_id, hari, anggota, presensi_id, heading: Heading, isBukti = false }: Props) {
  return (
    <div className={classes['detail']}>
      <div className={classes['who']}>
        <AnggotaAvatar anggota={anggota} detail={[anggota.nip, anggota.nama_group].filter(Boolean).join(' · ')} />
        <KeadaanHariChip hari={hari} />
      </div>
      <HariFacts hari={hari} />
      {!isBukti && (
        <Suspense>
          <PerbaikiHariSection organisasi_id={organisasi_id} hari={hari} anggota={anggota} />
        </Suspense>
      )}
      <section>
        <Heading>Presensi</Heading>
        <EventList organisasi_id={organisasi_id} presensi={hari.presensi} opened={presensi_id} />
      </section>
      <section>
        <Heading>Kenapa?</Heading>
        <ol className={classes['why']}>
          {hari.kalimat.map((kalimat) => (
            <li key={kalimat}>{kalimat}</li>
          ))}
        </ol>
        {!isBukti && (hari.sumber_masuk === 'klaim' || hari.sumber_pulang === 'klaim') && (
          <Suspense>
            <div className={classes['changes']}>
              <PerubahanBerlakuSection organisasi_id={organisasi_id} user_id={anggota.user_id} tanggal={hari.tanggal} />
            </div>
          </Suspense>
        )}
      </section>
    </div>
  );
}
