import type { AnggotaRingkas, BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSession } from '../../base/session/use-session.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';

type Props = {
  organisasi_id: number;
  hari: Pick<BarisKehadiran, 'tanggal' | 'status' | 'jam_masuk' | 'jam_pulang'>;
  anggota: AnggotaRingkas;
  isOwn: boolean;
};

/** Leave for a day on which nobody came, with its member and date: who phones that he is ill is written down where he is missed. */
export function CutiHariLink({ organisasi_id, hari, anggota, isOwn }: Props) {
  const session = useSession();
  const isHadir = hari.status === 'hadir' || hari.jam_masuk !== null || hari.jam_pulang !== null;
  if (isHadir || !session || !hasAccess(session.izin, 'cuti-ajuan.index')) return null;
  const untuk = isOwn ? undefined : anggota.user_id;
  return (
    <LinkButton variant="default" href={hrefTo('cuti', { organisasi_id }, { untuk, tanggal: hari.tanggal })}>
      {isOwn ? 'Ajukan cuti' : 'Catat cuti'}
    </LinkButton>
  );
}
