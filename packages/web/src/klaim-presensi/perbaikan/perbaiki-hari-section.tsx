import type { AnggotaRingkas, BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { Button, Group } from '@mantine/core';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CutiHariLink } from './cuti-hari-link.tsx';
import { HariBeku } from './hari-beku.tsx';
import { KlaimAnggotaMenunggu } from './klaim-anggota-menunggu.tsx';
import { MenungguTinjauan } from './menunggu-tinjauan.tsx';
import { canAskPerubahan } from '../../base/session/hak/can-ask-perubahan.ts';
import { useMayWrite } from '../../base/session/hak/use-may-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { PerubahanDitolak } from './perubahan-ditolak.tsx';

const PerbaikiHariDialog = lazy(async () => ({
  default: (await import('./perbaiki-hari-dialog.tsx')).PerbaikiHariDialog,
}));
const PerubahanMenunggu = lazy(async () => ({
  default: (await import('./perubahan-menunggu.tsx')).PerubahanMenunggu,
}));

type Props = { organisasi_id: number; hari: Omit<BarisKehadiran, 'anggota'>; anggota: AnggotaRingkas };

/**
 * Mends a day where it is seen: an operator at once, a member of his own by a request. Nothing on a day off or of leave,
 * which no correction changes, nor to whom the server would refuse it; a frozen one says what opens it instead.
 */
export function PerbaikiHariSection(props: Props) {
  const { hari, anggota } = props;
  const session = useSession();
  const mayClaim = useMayWrite('presensi-klaim.index');
  const isOwn = session?.me.user_id === anggota.user_id;
  const mayMend = isOwn ? canAskPerubahan(session) : mayClaim;
  if (!hari.jadwal || hari.status === 'libur' || hari.status === 'cuti' || !mayMend) return null;
  return isOwn ? <AjukanPerubahan {...props} /> : <Perbaiki {...props} />;
}

function Perbaiki(props: Props) {
  const { organisasi_id, hari, anggota } = props;
  return (
    <>
      <KlaimAnggotaMenunggu organisasi_id={organisasi_id} tanggal={hari.tanggal} {...anggota} />
      <MenungguTinjauan organisasi_id={organisasi_id} hari={hari} />
      {hari.is_beku ? <HariBeku {...props} isOwn={false} /> : <PerbaikiButton {...props} isOwn={false} />}
    </>
  );
}

/** While one waits for its decision it stands there instead of asking for another; what was refused or called back is said with its reason. */
function AjukanPerubahan(props: Props) {
  const { organisasi_id, hari } = props;
  const session = useSession();
  const { data, isPending } = useQuery(
    api.klaimPresensi.listKlaimSendiri.query(
      { organisasi_id, from: hari.tanggal, to: hari.tanggal, count: 5 },
      { errors: 'caller' },
    ),
  );
  if (isPending) return null;
  const menunggu = data?.data.filter(({ status }) => status === 'diajukan') ?? [];
  if (menunggu.length > 0) {
    return (
      <Suspense>
        <PerubahanMenunggu organisasi_id={organisasi_id} klaim={menunggu} />
      </Suspense>
    );
  }
  // What he took back himself he knows.
  const terakhir = data?.data[0];
  const isDibatalkan = terakhir?.status === 'dibatalkan' && terakhir.diputuskan_user_id !== session?.me.user_id;
  const tertolak = terakhir?.status === 'ditolak' || isDibatalkan ? terakhir : undefined;
  return (
    <>
      {tertolak && <PerubahanDitolak organisasi_id={organisasi_id} klaim={tertolak} />}
      {hari.is_beku ? <HariBeku {...props} isOwn /> : <PerbaikiButton {...props} isOwn semula={tertolak} />}
    </>
  );
}

function PerbaikiButton({ isOwn, ...props }: Props & { isOwn: boolean; semula?: KlaimPresensi | undefined }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpened(true)}>
          {!isOwn ? 'Perbaiki' : props.semula ? 'Ajukan lagi' : 'Ajukan perubahan'}
        </Button>
        <CutiHariLink {...props} isOwn={isOwn} />
      </Group>
      <Suspense>
        {opened !== null && (
          <PerbaikiHariDialog {...props} isOwn={isOwn} opened={opened} onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </>
  );
}
