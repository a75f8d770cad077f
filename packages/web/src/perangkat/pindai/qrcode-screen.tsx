import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { Link } from '../../ui/show/link.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { HasilCard } from './hasil-card.tsx';
import { KartuSayaCard } from './kartu-saya-card.tsx';
import { PemindaiCard } from './pemindai-card.tsx';
import classes from './pindai.module.css';
import { readTautan } from './read-tautan.ts';

const FIELDS = { kode: '' };
/** Attending changes what these show. */
const SENTUH = ['presensi', 'kehadiran', 'dashboard'] as const;

/**
 * A member attends by the code on a kiosk's screen: read by this page's camera, or by the phone's own, which opens this
 * page with `?kode=`. It also shows his own card, for a kiosk that reads cards.
 */
export function QrcodeScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FIELDS);
  const mengelola = useCanWrite() === 'yes';
  const [bukanKode, setBukanKode] = useState(false);
  const send = useMutation(api.kios.submitPresensiQr.mutation({ errors: 'caller', quiet: true, refetches: SENTUH }));
  const { mutate } = send;

  // The code came with the address: it is sent once, and not again when the page is loaded anew.
  const fromAddress = useEffectEvent((kode: string) => {
    mutate({ organisasi_id, kode });
    change({ kode: '' }, { replace: true });
  });
  useEffect(() => {
    if (filters.kode) fromAddress(filters.kode);
  }, [filters.kode]);

  const read = (teks: string) => {
    const tautan = readTautan(teks);
    setBukanKode(!tautan);
    if (tautan) mutate(tautan);
  };
  const isSelesai = send.isSuccess || send.isError || send.isPending;
  return (
    <>
      <PageHeader
        title="Kode QR Presensi"
        subtitle="Pindai kode QR di layar kios, atau tunjukkan kartu Anda kepadanya."
        actions={mengelola && <Link href={hrefTo('device', { organisasi_id })}>Siapkan kios di Perangkat</Link>}
      />
      <div className={classes['columns']}>
        {isSelesai || filters.kode ? (
          <HasilCard hasil={send.data} error={send.error} onLagi={send.reset} />
        ) : (
          <div>
            <PemindaiCard onRead={read} />
            {bukanKode && (
              <p role="alert">Itu bukan kode kios Hadir. Arahkan ke kode QR yang berganti di layar kios.</p>
            )}
          </div>
        )}
        <KartuSayaCard organisasi_id={organisasi_id} />
      </div>
    </>
  );
}
