import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { Fact } from '../ui/show/facts.tsx';
import { JenisHariLiburChip } from './jenis-hari-libur-chip.tsx';
import { sebutTanggalLibur } from './sebut-tanggal-libur.ts';

export function factsOfHariLibur(libur: HariLibur): Fact[] {
  return [
    { label: 'Tanggal', value: sebutTanggalLibur(libur), wide: true },
    { label: 'Jenis', value: <JenisHariLiburChip jenis={libur.jenis} /> },
    { label: 'Status', value: LABEL_STATUS_TEMPAT[libur.status] },
    { label: 'Asal', value: libur.is_sinkron ? 'Keputusan hari libur nasional' : 'Dibuat sendiri' },
    { label: 'Saldo cuti tahunan', value: libur.is_potong_saldo ? 'Memotong saldo' : 'Tidak memotong saldo' },
  ];
}
