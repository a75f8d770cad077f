import { DATA_SAYA_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import type { DataSaya } from '@hadir/contract/data-saya/data-saya.contract.ts';
import { isBerjalan } from '@hadir/contract/kit/pekerjaan/status-pekerjaan.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { refetchWhileBerjalan } from '../base/api/refetch-while-berjalan.ts';
import { formatUkuran } from '../kit/format/format.ts';
import { sebutAntrean } from '../kit/format/sebut-antrean.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import classes from './profil.module.css';

/** A copy of all that is stored about oneself: asked for, waited for, downloaded. */
export function DataSayaCard() {
  const { data, error, refetch } = useQuery({
    ...api.dataSaya.getDataSaya.query({}),
    refetchInterval: refetchWhileBerjalan,
  });
  return (
    <section className={classes['card']} aria-labelledby="data-saya">
      <h2 id="data-saya">Data saya</h2>
      <p className={classes['hint']}>
        Semua yang disimpan tentang Anda: akun, keanggotaan, presensi, kehadiran, cuti, dan foto, dalam satu berkas ZIP
        (XLSX untuk dibaca, JSON untuk program). Disimpan {DATA_SAYA_HARI} hari, hanya untuk Anda.
      </p>
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={1} height={40} />
        )
      ) : (
        <Salinan data={data} />
      )}
    </section>
  );
}

function Salinan({ data }: { data: DataSaya | null }) {
  const sebut = useSebutSaat();
  const minta = useMutation(api.dataSaya.generateDataSaya.mutation());
  const unduh = useMutation(api.dataSaya.getBerkasDataSaya.save());
  const isAda = data?.status === 'selesai' && data.berkas_dihapus_pada === null;
  if (isBerjalan(data)) return <Sedang data={data} />;
  return (
    <div className={classes['salinan']}>
      <p aria-live="polite" className={classes['hint']}>
        {data && keteranganOf(data, sebut)}
      </p>
      <div className={classes['buttons']}>
        {isAda && (
          <Button loading={unduh.isPending} onClick={() => unduh.mutate({})}>
            Unduh
          </Button>
        )}
        <Button variant="default" loading={minta.isPending} onClick={() => minta.mutate({})}>
          {data ? 'Minta salinan baru' : 'Minta salinan data'}
        </Button>
      </div>
    </div>
  );
}

function Sedang({ data }: { data: DataSaya | null }) {
  if (data?.antrean)
    return <p aria-live="polite">{sebutAntrean(data.antrean)}. Anda boleh meninggalkan halaman ini.</p>;
  if (data?.total == null) return <p aria-live="polite">Sedang disiapkan. Anda boleh meninggalkan halaman ini.</p>;
  return <ProgressBar label="Sedang disiapkan" done={data.selesai} total={data.total} />;
}

function keteranganOf(
  { status, pesan, ukuran, dibuat_pada, berkas_dihapus_pada }: DataSaya,
  sebut: (instant: string) => string,
): string {
  if (status === 'gagal') return pesan ?? 'Salinan gagal disiapkan. Minta lagi.';
  if (berkas_dihapus_pada) return `Salinan ${sebut(dibuat_pada)} sudah dihapus.`;
  return ['Salinan', sebut(dibuat_pada), ukuran !== null && `· ${formatUkuran(ukuran)}`].filter(Boolean).join(' ');
}
