import type { SebabTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import classes from '../dasar/perangkat.module.css';
import { LABEL_SEBAB_TERTAHAN } from './label-sebab-tertahan.ts';

type Sebab = z.output<typeof SebabTertahan>;
type Props = { organisasi_id: number; perangkat_id: number | undefined; canWrite: boolean };

/** How much of each machine waits for which reason, where it is more than one, to be discarded together. */
export function SebabTertahanList({ organisasi_id, perangkat_id, canWrite }: Props) {
  const confirm = useConfirm();
  const { data = [] } = useQuery(
    api.ketukanTertahan.listSebabTertahan.query({ organisasi_id, perangkat_id }, { errors: 'caller' }),
  );
  const discard = useMutation(
    api.ketukanTertahan.decideSebabTertahan.mutation({ refetches: ['perangkat', 'persetujuan'] }),
  );
  const banyak = data.filter(({ baris }) => baris > 1);
  if (banyak.length === 0) return null;
  const ask = async (one: Sebab) => {
    const answer = await confirm({
      title: `Buang semua dari ${one.nama_perangkat}?`,
      message: `${sebut(one)} dibuang dan tidak akan menjadi presensi${one.sebab === 'rusak' ? '' : ', juga bila mesinnya mengirimnya lagi'}. Yang datang sesudah ini tetap disisihkan.`,
      confirmLabel: 'Buang semua',
      danger: true,
      remark: 'required',
      remarkLabel: 'Alasan',
    });
    if (!answer) return;
    const { sebab, sampai } = one;
    discard.mutate({ organisasi_id, perangkat_id: one.perangkat_id, sebab, sampai, alasan: answer.remark });
  };
  return (
    <ul className={classes['sebab']} aria-label="Disisihkan per mesin dan sebab">
      {banyak.map((one) => (
        <li key={`${one.perangkat_id} ${one.sebab}`}>
          <span>
            <strong>{one.nama_perangkat}</strong> {sebut(one)}
          </span>
          {canWrite && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              disabled={discard.isPending}
              aria-label={`Buang semua: ${one.nama_perangkat}, ${LABEL_SEBAB_TERTAHAN[one.sebab]}`}
              onClick={() => void ask(one)}
            >
              Buang semua
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const sebut = ({ sebab, baris, jumlah }: Sebab) =>
  `${LABEL_SEBAB_TERTAHAN[sebab]}: ${formatAngka(baris)} baris${jumlah > baris ? `, diterima ${formatAngka(jumlah)} kali` : ''}`;
