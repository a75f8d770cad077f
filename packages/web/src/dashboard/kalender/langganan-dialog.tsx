import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { SALIN_SEKALI } from '../../base/links/salin-sekali.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { SalinField } from '../../ui/show/salin-field.tsx';
import classes from './kalender-saya.module.css';

/** The private address of one's own calendar: made, shown once, replaced, and revoked. */
export function LanggananDialog({ onClose }: { onClose: () => void }) {
  const sebut = useSebutSaat();
  const { data, error, refetch } = useQuery(api.kalenderSaya.getAlamatKalenderSaya.query({}, { errors: 'caller' }));
  const create = useMutation(api.kalenderSaya.addAlamatKalenderSaya.mutation({ quiet: true }));
  const revoke = useMutation({
    ...api.kalenderSaya.revokeAlamatKalenderSaya.mutation(),
    onSuccess: () => create.reset(),
  });
  const isBusy = create.isPending || revoke.isPending;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Langganan kalender"
      fullScreenOnPhone
      footer={
        <>
          {data && (
            <Button variant="default" disabled={isBusy} onClick={() => revoke.mutate({})}>
              Cabut alamat
            </Button>
          )}
          {data !== undefined && (
            <Button disabled={isBusy} onClick={() => create.mutate({})}>
              {data ? 'Ganti alamat' : 'Buat alamat'}
            </Button>
          )}
        </>
      }
    >
      <div className={classes['stack']}>
        <p>
          Jam kerja, libur, dan cuti Anda di semua instansi tampil di Google Kalender, Apple, atau Outlook, dan ikut
          berubah sendiri. Siapa pun yang memegang alamatnya dapat membacanya.
        </p>
        {error && data === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton lines={1} />
        ) : data === null ? (
          <p>Belum ada alamat.</p>
        ) : (
          <p>
            Alamat dibuat {sebut(data.dibuat_pada)},{' '}
            {data.terakhir_pada ? `terakhir diambil ${sebut(data.terakhir_pada)}` : 'belum pernah diambil'}. Alamat baru
            mengakhiri yang lama.
          </p>
        )}
        {create.data && data && (
          <SalinField label="Alamat kalender" description={SALIN_SEKALI} value={create.data.alamat} />
        )}
      </div>
    </Dialog>
  );
}
