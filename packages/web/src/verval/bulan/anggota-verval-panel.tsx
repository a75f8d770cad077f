import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { Button } from '@mantine/core';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { formatAngka, formatBulan } from '../../kit/format/format.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { HambatanList } from './hambatan-list.tsx';
import { StatusVervalChip } from './status-verval-chip.tsx';
import { useVerval } from './use-verval.ts';

type Props = { organisasi_id: number; bulan: string; baris: BarisVerval; canWrite: boolean; onClose: () => void };

/** A member's month: its sums, what hinders it, each resolved here, and the way to its days. */
export function AnggotaVervalPanel({ organisasi_id, bulan, baris, canWrite, onClose }: Props) {
  const [page, setPage] = useState(1);
  const { freeze, open, sending } = useVerval(organisasi_id, bulan);
  const { anggota, status, jumlah, hambatan } = baris;
  const from = `${bulan}-01`;
  const semua = { is_hadir: 1, is_absen: 1, is_cuti: 1, is_libur: 1 } as const;
  const days = { ...semua, from, to: addDays(shiftMonth(from, 1), -1), user_id: anggota.user_id };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={`${anggota.nama}, ${formatBulan(bulan)}`}
      footer={
        <>
          <LinkButton variant="default" href={hrefTo('riwayatKehadiran', { organisasi_id }, days)}>
            Lihat hari-harinya
          </LinkButton>
          {canWrite && status === 'belum' && (
            <Button loading={sending} onClick={() => void freeze([anggota.user_id], anggota.nama, [baris], onClose)}>
              Verifikasi
            </Button>
          )}
          {canWrite && status !== 'belum' && (
            <Button
              variant="default"
              loading={sending}
              onClick={() => void open([anggota.user_id], anggota.nama, onClose)}
            >
              Buka bulannya
            </Button>
          )}
        </>
      }
    >
      <Facts
        facts={[
          { label: 'Status', value: <StatusVervalChip status={status} /> },
          { label: 'Hari kerja', value: formatAngka(jumlah.hari_kerja) },
          { label: 'Hadir', value: formatAngka(jumlah.hadir) },
          { label: 'Absen', value: formatAngka(jumlah.absen) },
          { label: 'Cuti', value: formatAngka(jumlah.cuti) },
          { label: 'Terlambat', value: formatAngka(jumlah.terlambat) },
        ]}
      />
      {hambatan.length === 0 ? (
        <p>Tidak ada yang menghambat.</p>
      ) : (
        <HambatanList
          organisasi_id={organisasi_id}
          bulan={bulan}
          user_id={anggota.user_id}
          canWrite={canWrite}
          page={page}
          onPage={setPage}
        />
      )}
    </SidePanel>
  );
}
