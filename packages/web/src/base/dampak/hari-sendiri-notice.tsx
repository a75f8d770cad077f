import { mayUbahJadwal } from '@hadir/rules/jadwal/berlaku/may-ubah-jadwal.ts';
import { lazy, Suspense } from 'react';
import { useToday } from '../../kit/zona/use-today.ts';
import { useSession } from '../session/use-session.ts';

// Hardly anybody sees it, and it is not of the first load.
const FormNotice = lazy(async () => ({ default: (await import('../../ui/feedback/form-notice.tsx')).FormNotice }));

type Props = { perubahan: readonly { user_id: number; tanggal: string | null }[] };

/** Says, before a change is sent, that one's own days that have passed are another's to change (aturan/jadwal#hari-sendiri). */
export function HariSendiriNotice({ perubahan }: Props) {
  const today = useToday();
  const oleh = useSession()?.me.user_id ?? 0;
  const isMilik = perubahan.some(
    ({ user_id, tanggal }) => tanggal !== null && !mayUbahJadwal({ user_id, tanggal }, { oleh, today }),
  );
  return isMilik ? (
    <Suspense>
      <FormNotice pesan="Hari Anda sendiri yang sudah lewat diubah operator lain atau admin induk." />
    </Suspense>
  ) : null;
}
