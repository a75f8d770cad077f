import { hasAccess } from '../../base/session/has-access.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { WajahMenungguSection } from '../pendaftaran/wajah-menunggu-section.tsx';
import { DaftarWajahSection } from './daftar-wajah-section.tsx';

/** Faces to be recognised, at the desk where everything else is decided: enrolments, then selfies in doubt. */
export function AntreanWajahSection({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  const session = useSession();
  const seesPendaftaran = canWrite && session !== null && hasAccess(session.izin, 'user.index');
  return (
    <>
      {seesPendaftaran && <WajahMenungguSection organisasi_id={organisasi_id} />}
      <DaftarWajahSection organisasi_id={organisasi_id} />
    </>
  );
}
