import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { kalimatTidakAktif } from '../../base/session/hak/kalimat-tidak-aktif.ts';
import { LinkPindah } from '../../base/session/hak/link-pindah.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { Link } from '../../ui/show/link.tsx';

/** Why the button does nothing, what is still his to read, and where he went on. */
export function TidakAktif({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const organisasi = session?.organisasi;
  return (
    <p>
      {kalimatTidakAktif(session)}{' '}
      <Link href={hrefTo('riwayatKehadiranUser', { organisasi_id })}>Riwayat Anda di sini</Link>{' '}
      {organisasi && isCutiTerbuka(organisasi) && (
        <>
          <Link href={hrefTo('riwayatCuti', { organisasi_id })}>Cuti Anda di sini</Link>{' '}
        </>
      )}
      <LinkPindah organisasi={organisasi} />
    </p>
  );
}
