import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { kalimatTidakAktif } from '../../base/session/hak/kalimat-tidak-aktif.ts';
import { Link } from '../../ui/show/link.tsx';

/** Why the button does nothing, and what is still his to read. */
export function TidakAktif({ me, organisasi_id }: { me: Me; organisasi_id: number }) {
  return (
    <p>
      {kalimatTidakAktif(me)} <Link href={hrefTo('riwayatKehadiranUser', { organisasi_id })}>Riwayat Anda di sini</Link>
    </p>
  );
}
