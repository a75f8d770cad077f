import { hrefTo } from '../../base/links/href-to.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Link } from '../../ui/show/link.tsx';
import { DatangBar } from '../datang-bar.tsx';
import { KeadaanPantauanChip } from '../keadaan-pantauan-chip.tsx';
import { SebabList } from '../sebab-list.tsx';
import { usePantauan } from '../pantauan/use-pantauan.ts';
import classes from './peta.module.css';

/** The organisation that is chosen: how it stands, why, and the ways there. */
export function TitikCard({ organisasi_id }: { organisasi_id: number }) {
  const { query } = usePantauan({ page: 1, count: 1, organisasi_id });
  const [pantauan] = query.data?.data ?? [];
  return (
    <section className={classes['kartu']} aria-label="Instansi yang dipilih" aria-live="polite">
      {pantauan ? (
        <>
          <header>
            <Link href={hrefTo('home', { organisasi_id })}>{pantauan.nama}</Link>
            <KeadaanPantauanChip keadaan={pantauan.keadaan} />
          </header>
          <DatangBar pantauan={pantauan} />
          {pantauan.sebab.length > 0 && <SebabList pantauan={pantauan} />}
          <small>
            {pantauan.hari_ini.terakhir
              ? `Presensi terakhir ${pantauan.hari_ini.terakhir}`
              : 'Belum ada presensi hari ini'}
            {` · jam setempat ${pantauan.pukul}`}
          </small>
          {pantauan.lat === null && (
            <p>
              Belum ada di peta: instansi ini belum punya lokasi presensi.{' '}
              <Link href={hrefTo('organisasi.detail', { organisasi_id }, { bagian: 'lokasi' })}>Atur lokasi</Link>
            </p>
          )}
        </>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <p>Instansi ini tidak lagi dipantau.</p>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}
