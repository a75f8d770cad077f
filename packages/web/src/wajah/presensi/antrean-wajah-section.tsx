import { seesAntrean } from '@hadir/rules/persetujuan/sees-antrean.ts';
import { pemegangOf } from '../../base/session/pemegang-of.ts';
import { useSession } from '../../base/session/use-session.ts';
import { WajahMenungguSection } from '../pendaftaran/wajah-menunggu-section.tsx';
import { DaftarWajahSection } from './daftar-wajah-section.tsx';

/** Faces to be recognised, at the desk where everything else is decided: enrolments, then selfies in doubt. */
export function AntreanWajahSection({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  if (!session) return null;
  const oleh = pemegangOf(session);
  const seesSwafoto = seesAntrean(oleh, 'swafoto_wajah');
  return (
    <>
      {seesAntrean(oleh, 'pendaftaran_wajah') && (
        <WajahMenungguSection
          organisasi_id={organisasi_id}
          {...(seesSwafoto ? {} : { kosong: 'Tidak ada pendaftaran wajah yang menunggu.' })}
        />
      )}
      {seesSwafoto && <DaftarWajahSection organisasi_id={organisasi_id} />}
    </>
  );
}
