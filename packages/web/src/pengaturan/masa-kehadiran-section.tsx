import type { MasaKehadiran } from '@hadir/contract/kehadiran/masa/masa-kehadiran.contract.ts';
import { sebutDampakHapus } from '@hadir/contract/kehadiran/masa/sebut-dampak-hapus.ts';
import { Tahun } from '@hadir/contract/kehadiran/masa/tahun.ts';
import { MASA_KEHADIRAN_TERPENDEK } from '@hadir/rules/pengaturan/masa-kehadiran.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useHadirForm } from '../kit/form/use-hadir-form.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { Card } from '../ui/show/card.tsx';
import classes from './pengaturan.module.css';

type Props = { tenant_id: number; canWrite: boolean };

/** For how many years the days of the tenant's members are kept, since when another time holds, and what goes with it. */
export function MasaKehadiranSection({ tenant_id, canWrite }: Props) {
  const { data, error, refetch } = useQuery(
    api.masaKehadiran.getMasaKehadiran.query({ tenant_id }, { errors: 'caller' }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Card
      title="Masa simpan kehadiran"
      subtitle="Rincian hari anggota dan presensinya, dengan swafotonya. Jumlah bulanan yang dibekukan selalu tinggal."
    >
      {data ? <Isian key={JSON.stringify(data)} masa={data} canWrite={canWrite} /> : <Skeleton lines={2} />}
    </Card>
  );
}

function Isian({ masa, canWrite }: { masa: MasaKehadiran; canWrite: boolean }) {
  const { tenant_id, nanti } = masa;
  const tersimpan = nanti ? nanti.tahun : masa.tahun;
  const confirm = useConfirm();
  const change = api.masaKehadiran.changeMasaKehadiran;
  const save = useMutation(change.mutation({ errors: 'caller' }));
  const { form, field, submit, sending, failure } = useHadirForm<{ tahun: number | null }>({
    initialValues: { tahun: tersimpan },
    schema: z.object({ tahun: Tahun }),
    onSubmit: async ({ tahun }) => {
      const dicoba = await change.call({ tenant_id, tahun, preview: true });
      if (dicoba.nanti && !(await confirm(questionOf(dicoba)))) return;
      await save.mutateAsync({ tenant_id, tahun });
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes['fields']}>
        <NumberField
          label="Simpan kehadiran (tahun)"
          description={`Paling sedikit ${MASA_KEHADIRAN_TERPENDEK}. Kosong berarti seterusnya.`}
          disabled={!canWrite}
          {...field('tahun')}
        />
      </div>
      {sebutMasa(masa).map((kalimat, n) => (
        <p key={kalimat} className={classes['asal']} data-sendiri={nanti && n === 0 ? true : undefined}>
          <span>{kalimat}</span>
        </p>
      ))}
      {failure && <FormNotice failure={failure} />}
      {canWrite && (
        <div className={classes['save']}>
          <Button type="submit" disabled={form.values.tahun === tersimpan} loading={sending}>
            Simpan kehadiran
          </Button>
        </div>
      )}
    </form>
  );
}

const sebutTahun = (tahun: number | null) => (tahun === null ? 'seterusnya' : `${tahun} tahun`);

/** On its day it is too late: that night they go. */
const sebutTarik = (tgl_mulai: string) => `dapat ditarik kembali sampai ${formatTanggal(addDays(tgl_mulai, -1))}`;

function sebutMasa({ tahun, nanti, dampak, dihapus }: MasaKehadiran): string[] {
  return [
    nanti
      ? `Sekarang ${sebutTahun(tahun)}. Mulai ${formatTanggal(nanti.tgl_mulai)} hanya ${sebutTahun(nanti.tahun)}; ${sebutTarik(nanti.tgl_mulai)} dengan ${tahun === null ? 'mengosongkannya' : `mengisi ${tahun} atau mengosongkannya`}.`
      : `Sekarang ${sebutTahun(tahun)}.`,
    ...(dampak ? [sebutDampakHapus(dampak)] : []),
    ...(dihapus
      ? [`Sudah dihapus sampai ${formatTanggal(dihapus.sampai)}, di ${formatAngka(dihapus.organisasi)} instansi.`]
      : []),
  ];
}

const TERLALU_BANYAK =
  'Anggotanya terlalu banyak untuk dihitung sekarang: setiap bulan beku yang lewat masa itu dihapus rinciannya.';

function questionOf({ nanti, dampak }: MasaKehadiran) {
  const tgl_mulai = nanti?.tgl_mulai ?? '';
  const tahun = sebutTahun(nanti?.tahun ?? null);
  return {
    title: `Simpan kehadiran hanya ${tahun}?`,
    message: dampak ? sebutDampakHapus(dampak) : TERLALU_BANYAK,
    details: (
      <ul>
        <li>
          Berlaku mulai {formatTanggal(tgl_mulai)} dan {sebutTarik(tgl_mulai)}.
        </li>
        <li>
          Sesudah itu hari, presensi, dan swafotonya tidak dapat dikembalikan, dan bulannya tidak dapat dibuka lagi.
        </li>
        <li>Setiap bulan beku yang kemudian lewat {tahun} menyusul.</li>
        <li>Semua admin induk dan operator instansinya diberi tahu sekarang.</li>
      </ul>
    ),
    confirmLabel: 'Simpan',
    danger: true,
  };
}
