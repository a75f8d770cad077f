import { useLangkah } from '../../base/links/use-langkah.ts';
import { JadwalTabs } from '../dasar/jadwal-tabs.tsx';
import { JamKerjaList } from './jam-kerja-list.tsx';

/** Jam Kerja: the organisation's own hours and those of its tenant. */
export function JamKerjaScreen({ organisasi_id }: { organisasi_id: number }) {
  const langkah = useLangkah('jam_kerja', organisasi_id);
  return (
    <JamKerjaList
      pemilik={{ organisasi_id }}
      tabs={<JadwalTabs organisasi_id={organisasi_id} current="jamKerja" />}
      isMaking={langkah.diminta}
      onMade={langkah.selesai}
    />
  );
}
