import { useEffect, useSyncExternalStore } from 'react';
import { showEdition } from '../../theme/edition.ts';
import { BelumTerkirim } from './belum-terkirim.tsx';
import classes from './kios.module.css';
import { LayarKios } from './layar-kios.tsx';
import type { MesinKios } from './mesin-kios.ts';
import { PasangKios } from './pasang-kios.tsx';

/** The page of a kiosk: paired by a code, then at work until it is taken back. */
export function KiosScreen({ mesin }: { mesin: MesinKios }) {
  const tampak = useSyncExternalStore(mesin.subscribe, mesin.read);
  useEffect(() => (isSecureContext ? mesin.start() : undefined), [mesin]);
  const edition = tampak.ingatan?.keadaan.is_terhubung ? 'simpatika' : 'umum';
  useEffect(() => showEdition(edition), [edition]);
  // Camera, storage and signatures are given only to pages that nobody on the way can have changed.
  if (!isSecureContext)
    return (
      <main className={classes['pasang']}>
        <h1>Alamat ini belum aman</h1>
        <p>Kios hanya berjalan di alamat https. Hubungi pengelola server.</p>
      </main>
    );
  if (tampak.fase === 'memuat') return null;
  if (tampak.fase === 'jalan' && tampak.ingatan)
    return <LayarKios mesin={mesin} tampak={tampak} ingatan={tampak.ingatan} />;
  const tersimpan = [...tampak.tertinggal, ...tampak.ditolak];
  return (
    <PasangKios kode={location.hash.slice(1)} isDilepas={tampak.fase === 'dilepas'} onPasang={mesin.pasang}>
      {tampak.ingatan && tersimpan.length > 0 && (
        <BelumTerkirim bacaan={tersimpan} zona={tampak.ingatan.keadaan.timezone} />
      )}
    </PasangKios>
  );
}
