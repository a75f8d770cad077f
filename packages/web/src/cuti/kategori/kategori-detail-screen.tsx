import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DITAWARI_NONAKTIF, useTawarNonaktif } from '../../base/forms/use-tawar-nonaktif.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { listFactsKategori } from './list-facts-kategori.tsx';
import { TURUNAN_KATEGORI } from './turunan-kategori.ts';
import { KategoriFormDialog } from './kategori-form-dialog.tsx';

type Params = { organisasi_id: number; kategori_id: number };

/** One category with everything that it allows. */
export function KategoriDetailScreen({ organisasi_id, kategori_id }: Params) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const tawar = useTawarNonaktif();
  const canWrite = useCanWrite() === 'yes';
  const [changing, setChanging] = useState(false);
  const at = { organisasi_id, cuti_kategori_id: kategori_id };
  const { data: kategori, error, refetch } = useQuery(api.kategoriCuti.getKategoriCuti.query(at));
  const status = useMutation(api.kategoriCuti.changeStatusKategori.mutation({ refetches: TURUNAN_KATEGORI }));
  const remove = useMutation(
    api.kategoriCuti.removeKategoriCuti.mutation({ gone: true, errors: 'caller', refetches: TURUNAN_KATEGORI }),
  );
  const list = hrefTo('kategori', { organisasi_id });
  const askRemove = async () => {
    const question = {
      title: 'Hapus kategori?',
      message: DITAWARI_NONAKTIF,
    };
    if (!(await confirm({ ...question, confirmLabel: 'Hapus', danger: true }))) return;
    const nonaktifkan = kategori?.is_aktif ? () => status.mutate({ ...at, is_aktif: false }) : null;
    const nama = `kategori ${kategori?.nama ?? ''}`;
    remove.mutate(at, {
      onSuccess: () => void navigate({ to: list }),
      onError: (error) => void tawar(error, { karena: 'kategori_cuti.in_use', nama, nonaktifkan }),
    });
  };
  return (
    <>
      <PageHeader
        title={kategori?.nama ?? 'Kategori'}
        crumbs={[{ label: 'Kategori', href: list }, { label: 'Rincian' }]}
        actions={
          kategori &&
          canWrite && (
            <>
              <Button variant="default" onClick={() => void askRemove()}>
                Hapus
              </Button>
              <Button
                variant="default"
                loading={status.isPending}
                onClick={() => status.mutate({ ...at, is_aktif: !kategori.is_aktif })}
              >
                {kategori.is_aktif ? 'Nonaktifkan' : 'Aktifkan'}
              </Button>
              <Button onClick={() => setChanging(true)}>Ubah</Button>
            </>
          )
        }
      />
      {kategori ? (
        <>
          <Card>
            <Facts facts={listFactsKategori(kategori)} />
          </Card>
          <KategoriFormDialog
            organisasi_id={organisasi_id}
            kategori={kategori}
            opened={changing}
            onClose={() => setChanging(false)}
          />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
