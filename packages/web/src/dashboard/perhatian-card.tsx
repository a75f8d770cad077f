import type { RingkasanHari, RingkasanTanggal } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnggotaAvatar } from '../base/foto/anggota-avatar.tsx';
import { KeadaanHariChip } from '../kehadiran/hari/keadaan-hari-chip.tsx';
import { isBelumMulai, sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { api } from '../base/api/api.ts';
import { formatAngka, formatHariTanggal } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Link } from '../ui/show/link.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import classes from './perhatian-card.module.css';
import type { useHariHref } from './use-hari-href.ts';

type Props = {
  organisasi_id: number;
  ringkasan: RingkasanHari;
  /** Shown on a day off on which nobody is missing. */
  terakhir: RingkasanTanggal | null;
  hrefOf: ReturnType<typeof useHariHref>['hrefOf'];
};

const TABS = [
  { keadaan: 'terlambat', label: 'Terlambat' },
  { keadaan: 'terbuka', label: 'Belum presensi' },
  { keadaan: 'absen', label: 'Absen' },
] as const;
const SHOWN = 6;

const isAnybody = (ringkasan: RingkasanHari) => TABS.some(({ keadaan }) => ringkasan[keadaan] > 0);

/**
 * Who is late and who is missing now, on a day off who was on the last working day; each leads to his day, where a list
 * holds it.
 */
export function PerhatianCard({ organisasi_id, ringkasan: hariIni, terakhir, hrefOf }: Props) {
  const hari = isAnybody(hariIni) ? null : terakhir;
  const ringkasan = hari ?? hariIni;
  const tanggal = hari?.tanggal;
  const [chosen, setChosen] = useState<(typeof TABS)[number]['keadaan']>(
    () => TABS.find(({ keadaan }) => ringkasan[keadaan] > 0)?.keadaan ?? 'terlambat',
  );
  const { data, error, refetch } = useQuery(
    api.kehadiran.listKehadiranHarian.query(
      { organisasi_id, tanggal, keadaan: chosen, count: SHOWN },
      { errors: 'caller' },
    ),
  );
  const all = hrefOf(chosen, { tanggal });
  return (
    <Card
      title="Perlu perhatian"
      {...(tanggal && { subtitle: formatHariTanggal(tanggal) })}
      actions={
        all && (
          <Link className={classes['all']} href={all}>
            Lihat semua
          </Link>
        )
      }
    >
      <div className={classes['tabs']} role="group" aria-label="Keadaan">
        {TABS.map(({ keadaan, label }) => (
          <button
            key={keadaan}
            type="button"
            className={classes['tab']}
            aria-pressed={keadaan === chosen}
            onClick={() => setChosen(keadaan)}
          >
            {keadaan === 'terbuka' ? sebutBelum(ringkasan) : label}{' '}
            <span className={classes['count']}>{formatAngka(ringkasan[keadaan])}</span>
          </button>
        ))}
      </div>
      {chosen === 'terbuka' && isBelumMulai(ringkasan) ? (
        <p className={classes['none']}>Jam kerja mereka belum mulai.</p>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} height={32} />
      ) : data.data.length === 0 ? (
        <p className={classes['none']}>Tidak ada.</p>
      ) : (
        <ul className={classes['list']}>
          {data.data.map((row) => {
            const href = hrefOf(chosen, { tanggal, rinci: `${row.anggota.user_id}_${row.tanggal}` });
            const inside = (
              <>
                <AnggotaAvatar anggota={row.anggota} detail={row.jam_masuk ?? row.anggota.nama_group} />
                <KeadaanHariChip hari={row} />
              </>
            );
            return (
              <li key={row.anggota.user_id}>
                {href ? (
                  <Link className={classes['row']} href={href}>
                    {inside}
                  </Link>
                ) : (
                  <div className={classes['row']}>{inside}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
