import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { Sejak } from '../kit/zona/sejak.tsx';
import type { Column } from '../ui/table/column.ts';
import { LABEL_JENIS_KLAIM } from './label-jenis-klaim.ts';
import { sebutAnggotaKlaim, sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import { StatusKlaimChip } from './status-klaim-chip.tsx';

export const KLAIM_COLUMNS: Column<KlaimPresensi>[] = [
  { key: 'anggota', header: 'Anggota', cell: (klaim) => <strong>{sebutAnggotaKlaim(klaim)}</strong> },
  { key: 'tanggal', header: 'Tanggal', cell: sebutTanggalKlaim },
  { key: 'jenis', header: 'Jenis', cell: ({ jenis }) => LABEL_JENIS_KLAIM[jenis] },
  { key: 'hak', header: 'Menjadi', cell: sebutHakKlaim },
  {
    key: 'keterangan',
    header: 'Keterangan',
    wrap: true,
    cell: ({ keterangan, lampiran }) => (
      <>
        {keterangan} {lampiran && <IconPaperclip size={16} role="img" aria-label="Ada lampiran" />}
      </>
    ),
  },
  { key: 'dibuat_pada', header: 'Dibuat', cell: ({ dibuat_pada }) => <Sejak pada={dibuat_pada} /> },
  { key: 'status', header: 'Status', card: 'corner', cell: ({ status }) => <StatusKlaimChip status={status} /> },
];
