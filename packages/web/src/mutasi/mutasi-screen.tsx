import { hrefTo } from '../base/links/href-to.ts';
import { useSession } from '../base/session/use-session.ts';
import { MutasiPage } from './mutasi-page.tsx';

/** Kelola Anggota → Mutasi: an organisation's members who go, and those who come. */
export function MutasiScreen({ organisasi_id }: { organisasi_id: number }) {
  const nama = useSession()?.organisasi?.nama;
  const home = nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : [];
  return (
    <MutasiPage pemilik={{ organisasi_id }} crumbs={[...home, { label: 'Kelola Anggota' }, { label: 'Mutasi' }]} />
  );
}
