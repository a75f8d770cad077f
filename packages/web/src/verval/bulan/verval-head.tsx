import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FileDownload } from '../../ui/feedback/file-download.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HambatanCard } from './hambatan-card.tsx';
import { KirimCard } from '../kirim/kirim-card.tsx';
import { Langkah } from '../dasar/langkah.tsx';
import { listLangkah } from './list-langkah.ts';
import { VerifikasiCard } from './verifikasi-card.tsx';
import classes from '../dasar/langkah.module.css';

type Props = { organisasi_id: number; bulan: string; canWrite: boolean };

/** How ready the month is, and the steps in which it is closed: mend, verify, send, print. */
export function VervalHead({ organisasi_id, bulan, canWrite }: Props) {
  const { data, error, refetch } = useQuery(
    api.verval.getStatusVerval.query({ organisasi_id, bulan }, { errors: 'caller' }),
  );
  const kirim = useQuery(api.kirimVerval.getKeadaanKirim.query({ organisasi_id, bulan }, { errors: 'caller' }));
  if (error && !data) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={5} />;
  if (data.is_dihapus) {
    return (
      <p>
        Rincian kehadiran bulan ini sudah dihapus menurut masa simpan yang ditetapkan induk. Yang tampil jumlah yang
        dibekukan; bulan ini tidak dapat dibuka, dikirim, atau dicetak lagi.
      </p>
    );
  }
  const { belum, tanpa_hambatan, terverifikasi, terkirim } = data.anggota;
  const selesai = terverifikasi + terkirim;
  const of = { organisasi_id, bulan, canWrite };
  return (
    <>
      <div className={classes['ready']}>
        <ProgressBar label="Siap ditutup" done={selesai + tanpa_hambatan} total={selesai + belum} unit="anggota" />
      </div>
      <ol className={classes['steps']} aria-label="Langkah menutup bulan">
        {listLangkah(data, kirim.data).map(({ nama, keadaan }) => {
          switch (nama) {
            case 'bereskan':
              return (
                <HambatanCard
                  key={nama}
                  organisasi_id={organisasi_id}
                  status={data}
                  tanpaIdentitas={kirim.data?.tanpa_identitas}
                  canWrite={canWrite}
                  keadaan={keadaan}
                />
              );
            case 'verifikasi':
              return <VerifikasiCard key={nama} {...of} status={data} keadaan={keadaan} />;
            case 'kirim':
              return <KirimCard key={nama} {...of} keadaan={keadaan} />;
            case 'cetak':
              return (
                <Langkah
                  key={nama}
                  title="Cetak"
                  keadaan={keadaan}
                  actions={
                    <FileDownload
                      load={() => api.verval.exportLembarVerval.file({ organisasi_id, bulan })}
                      fileName={`verval-${bulan}.pdf`}
                    >
                      Cetak lembar
                    </FileDownload>
                  }
                >
                  <p>
                    Satu lembar setiap anggota untuk ditandatangani
                    {belum > 0 ? '. Sebelum semua diverifikasi, lembarnya bertanda sementara.' : '.'}
                  </p>
                </Langkah>
              );
          }
        })}
      </ol>
      {kirim.error && !kirim.data && <ErrorState error={kirim.error} onRetry={() => void kirim.refetch()} />}
    </>
  );
}
