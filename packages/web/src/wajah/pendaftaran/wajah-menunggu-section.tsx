import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useSession } from '../../base/session/use-session.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from '../wajah.module.css';
import { usePutusanWajah } from './use-putusan-wajah.ts';
import { WajahDikenali } from './wajah-dikenali.tsx';
import { WAJAH_SENDIRI } from './wajah-sendiri.ts';

/** Whose photos wait for somebody to say that it is he. Where nobody's do `kosong` says so, or nothing does. */
export function WajahMenungguSection({ organisasi_id, kosong }: { organisasi_id: number; kosong?: string }) {
  const me = useSession()?.me.user_id;
  const sebut = useSebutSaat();
  const { konfirmasi, tolak, sending } = usePutusanWajah(organisasi_id);
  const { data } = useQuery(
    api.pendaftaranWajah.listWajahMenunggu.query({ organisasi_id }, { errors: 'caller', autosave: true }),
  );
  if (data?.length === 0 && kosong) return <EmptyState>{kosong}</EmptyState>;
  if (!data || data.length === 0) return null;
  return (
    <Card
      title={`Pendaftaran wajah (${formatAngka(data.length)})`}
      subtitle="Konfirmasi bila ketiga foto memang orangnya: bandingkan dengan foto profilnya. Sesudah itu swafotonya dibandingkan dengan foto ini."
    >
      <ul className={classes['list']}>
        {data.map((satu) => (
          <li key={satu.wajah_id}>
            <p>
              <strong>{satu.nama}</strong>
            </p>
            <p className={classes['support']}>
              {[satu.nip && `NIP ${satu.nip}`, satu.jabatan, `dikirim ${sebut(satu.dibuat_pada)}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <WajahDikenali organisasi_id={organisasi_id} anggota={satu} wajah_id={satu.wajah_id} />
            {satu.user_id === me ? (
              <p className={classes['support']}>{WAJAH_SENDIRI}</p>
            ) : (
              <div className={classes['buttons']}>
                <Button
                  size="xs"
                  aria-label={`Konfirmasi wajah ${satu.nama}`}
                  disabled={sending}
                  onClick={() => konfirmasi(satu)}
                >
                  Konfirmasi
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Tolak wajah ${satu.nama}`}
                  disabled={sending}
                  onClick={() => void tolak(satu)}
                >
                  Tolak
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
