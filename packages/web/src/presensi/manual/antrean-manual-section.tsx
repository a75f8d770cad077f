import type { KeputusanManual, PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { BuktiSwafoto } from './bukti-swafoto.tsx';
import { StatusRadiusChip } from '../bukti/status-radius-chip.tsx';

/** The requests with a selfie that wait for one's own decision, each with its evidence beside the list. */
export function AntreanManualSection({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters({ page: 1 });
  const [openId, setOpenId] = useState<number | null>(null);
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(api.presensiManual.decideManualSebagaiPenyetuju.mutation({ refetches }));
  const list = useQuery({
    ...api.presensiManual.listManualMenungguSaya.query({ organisasi_id, page: filters.page }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.data ?? [];
  const manual = rows.find(({ presensi_manual_id }) => presensi_manual_id === openId);
  const send = (one: PresensiManual, status: KeputusanManual, keterangan?: string) => {
    const { presensi_manual_id, persetujuan } = one;
    const next = rows[rows.indexOf(one) + 1]?.presensi_manual_id ?? null;
    decide.mutate(
      { organisasi_id, presensi_manual_id, status, keterangan, urutan: persetujuan.urutan },
      { onSuccess: () => setOpenId(next) },
    );
  };
  const reject = async (one: PresensiManual) => {
    const answer = await confirm({
      title: `Tolak presensi ${one.anggota.nama}?`,
      message: 'Presensinya tidak dihitung.',
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
    });
    if (answer) send(one, 6, answer.remark);
  };
  return (
    <>
      <DataTable
        label="Presensi swafoto yang menunggu keputusan"
        columns={COLUMNS}
        query={list}
        rowKey={({ presensi_manual_id }) => presensi_manual_id}
        rowLabel={({ anggota }) => anggota.nama}
        onPage={(page) => change({ page })}
        onOpen={({ presensi_manual_id }) => setOpenId(presensi_manual_id)}
        openKey={openId ?? undefined}
        empty={<EmptyState>Tidak ada presensi swafoto yang menunggu keputusan Anda.</EmptyState>}
      />
      <SidePanel
        opened={manual !== undefined}
        onClose={() => setOpenId(null)}
        title={manual?.anggota.nama ?? 'Presensi swafoto'}
        footer={
          manual && (
            <>
              <Button variant="default" disabled={decide.isPending} onClick={() => void reject(manual)}>
                Tolak
              </Button>
              <Button loading={decide.isPending} onClick={() => send(manual, 5)}>
                Setujui
              </Button>
            </>
          )
        }
      >
        {manual && <BuktiSwafoto organisasi_id={organisasi_id} manual={manual} />}
      </SidePanel>
    </>
  );
}

const COLUMNS: Column<PresensiManual>[] = [
  { key: 'anggota', header: 'Anggota', cell: ({ anggota }) => <strong>{anggota.nama}</strong> },
  { key: 'tanggal', header: 'Tanggal', cell: ({ tanggal }) => formatHariTanggal(tanggal) },
  { key: 'jam', header: 'Jam', cell: ({ jam }) => jam },
  { key: 'keterangan', header: 'Keterangan', cell: ({ keterangan }) => keterangan },
  { key: 'radius', header: 'Lokasi', card: 'corner', cell: ({ radius }) => <StatusRadiusChip radius={radius} /> },
];
