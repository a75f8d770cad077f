import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from '../dasar/cuti.module.css';
import { PratinjauBersama } from './pratinjau-bersama.tsx';

type Props = { organisasi_id: number; onClose: () => void };

/** Books this year's cuti bersama now, after showing what that writes. */
export function BukukanBersamaDialog({ organisasi_id, onClose }: Props) {
  // A key of its own: what was booked is not shown again as a preview.
  const preview = useQuery({
    queryKey: ['pratinjau-bersama', organisasi_id],
    queryFn: () => api.cutiBersama.generateCutiBersama.call({ organisasi_id, preview: true }),
    gcTime: 0,
    meta: { errors: 'caller' },
  });
  const run = useMutation(
    api.cutiBersama.generateCutiBersama.mutation({ errors: 'caller', refetches: ['cuti', 'saldoCuti'] }),
  );
  const isChanging = preview.data?.baris.some(({ jumlah }) => jumlah !== 0) ?? false;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Bukukan cuti bersama"
      width={720}
      fullScreenOnPhone
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Tutup
          </Button>
          <Button
            disabled={!isChanging}
            loading={run.isPending}
            onClick={() => run.mutate({ organisasi_id }, { onSuccess: onClose })}
          >
            Bukukan
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <FormNotice failure={run.error} />
        {preview.data ? (
          <PratinjauBersama {...preview.data} />
        ) : preview.error ? (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </Dialog>
  );
}
