import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { Sejak } from '../../kit/zona/sejak.tsx';
import { GEJALA } from './gejala.ts';
import classes from './pasang.module.css';
import { sebutHasilPeriksa } from './sebut-hasil-periksa.ts';

const PerangkatFormDialog = lazy(async () => ({
  default: (await import('../perangkat-form-dialog.tsx')).PerangkatFormDialog,
}));

type Props = { organisasi_id: number; nomor_seri: string; onNomor: (nomor_seri: string) => void; canWrite: boolean };

/** While somebody stands at the machine it is asked this often. */
const TANYA_MS = 3000;

/** Whether the machine of a serial number has arrived, told while one waits for it, and what to look at where it has not. */
export function PeriksaMesin({ organisasi_id, nomor_seri, onNomor, canWrite }: Props) {
  const [adding, setAdding] = useState(false);
  const dicari = nomor_seri.trim().toUpperCase();
  const list = useQuery({
    ...api.perangkat.listPerangkat.query({ organisasi_id, q: dicari, count: 50 }, { errors: 'screen' }),
    enabled: dicari.length >= 4,
    refetchInterval: TANYA_MS,
  });
  const mesin = list.data?.data.find((one) => one.jenis === 'mesin' && one.nomor_seri === dicari);
  const hasil = list.data && sebutHasilPeriksa(mesin, list.dataUpdatedAt);
  const gejala = hasil && GEJALA.find(({ kunci }) => kunci === hasil.gejala);
  return (
    <Card
      title="Periksa sekarang"
      subtitle="Isi nomor seri mesinnya, lalu biarkan halaman ini terbuka selagi memasang."
    >
      <SearchField
        label="Nomor seri mesin"
        placeholder="Misalnya CJDE190560123"
        value={nomor_seri}
        onSearch={onNomor}
      />
      {dicari.length < 4 ? null : list.error ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !hasil ? (
        <Skeleton lines={2} />
      ) : (
        <div className={classes['hasil']} role="status">
          <p className={classes['keadaan']}>
            <StatusChip tone={hasil.nada} label={hasil.keadaan} />
            {mesin && (
              <Link href={hrefTo('device.detail', { organisasi_id, perangkat_id: mesin.perangkat_id })}>
                {mesin.nama}
              </Link>
            )}
            {mesin?.terakhir_terlihat && (
              <span>
                terakhir terdengar <Sejak pada={mesin.terakhir_terlihat} />
              </span>
            )}
          </p>
          {hasil.kalimat.map((kalimat) => (
            <p key={kalimat}>{kalimat}</p>
          ))}
          {gejala && (
            <ul>
              {gejala.periksa.map((satu) => (
                <li key={satu}>{satu}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {hasil && !mesin && canWrite && (
        <p className={classes['sesudah']}>
          <Button onClick={() => setAdding(true)}>Daftarkan mesin ini</Button>
        </p>
      )}
      <Suspense>
        {adding && (
          <PerangkatFormDialog
            organisasi_id={organisasi_id}
            jenis="mesin"
            nomor_seri={dicari}
            opened={adding}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
