import { KALIMAT_TANPA_ANGGOTA } from '@hadir/contract/anggota/daftar/kalimat-tanpa-anggota.ts';
import { Button } from '@mantine/core';
import { Id, Tanggal } from '@hadir/contract/kit/fields.ts';
import { spreadMulai } from '@hadir/rules/jadwal/pola/spread-mulai.ts';
import { addDays, eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { api } from '../../base/api/api.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { DateRange } from '../../ui/date/date-range.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { questionOfIsi } from '../dasar/question-of-isi.tsx';
import { IsiPolaPreview } from './isi-pola-preview.tsx';
import classes from './isi-pola.module.css';
import type { Mulai } from './plan-isi-pola.ts';

/** So many days are drawn; the cycle goes on after them. */
const HARI = 31;

type Props = {
  organisasi_id: number;
  bulan: string;
  shifts: readonly KodeShift[];
  /** Who is chosen from the start: those whom the sheet shows. */
  user_id: number[];
  onSaved: (saved: Output<typeof jadwalShift.saveJadwalShift>) => void;
  onClose: () => void;
};
type Values = {
  pola_kerja_id: number | null;
  rentang: DateRange;
  group_id: number | null;
  user_id: number[];
  mulai: Mulai;
};

const schema = z.object({
  pola_kerja_id: z.nullable(Id).check(z.refine((id) => id !== null, 'Pilih pola kerja')),
  rentang: z
    .object({ from: z.nullable(Tanggal), to: z.nullable(Tanggal) })
    .check(z.refine(({ from, to }) => from !== null && to !== null, 'Isi kedua tanggalnya')),
  user_id: z.array(Id).check(z.minLength(1, KALIMAT_TANPA_ANGGOTA), z.maxLength(1000)),
});

/** A cycle written into the roster of some members, each from his own day of it, for a span of dates. */
export function IsiPolaDialog({ organisasi_id, bulan, shifts, user_id: chosen, onSaved, onClose }: Props) {
  const store = usePerubahan(api.jadwalShift.saveJadwalShift, {
    question: (_dampak, _isi, dicoba) => questionOfIsi(dicoba),
  });
  const { data } = useQuery(api.polaKerja.listPolaKerja.query({ organisasi_id, count: 500, sort: 'nama' }));
  const anggota = useQuery(api.anggota.listAnggotaAktif.query({ organisasi_id, q: '' }));
  const namaOf = (user_id: number) => anggota.data?.find((one) => one.user_id === user_id)?.nama ?? `#${user_id}`;
  const { tgl_awal, tgl_akhir } = rangeOfBulan(bulan);
  const pola = (data?.data ?? []).map(({ pola_kerja_id, nama }) => ({
    value: pola_kerja_id as number | null,
    label: nama,
  }));
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title="Isi dari pola kerja"
      submitLabel="Isi"
      width={1080}
      initialValues={{
        pola_kerja_id: null,
        rentang: { from: tgl_awal, to: tgl_akhir },
        group_id: null,
        user_id: chosen,
        mulai: {},
      }}
      schema={schema}
      onSubmit={async ({ pola_kerja_id, rentang, user_id, mulai }) => {
        const saved = await store.submit({
          organisasi_id,
          isi_pola: {
            pola_kerja_id: pola_kerja_id ?? 0,
            tgl_awal: rentang.from ?? '',
            tgl_akhir: rentang.to ?? '',
            user_id,
            mulai: user_id.flatMap((one) => (mulai[one] ? [{ user_id: one, hari_ke: mulai[one] }] : [])),
          },
        });
        onSaved(saved);
      }}
    >
      {({ field, form }) => {
        const { pola_kerja_id, rentang, user_id, mulai } = form.getValues();
        const one = data?.data.find((candidate) => candidate.pola_kerja_id === pola_kerja_id);
        const addGrup = async (group_id: number) => {
          const rows = await api.anggota.listAnggotaAktif.call({ organisasi_id, group_id });
          const all = new Set([...form.getValues().user_id, ...rows.map((row) => row.user_id)]);
          form.setFieldValue('user_id', [...all]);
        };
        const spread = () => {
          const starts = spreadMulai(one?.siklus.length ?? 1, user_id.length);
          form.setFieldValue('mulai', Object.fromEntries(user_id.map((id, index) => [id, starts[index] ?? 1])));
        };
        const { from, to } = rentang;
        const range = from && to && from <= to ? { tgl_awal: from, tgl_akhir: to } : null;
        const jumlahHari = range ? eachDay(range).length : 0;
        const dates = range
          ? eachDay({ ...range, tgl_akhir: minOf(range.tgl_akhir, addDays(range.tgl_awal, HARI - 1)) })
          : [];
        return (
          <>
            <div className={classes['row']}>
              <ChoiceField<number | null>
                label="Pola kerja"
                required
                choices={[{ value: null, label: 'Pilih pola kerja' }, ...pola]}
                {...field('pola_kerja_id')}
                onChange={(id) => {
                  form.setFieldValue('pola_kerja_id', id);
                  form.setFieldValue('mulai', {});
                }}
              />
              <DateRangePicker label="Tanggal" required presets={[]} {...field('rentang')} />
              <AnggotaMultiPicker
                organisasi_id={organisasi_id}
                required
                {...field('user_id')}
                known={user_id.map((id) => ({ id, label: namaOf(id) }))}
              />
              <GrupPicker<null>
                organisasi_id={organisasi_id}
                label="Tambahkan anggota grup"
                empty={{ value: null, label: 'Pilih grup' }}
                {...field('group_id')}
                onChange={(group_id) => {
                  form.setFieldValue('group_id', group_id);
                  if (group_id !== null) addGrup(group_id).catch(reportFailure);
                }}
              />
            </div>
            {one && dates.length > 0 && user_id.length > 0 && (
              <>
                <div className={classes['bar']}>
                  <p className={classes['hint']}>
                    <strong>
                      {formatAngka(user_id.length * jumlahHari)} sel: {formatAngka(user_id.length)} anggota selama{' '}
                      {formatAngka(jumlahHari)} hari.
                    </strong>{' '}
                    Siklus {one.siklus.length} hari. Pilih bagi setiap anggota dari hari keberapa ia mulai, atau bagi
                    rata.
                  </p>
                  <Button variant="default" onClick={spread}>
                    Bagi rata
                  </Button>
                </div>
                <IsiPolaPreview
                  pola={one}
                  dates={dates}
                  shifts={shifts}
                  anggota={user_id.map((id) => ({ user_id: id, nama: namaOf(id) }))}
                  mulai={mulai}
                  onMulai={(id, hari_ke) => form.setFieldValue('mulai', { ...mulai, [id]: hari_ke })}
                />
              </>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

const minOf = (a: string, b: string) => (a < b ? a : b);
