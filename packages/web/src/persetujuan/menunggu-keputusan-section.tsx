import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { isInactive } from '../base/session/is-inactive.ts';
import { peranOf } from '../base/session/peran-of.ts';
import { useSession } from '../base/session/use-session.ts';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import classes from './jalur-section.module.css';
import { UNTUK_WORDS } from './untuk-words.ts';

const JENIS = ['presensi_manual', 'klaim', 'tukar_shift', 'cuti'] as const;

/** What waits for one's own decision, each leading to its queue. Nothing where nothing waits. */
export function MenungguKeputusanSection({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const organisasi = session?.organisasi;
  const isOpen =
    !!session &&
    !!organisasi &&
    !isInactive(session.me, organisasi) &&
    !isTerkunci('linked', peranOf(session.me, organisasi), organisasi);
  const { data } = useQuery({
    ...api.persetujuan.countMenunggu.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    enabled: isOpen,
  });
  const waiting = JENIS.filter((jenis) => (data?.[jenis] ?? 0) > 0);
  if (!data || waiting.length === 0) return null;
  return (
    <Card title="Menunggu keputusan Anda">
      <div className={classes['links']}>
        {waiting.map((jenis) => (
          <LinkButton
            key={jenis}
            variant="default"
            href={
              jenis === 'cuti'
                ? hrefTo('riwayatCuti', { organisasi_id }, { bagian: 'menunggu' })
                : hrefTo('persetujuan', { organisasi_id }, { bagian: jenis })
            }
          >
            {data[jenis]} {UNTUK_WORDS[jenis]}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}
