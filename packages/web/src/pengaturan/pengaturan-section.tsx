import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { FiturCutiCard } from './fitur-cuti-card.tsx';
import classes from './pengaturan.module.css';
import { PengaturanForm } from './pengaturan-form.tsx';
import { RiwayatPengaturanCard } from './riwayat-pengaturan-card.tsx';

type Props = { organisasi: Organisasi; canWrite: boolean };

/** The settings in force, how to change them from a date on, and every change there was and will be. */
export function PengaturanSection({ organisasi, canWrite }: Props) {
  const { organisasi_id } = organisasi;
  const {
    data: pengaturan,
    error,
    refetch,
  } = useQuery(api.pengaturan.getPengaturan.query({ organisasi_id }, { errors: 'caller' }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!pengaturan) return <Skeleton lines={8} />;
  return (
    <div className={classes['stack']}>
      {/* Saved settings are a form of their own: it starts from what is then in force. */}
      <PengaturanForm key={JSON.stringify(pengaturan)} pengaturan={pengaturan} canWrite={canWrite} />
      <FiturCutiCard pengaturan={pengaturan} organisasi={organisasi} canWrite={canWrite} />
      <RiwayatPengaturanCard riwayat={pengaturan.riwayat} />
    </div>
  );
}
