import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useKirim } from '../kirim/use-kirim.ts';
import { sebutSiapa } from '../dasar/sebut-siapa.ts';
import { useVerval } from './use-verval.ts';

type Props = {
  organisasi_id: number;
  bulan: string;
  selected: readonly number[];
  /** The rows that are seen, for what is known of the chosen ones. */
  rows: readonly BarisVerval[];
  onDone: () => void;
};

/** What may be done with the chosen members' month: only what fits the state that they are in. */
export function VervalBulkActions({ organisasi_id, bulan, selected, rows, onDone }: Props) {
  const { freeze, open, sending } = useVerval(organisasi_id, bulan);
  const { kirim, sending: kirimSending } = useKirim(organisasi_id, bulan);
  const { data: kiriman } = useQuery(
    api.kirimVerval.getKeadaanKirim.query({ organisasi_id, bulan }, { errors: 'caller' }),
  );
  const chosen = rows.filter(({ anggota }) => selected.includes(anggota.user_id));
  const siapa = sebutSiapa(selected, chosen);
  const has = (...states: BarisVerval['status'][]) =>
    chosen.length < selected.length || chosen.some(({ status }) => states.includes(status));
  return (
    <>
      {has('belum') && (
        <Button size="compact-sm" loading={sending} onClick={() => void freeze(selected, siapa, chosen, onDone)}>
          Verifikasi yang dipilih
        </Button>
      )}
      {kiriman?.keadaan === 'siap' && has('terverifikasi') && (
        <Button
          size="compact-sm"
          variant="default"
          loading={kirimSending}
          onClick={() => void kirim(selected, siapa, 0, onDone)}
        >
          Kirim yang dipilih
        </Button>
      )}
      {has('terverifikasi', 'terkirim') && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={sending}
          onClick={() => void open(selected, siapa, onDone)}
        >
          Buka yang dipilih
        </Button>
      )}
    </>
  );
}
