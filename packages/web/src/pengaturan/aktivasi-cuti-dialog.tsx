import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Dialog } from '../ui/layer/dialog.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { sebutSaklarCuti } from './sebut-saklar-cuti.ts';
import classes from './pengaturan.module.css';

type Props = { organisasi_id: number; is_aktif: boolean; onClose: () => void };

/** Turns leave on or off, after saying what that does: the categories it fills in, and the rights it grants. */
export function AktivasiCutiDialog({ organisasi_id, is_aktif, onClose }: Props) {
  const [buka_tahun, setBukaTahun] = useState(false);
  const isi = { organisasi_id, is_aktif };
  const preview = useQuery({
    queryKey: ['pratinjau-aktivasi-cuti', organisasi_id, is_aktif],
    queryFn: () => api.pengaturanCuti.activateCuti.call({ ...isi, buka_tahun: true, preview: true }),
    gcTime: 0,
    meta: { errors: 'caller' },
  });
  const run = useMutation(
    api.pengaturanCuti.activateCuti.mutation({
      errors: 'caller',
      refetches: ['auth', 'pengaturan', 'cuti', 'kategoriCuti', 'saldoCuti'],
    }),
  );
  const { kategori_diisi = [], jatah, menunggu = 0 } = preview.data ?? {};
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${sebutSaklarCuti(is_aktif)}?`}
      fullScreenOnPhone
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button
            {...(!is_aktif && { color: 'red' })}
            disabled={!preview.data}
            loading={run.isPending}
            onClick={() => run.mutate({ ...isi, buka_tahun }, { onSuccess: onClose })}
          >
            {sebutSaklarCuti(is_aktif)}
          </Button>
        </>
      }
    >
      <div className={classes['stack']}>
        <FormNotice failure={preview.error ?? run.error} />
        {preview.isPending && <Skeleton lines={3} />}
        {preview.data && is_aktif && (
          <>
            <p>Mulai hari ini anggota dapat mengajukan cuti, dan menunya tampil bagi semua.</p>
            <p>
              {kategori_diisi.length > 0
                ? `Kategori yang diisikan: ${kategori_diisi.join(', ')}. Semuanya dapat diubah.`
                : 'Kategori yang sudah ada dipakai lagi.'}
            </p>
            {jatah && jatah.anggota > 0 ? (
              <Checkbox
                label="Beri jatah tahun ini sekarang"
                description={`${formatAngka(jatah.anggota)} anggota mendapat ${formatAngka(jatah.hari)} hari. Biarkan kosong bila saldonya akan diimpor.`}
                checked={buka_tahun}
                onChange={(event) => setBukaTahun(event.currentTarget.checked)}
              />
            ) : (
              <p>Jatah tahun ini sudah diberikan.</p>
            )}
          </>
        )}
        {preview.data && !is_aktif && (
          <>
            <p>Menu cuti hilang dan tidak seorang pun dapat mengajukan atau memutuskan. Tidak ada yang dihapus.</p>
            {menunggu > 0 && (
              <p>
                <strong>{formatAngka(menunggu)} ajuan masih menunggu keputusan</strong> dan tetap menunggu sampai fitur
                ini diaktifkan lagi.
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
