import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pemilik } from '../base/api/pemilik.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { IkutPindahList } from './ikut-pindah-list.tsx';
import { KonfirmasiDialog } from './konfirmasi-dialog.tsx';
import { mutasiCalls } from './mutasi-calls.ts';
import { MutasiFacts } from './mutasi-facts.tsx';
import { PeringatanList } from './peringatan-list.tsx';
import classes from './mutasi.module.css';

const REFETCHES = { refetches: ['mutasi', 'mutasiTenant', 'anggota'] } as const;

/** One transfer beside the list: what it is, what goes along, and the caller's next step. */
export function MutasiPanel({
  pemilik,
  mutasi_id,
  onClose,
}: {
  pemilik: Pemilik;
  mutasi_id: number;
  onClose: () => void;
}) {
  const [confirming, setConfirming] = useState(false);
  const ask = useConfirm();
  const calls = mutasiCalls(pemilik);
  const { data, error, refetch } = useQuery(calls.get.query({ mutasi_id }, { errors: 'caller' }));
  const confirm = useMutation(calls.confirm.mutation({ refetches: [...REFETCHES.refetches] }));
  const cancel = useMutation(calls.cancel.mutation({ refetches: [...REFETCHES.refetches] }));
  // Whoever came second sees what the first decided.
  const bacaLagi = { onError: () => void refetch() };
  const isMasuk = data?.sisi === 'tujuan' || (data?.sisi === 'keduanya' && data.tujuan !== null);
  const batal = async (nama: string) => {
    const answer = await ask({
      title: isMasuk && data?.sisi === 'tujuan' ? `Tolak mutasi ${nama}?` : `Batalkan mutasi ${nama}?`,
      message: 'Sisi yang satunya membaca keterangan Anda. Mutasi yang tidak jadi dapat dibuat lagi.',
      confirmLabel: data?.sisi === 'tujuan' ? 'Tolak' : 'Batalkan mutasi',
      cancelLabel: 'Kembali',
      danger: true,
      remark: 'required',
    });
    if (answer) cancel.mutate({ mutasi_id, keterangan: answer.remark, status: data?.status }, bacaLagi);
  };
  return (
    <>
      <SidePanel
        opened
        onClose={onClose}
        title={data ? `Mutasi ${data.nama}` : 'Mutasi'}
        width={560}
        footer={
          data &&
          (data.boleh.batal || data.boleh.konfirmasi) && (
            <>
              {data.boleh.batal && (
                <Button variant="default" loading={cancel.isPending} onClick={() => void batal(data.nama)}>
                  {data.sisi === 'tujuan' ? 'Tolak' : 'Batalkan mutasi'}
                </Button>
              )}
              {data.boleh.konfirmasi && (
                <Button
                  loading={confirm.isPending}
                  onClick={() =>
                    isMasuk ? setConfirming(true) : confirm.mutate({ mutasi_id, status: data.status }, bacaLagi)
                  }
                >
                  {isMasuk ? 'Konfirmasi' : 'Ajukan'}
                </Button>
              )}
            </>
          )
        }
      >
        {data ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          <div className={classes['stack']} role="group" aria-label="Rincian mutasi" tabIndex={0}>
            {data.hambatan && <FormNotice failure={`Belum dapat dilanjutkan: ${data.hambatan}`} />}
            {data.bawaan && <PeringatanList ikut={data.bawaan} isDone={data.dipindahkan_pada !== null} />}
            <MutasiFacts mutasi={data} />
            {data.bawaan && <IkutPindahList ikut={data.bawaan} mutasi={data} />}
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={10} />
        )}
      </SidePanel>
      {confirming && data && <KonfirmasiDialog pemilik={pemilik} mutasi={data} onClose={() => setConfirming(false)} />}
    </>
  );
}
