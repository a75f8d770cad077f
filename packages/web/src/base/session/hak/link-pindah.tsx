import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { Link } from '../../../ui/show/link.tsx';
import { hrefTo } from '../../links/href-to.ts';

/** The way on to where he was moved; nothing where he comes there with another account. */
export function LinkPindah({ organisasi }: { organisasi: OrganisasiAktif | null | undefined }) {
  const { tujuan, organisasi_id = null } = organisasi?.pindah ?? {};
  return organisasi_id !== null && <Link href={hrefTo('home', { organisasi_id })}>Buka {tujuan}</Link>;
}
