import type { AtributMenunggu } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import { LABEL_TIPE_ATRIBUT, sebutSiapaAtribut } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Facts } from '../../ui/show/facts.tsx';

type Props = { tenant_id: number; atribut: AtributMenunggu; canWrite: boolean; onClose: () => void };

/** An organisation's atribut beside those that wait, and the decision. */
export function MenungguPanel({ tenant_id, atribut, canWrite, onClose }: Props) {
  const { atribut_id, versi, nama, organisasi } = atribut;
  const confirm = useConfirm();
  const marks = { refetches: ['atribut', 'nilaiAtribut', 'anggota'] } as const;
  const client = useQueryClient();
  // What was changed meanwhile is shown as it is now, beside the reason.
  const onError = () => client.invalidateQueries({ queryKey: ['persetujuanAtribut'] });
  const after = { onSuccess: onClose, onError };
  const approve = useMutation({ ...api.persetujuanAtribut.approveAtribut.mutation(marks), ...after });
  const reject = useMutation({ ...api.persetujuanAtribut.rejectAtribut.mutation(marks), ...after });
  const tolak = async () => {
    const answer = await confirm({
      title: `Tolak atribut ${nama}?`,
      message: `Operator ${organisasi} menerima keterangan Anda, dan dapat mengubahnya untuk mengajukannya lagi. Nilai yang sudah diisi tetap tersimpan.`,
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
      remarkLabel: 'Keterangan untuk operator',
    });
    if (answer) reject.mutate({ tenant_id, atribut_id, versi, keterangan: answer.remark });
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={nama}
      footer={
        canWrite && (
          <>
            <Button variant="default" loading={reject.isPending} onClick={() => void tolak()}>
              Tolak
            </Button>
            <Button loading={approve.isPending} onClick={() => approve.mutate({ tenant_id, atribut_id, versi })}>
              Setujui
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Instansi', value: organisasi },
          { label: 'Tipe', value: LABEL_TIPE_ATRIBUT[atribut.tipe] },
          { label: 'Pilihan', value: atribut.pilihan.join(', ') },
          { label: 'Diisi', value: sebutSiapaAtribut(atribut) },
          { label: 'Wajib', value: sebutYaTidak(atribut.is_wajib) },
          { label: 'Sudah diisi', value: `${formatAngka(atribut.jumlah_terisi)} anggota` },
        ]}
      />
    </SidePanel>
  );
}
