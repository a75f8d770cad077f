import type { AnggotaRingkas, BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { MenungguTinjauan } from './menunggu-tinjauan.tsx';
import { canAskPerubahan } from '../base/session/hak/can-ask-perubahan.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { useSession } from '../base/session/use-session.ts';

const PerbaikiHariDialog = lazy(async () => ({
  default: (await import('./perbaiki-hari-dialog.tsx')).PerbaikiHariDialog,
}));

type Props = { organisasi_id: number; hari: Omit<BarisKehadiran, 'anggota'>; anggota: AnggotaRingkas };

/**
 * Mends a day where it is seen: an operator at once, a member of his own by a request. Nothing on a day off or of leave,
 * which no correction changes, nor to whom the server would refuse it.
 */
export function PerbaikiHariSection({ organisasi_id, hari, anggota }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const session = useSession();
  const canWrite = useCanWrite() === 'yes';
  const isOwn = session?.me.user_id === anggota.user_id;
  const mayMend = isOwn ? canAskPerubahan(session) : canWrite;
  if (!hari.jadwal || hari.status === 'libur' || hari.status === 'cuti' || !mayMend) return null;
  return (
    <>
      {!isOwn && <MenungguTinjauan organisasi_id={organisasi_id} hari={hari} />}
      <div>
        <Button variant="default" onClick={() => setOpened(true)}>
          {isOwn ? 'Ajukan perubahan' : 'Perbaiki'}
        </Button>
      </div>
      <Suspense>
        {opened !== null && (
          <PerbaikiHariDialog
            organisasi_id={organisasi_id}
            hari={hari}
            anggota={anggota}
            isOwn={isOwn}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
}
