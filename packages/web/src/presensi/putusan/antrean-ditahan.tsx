import { CHIP_STATUS_DITINJAU } from './chip-status-ditinjau.ts';
import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import type { ComponentProps } from 'react';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatTanggal } from '../../kit/format/format.ts';
import { AntreanTinjauan } from '../../base/meja/antrean-tinjauan.tsx';
import type { Keputusan } from '../../base/meja/sebut-tak-tersimpan.ts';
import { PutusBaris } from '../../base/meja/putus-baris.tsx';
import { KepercayaanChip } from '../kepercayaan/kepercayaan-chip.tsx';
import classes from '../dasar/antrean.module.css';
import { keadaanDitinjau } from './keadaan-ditinjau.ts';
import { labelPutusan } from '../../base/words/label-putusan.ts';

type Props = Omit<ComponentProps<typeof AntreanTinjauan>, 'label' | 'rows'> & {
  rows: readonly PresensiDitinjau[];
  pending: ReadonlyMap<number, Keputusan>;
  onApprove: (tap: PresensiDitinjau) => void;
  onReject: (tap: PresensiDitinjau) => void;
};

const SEBAB: Record<PresensiDitinjau['sebab'][number], string> = {
  jam: 'Jam tak tepercaya',
  tersambung: 'Terlambat dikirim',
  tempat: 'Di luar lokasi',
  lokasi_palsu: 'Lokasi palsu',
  cara: 'Cara kios diganti',
  pergi: 'Anggota tidak aktif',
  dilepas: 'Kios sedang dilepas',
  diimpor_sendiri: 'Diimpor sendiri',
  mesin_sendiri: 'Mesin sendiri',
  mesin_terbuka: 'Mesin tanpa batas alamat',
};

const MENJADI = { setuju: 'dihitung', tolak: 'ditolak' } as const;

/** The queue of held taps: whose, when, and why each was held. */
export function AntreanDitahan({ rows, pending, onApprove, onReject, ...rest }: Props) {
  const lines = rows.map((tap) => {
    const { presensi_id: id, anggota, tanggal, jam, status, sebab, kepercayaan, hari_beku } = tap;
    const keputusan = pending.get(id);
    const isWaiting = status === 'menunggu' && !keputusan;
    const sebut = `${anggota.nama} ${formatTanggal(tanggal)} ${jam}`;
    return {
      id,
      sebut,
      kepala: <AnggotaAvatar anggota={anggota} detail={`${formatTanggal(tanggal)} ${sebutJam(jam)}`} />,
      state: (
        <>
          {hari_beku && <span className={classes['awas']}>{HARI_BEKU_RINGKAS}</span>}
          {kepercayaan && kepercayaan.butir.length > 0 && <KepercayaanChip skor={kepercayaan.skor} />}
          <span className={classes['far']}>{sebab.map((one) => SEBAB[one]).join(', ')}</span>
          {!isWaiting && <StatusChip {...CHIP_STATUS_DITINJAU[keputusan ? MENJADI[keputusan] : status]} />}
        </>
      ),
      tindakan: isWaiting && rest.selected && !rest.unselectable?.has(id) && (
        <PutusBaris
          sebut={sebut}
          setujui={labelPutusan('hitung', keadaanDitinjau(tap))}
          onSetujui={hari_beku ? undefined : () => onApprove(tap)}
          onTolak={() => onReject(tap)}
        />
      ),
    };
  });
  return <AntreanTinjauan label="Presensi yang ditahan" rows={lines} {...rest} />;
}
