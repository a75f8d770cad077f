import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../base/links/href-to.ts';
import { useLangkah } from '../base/links/use-langkah.ts';
import { HitungUlangSection } from '../kehadiran/turunan/hitung-ulang-section.tsx';
import { HariLiburList } from './hari-libur-list.tsx';

/** Hari Libur: the organisation's own holidays and those of its tenant. */
export function HariLiburScreen({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const langkah = useLangkah('hari_libur', organisasi_id);
  return (
    <HariLiburList
      pemilik={{ organisasi_id }}
      isSyncing={langkah.diminta}
      onSynced={langkah.selesai}
      notice={<HitungUlangSection organisasi_id={organisasi_id} />}
      onOpen={({ hari_libur_id }) =>
        void navigate({ to: hrefTo('hariLibur.detail', { organisasi_id, hari_libur_id }) })
      }
    />
  );
}
