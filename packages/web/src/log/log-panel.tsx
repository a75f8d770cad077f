import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import { LABEL_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { Button } from '@mantine/core';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { Facts } from '../ui/show/facts.tsx';
import type { FilterLog } from './filter-log.ts';
import { HasilLogChip } from './hasil-log-chip.tsx';
import { sebutPelaku, sebutSaat } from './log-columns.tsx';
import classes from './log.module.css';
import { PerubahanList } from './perubahan-list.tsx';
import { sebutObjek } from './sebut-objek.ts';

type Props = {
  baris: BarisLog | undefined;
  zone: Zona;
  isDiInstansi: boolean;
  onClose: () => void;
  onSearch: (changes: Partial<FilterLog>) => void;
};

/** One line: who, when, from where, and each field as it was and became; with what else it leads to. */
export function LogPanel({ baris, zone, isDiInstansi, onClose, onSearch }: Props) {
  return (
    <SidePanel opened={baris !== undefined} onClose={onClose} title={baris?.kegiatan ?? ''}>
      {baris && (
        <div className={classes['panel']}>
          <Facts
            facts={[
              { label: `Waktu (${LABEL_ZONA[zone]})`, value: sebutSaat(baris.waktu, zone) },
              { label: 'Hasil', value: <HasilLogChip hasil={baris.hasil} /> },
              { label: 'Pelaku', value: sebutPelaku(baris) },
              { label: 'Objek', value: sebutObjek(baris) },
              { label: 'Instansi', value: baris.nama_organisasi },
              ...(isDiInstansi ? [] : [{ label: 'Induk', value: baris.nama_tenant }]),
              { label: 'Alamat IP', value: baris.ip },
              { label: 'Peramban', value: baris.user_agent === null ? null : deviceOf(baris.user_agent) },
              ...(baris.penolakan === null ? [] : [{ label: 'Sebab ditolak', value: baris.penolakan, wide: true }]),
              { label: 'Nomor permintaan', value: baris.permintaan_id, wide: true },
            ]}
          />
          <PerubahanList perubahan={baris.perubahan} />
          <h3 className={classes['heading']}>Cari baris lain</h3>
          <div className={classes['links']}>
            {linksOf(baris, isDiInstansi).map(({ label, changes }) => (
              <Button key={label} variant="default" onClick={() => onSearch(changes)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </SidePanel>
  );
}

function linksOf(baris: BarisLog, isDiInstansi: boolean): { label: string; changes: Partial<FilterLog> }[] {
  const { user_id, tentang_id, objek, objek_id, ip, organisasi_id, tenant_id } = baris;
  return [
    ...(user_id === null ? [] : [{ label: 'Pelaku ini', changes: { pelaku_id: user_id } }]),
    ...(tentang_id === null ? [] : [{ label: 'Tentang orang ini', changes: { tentang_id } }]),
    ...(objek === null || objek_id === null ? [] : [{ label: 'Objek ini', changes: { objek, objek_id } }]),
    ...(ip === null ? [] : [{ label: 'Alamat IP ini', changes: { ip } }]),
    ...(isDiInstansi || organisasi_id === null ? [] : [{ label: 'Instansi ini', changes: { organisasi_id } }]),
    ...(isDiInstansi || tenant_id === null ? [] : [{ label: 'Induk ini', changes: { tenant_id } }]),
  ];
}
