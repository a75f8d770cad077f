import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSession } from '../../base/session/use-session.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { sebutHakKlaim } from '../sebut-klaim.ts';

type Props = { organisasi_id: number; user_id: number; tanggal: string };

/**
 * The changes in force of a day, each with who made it, when and why, and the way to it (aturan/perbaikan#memutuskan);
 * nothing to whom they are not shown.
 */
export function PerubahanBerlakuSection({ organisasi_id, user_id, tanggal }: Props) {
  const session = useSession();
  const sebut = useSebutSaat();
  const isOwn = session?.me.user_id === user_id;
  const mayRead = !isOwn && session ? hasAccess(session.izin, 'presensi-klaim.index') : false;
  const rentang = { organisasi_id, from: tanggal, to: tanggal, count: 5 };
  const sendiri = useQuery({
    ...api.klaimPresensi.listKlaimSendiri.query(rentang, { errors: 'caller' }),
    enabled: isOwn,
  });
  const semua = useQuery({
    ...api.klaimPresensi.listKlaimPresensi.query({ ...rentang, user_id, status: 'berlaku' }, { errors: 'caller' }),
    enabled: mayRead,
  });
  const klaim = (isOwn ? sendiri : semua).data?.data ?? [];
  return klaim
    .filter(({ status }) => status === 'berlaku')
    .map((one) => (
      <div key={one.presensi_klaim_id}>
        <p>{`${sebutHakKlaim(one)}: ${sebutAsal(one, sebut)}, “${one.keterangan}”`}</p>
        <LinkButton
          variant="default"
          size="compact-sm"
          href={hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: one.presensi_klaim_id })}
        >
          Lihat perubahannya
        </LinkButton>
      </div>
    ));
}

/** Whose it is: an operator's own, or one that was asked for and approved. */
function sebutAsal(
  { dibuat_oleh, dibuat_pada, diputuskan_oleh, diputuskan_pada }: KlaimPresensi,
  sebut: Sebut,
): string {
  const oleh = dibuat_oleh ? ` ${dibuat_oleh}` : '';
  if (!diputuskan_pada) return `diubah${oleh} ${sebut(dibuat_pada)}`;
  const pemutus = diputuskan_oleh ? ` ${diputuskan_oleh}` : '';
  return `diajukan${oleh} ${sebut(dibuat_pada)}, disetujui${pemutus} ${sebut(diputuskan_pada)}`;
}

type Sebut = ReturnType<typeof useSebutSaat>;
