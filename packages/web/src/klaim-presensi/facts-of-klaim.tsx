import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { sebutHariBeku } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import type { ReactNode } from 'react';
import { api } from '../base/api/api.ts';
import { BilaPeka } from '../base/peka/bila-peka.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import type { Fact } from '../ui/show/facts.tsx';
import { JalanSection } from '../persetujuan/jalan-section.tsx';
import { FileDownload } from '../ui/feedback/file-download.tsx';
import { LABEL_JENIS_KLAIM } from './label-jenis-klaim.ts';
import { sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import { StatusKlaimChip } from './status-klaim-chip.tsx';

/** What is known of a claim, its instants told by `sebut` (`useSebutSaat`). */
export function factsOfKlaim(organisasi_id: number, klaim: KlaimPresensi, sebut: (instant: string) => string): Fact[] {
  const { presensi_klaim_id, lampiran, diputuskan_pada, diputuskan_oleh, hari_beku } = klaim;
  return [
    { label: 'Status', value: <StatusKlaimChip status={klaim.status} /> },
    { label: 'Tanggal', value: sebutTanggalKlaim(klaim) },
    ...(hari_beku
      ? [{ label: 'Bulan dibekukan', value: <FormNotice isAwas pesan={sebutHariBeku(hari_beku)} />, wide: true }]
      : []),
    { label: 'Jenis', value: LABEL_JENIS_KLAIM[klaim.jenis] },
    { label: 'Menjadi', value: sebutHakKlaim(klaim) },
    { label: 'Dibuat', value: `${sebut(klaim.dibuat_pada)} oleh ${klaim.dibuat_oleh ?? '—'}` },
    ...onlyKnown(SEBUTAN[klaim.status], diputuskan_pada && `${sebut(diputuskan_pada)} oleh ${diputuskan_oleh ?? '—'}`),
    ...onlyKnown('Catatan', klaim.catatan),
    ...onlyKnown(
      'Lampiran',
      lampiran && (
        <BilaPeka peka="lampiran" sebutan={lampiran}>
          <FileDownload
            load={() => api.klaimPresensi.getLampiranKlaim.file({ organisasi_id, presensi_klaim_id })}
            fileName={lampiran}
            variant="subtle"
          >
            {lampiran}
          </FileDownload>
        </BilaPeka>
      ),
    ),
    { label: 'Keterangan', value: klaim.keterangan, wide: true },
    ...(isAsked(klaim)
      ? [{ label: 'Persetujuan', value: <JalanSection jalan={klaim.persetujuan} />, wide: true }]
      : []),
    { label: `Anggota (${klaim.anggota.length})`, value: klaim.anggota.map(({ nama }) => nama).join(', '), wide: true },
  ];
}

/** How the last thing done with a claim is called. */
const SEBUTAN: Record<KlaimPresensi['status'], string> = {
  diajukan: 'Diputuskan',
  berlaku: 'Diputuskan',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
};

/** What most claims have not, and what nobody has said yet. */
const onlyKnown = (label: string, value: ReactNode): Fact[] => (value ? [{ label, value }] : []);

/** An operator's is in force at once and goes through no chain. */
const isAsked = ({ status, persetujuan }: KlaimPresensi) => status === 'diajukan' || persetujuan.putusan.length > 0;
