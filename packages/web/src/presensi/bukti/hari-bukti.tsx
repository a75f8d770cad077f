import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import type { DetailPresensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { sebutEsokHari, sebutJamKerja } from '@hadir/contract/kit/sebut-jam.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { sebutRingkasHari } from '../../base/dampak/sebut-ringkas-hari.ts';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { useSession } from '../../base/session/use-session.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { AlasanSisihChip } from './alasan-sisih-chip.tsx';
import classes from './hari-bukti.module.css';
import { StatusPresensiChip } from './status-presensi-chip.tsx';

type Props = {
  organisasi_id: number;
  presensi_id: number;
  /** The act whose effect is told, in the word of its button: 'Bila diterima'; none where it cannot be done. */
  bila: string | undefined;
};

/**
 * The days that an event to be decided belongs to: the hours that were due, what was recorded beside it, and what the day
 * comes to with it. Nothing to who may not read them.
 */
export function HariBukti({ organisasi_id, presensi_id, bila }: Props) {
  const isAbove = useSeesSemua();
  const session = useSession();
  const mayRead =
    isAbove && session !== null && session !== undefined && hasAccess(session.izin, 'presensi.daftar-presensi');
  const { data, error, refetch } = useQuery({
    ...api.presensi.getPresensi.query({ organisasi_id, presensi_id }, { errors: 'caller' }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return data.hari.map((hari) => (
    <section
      key={hari.tanggal}
      className={classes['hari']}
      aria-label={`Tercatat pada ${formatHariTanggal(hari.tanggal)}`}
    >
      <h2>Tercatat pada {formatHariTanggal(hari.tanggal)}</h2>
      <Facts
        facts={[
          {
            label: 'Jam kerja',
            value: hari.jadwal ? `${hari.jadwal.nama}, ${sebutJamKerja(hari.jadwal)}` : 'Tidak ada',
          },
          { label: 'Datang', value: hari.jam_masuk ?? 'Tidak ada' },
          {
            label: 'Pulang',
            value: hari.jam_pulang ? sebutEsokHari(hari.jam_pulang, hari.is_pulang_besok) : 'Tidak ada',
          },
        ]}
      />
      <ul aria-label="Presensi hari itu">
        {hari.presensi.map((event) => (
          <li key={event.presensi_id} aria-current={event.presensi_id === presensi_id ? 'true' : undefined}>
            <time>{event.jam}</time>
            <span>{KATA_SUMBER[event.sumber].panjang}</span>
            <StatusPresensiChip event={event} />
            {event.alasan && <AlasanSisihChip alasan={event.alasan} />}
          </li>
        ))}
      </ul>
      {bila !== undefined && (
        <Akibat sebutan={bila} bila={data.bila_dihitung.find(({ tanggal }) => tanggal === hari.tanggal)} />
      )}
    </section>
  ));
}

type AkibatProps = { sebutan: string; bila: DetailPresensi['bila_dihitung'][number] | undefined };

function Akibat({ sebutan, bila }: AkibatProps) {
  if (!bila) return null;
  const [sebelum, sesudah] = [sebutRingkasHari(bila.sebelum), sebutRingkasHari(bila.sesudah)];
  return sebelum === sesudah ? (
    <p>
      {sebutan}, harinya tetap: {sebelum}.
    </p>
  ) : (
    <p>
      {sebutan}, harinya menjadi: {sebelum} → <strong>{sesudah}</strong>
    </p>
  );
}
