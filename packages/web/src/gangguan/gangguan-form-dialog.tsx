import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { parseWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { epochMsOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { LABEL_ZONA_WAKTU } from '../kit/format/label-zona-waktu.ts';
import { OrganisasiMultiPicker } from '../base/pickers/organisasi-multi-picker.tsx';
import { useToday } from '../kit/zona/use-today.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FileDrop } from '../ui/import/file-drop.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { TimePicker } from '../ui/date/time-picker.tsx';
import { usePutuskanGangguan } from './use-putuskan-gangguan.tsx';

type Props = { pemilik: Pemilik; zona: Zona; opened: boolean; onClose: () => void };

type Values = {
  organisasi_id: number[];
  tgl_mulai: string | null;
  jam_mulai: string | null;
  tgl_selesai: string | null;
  jam_selesai: string | null;
  alasan: string;
  bukti: File | null;
};

const isi = (pesan: string) => z.nullable(z.string()).check(z.refine((text) => text !== null, pesan));
const fields = {
  tgl_mulai: isi('Isi tanggal'),
  jam_mulai: isi('Isi jam'),
  tgl_selesai: isi('Isi tanggal'),
  jam_selesai: isi('Isi jam'),
  alasan: teksPanjangWajib(500),
};
type Masa = Pick<Values, 'tgl_mulai' | 'jam_mulai' | 'tgl_selesai' | 'jam_selesai'>;
const isTertib = ({ tgl_mulai, jam_mulai, tgl_selesai, jam_selesai }: Masa) =>
  `${tgl_mulai} ${jam_mulai}` <= `${tgl_selesai} ${jam_selesai}`;
const TERBALIK = { path: ['jam_selesai'], error: 'Selesainya tidak boleh sebelum mulainya' };
const schema = z.object(fields).check(z.refine((values) => isTertib(values), TERBALIK));
const tenantSchema = z
  .object({
    ...fields,
    organisasi_id: z.array(z.number()).check(z.minLength(1, 'Pilih paling sedikit satu instansi')),
  })
  .check(z.refine((values) => isTertib(values), TERBALIK));

/** An incident: from when to when, why, and what shows it. */
export function GangguanFormDialog({ pemilik, zona, opened, onClose }: Props) {
  const today = useToday();
  const create = useMutation(api.gangguan.addGangguan.mutation({ errors: 'caller' }));
  const createMany = useMutation(api.gangguanTenant.addGangguanTenant.mutation({ errors: 'caller' }));
  const { putuskan } = usePutuskanGangguan(pemilik);
  const save = async (values: Values) => {
    const { gangguan_id } = await record(values);
    // What was recorded stands, approved or not.
    await putuskan(gangguan_id, 'setujui', 'Catat saja');
  };
  const record = ({ tgl_mulai, jam_mulai, tgl_selesai, jam_selesai, alasan, bukti, organisasi_id }: Values) => {
    const isi = {
      dari: toInstant(tgl_mulai, jam_mulai, zona),
      sampai: toInstant(tgl_selesai, jam_selesai, zona),
      alasan,
      ...(bukti ? { bukti } : {}),
    };
    return 'tenant_id' in pemilik
      ? createMany.mutateAsync({ ...isi, ...pemilik, organisasi_id })
      : create.mutateAsync({ ...isi, ...pemilik });
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Catat gangguan"
      submitLabel="Catat dan setujui"
      width={640}
      initialValues={{
        organisasi_id: [],
        tgl_mulai: today,
        jam_mulai: null,
        tgl_selesai: today,
        jam_selesai: null,
        alasan: '',
        bukti: null,
      }}
      schema={'tenant_id' in pemilik ? tenantSchema : schema}
      onSubmit={save}
    >
      {({ field }) => (
        <>
          {'tenant_id' in pemilik && (
            <OrganisasiMultiPicker tenant_id={pemilik.tenant_id} required {...field('organisasi_id')} />
          )}
          {'tenant_id' in pemilik && <p>Tanggal dan jam menurut {LABEL_ZONA_WAKTU[zona]}.</p>}
          <FieldGroup legend="Mulai">
            <DatePicker label="Tanggal mulai" required notAfterToday {...field('tgl_mulai')} />
            <TimePicker label="Jam mulai" required {...field('jam_mulai')} />
          </FieldGroup>
          <FieldGroup legend="Selesai">
            <DatePicker label="Tanggal selesai" required notAfterToday {...field('tgl_selesai')} />
            <TimePicker label="Jam selesai" required {...field('jam_selesai')} />
          </FieldGroup>
          <Textarea label="Apa yang terjadi" required autosize minRows={2} maxLength={500} {...field('alasan')} />
          <FileDrop label="Bukti" accept={AKHIRAN_LAMPIRAN} maxBytes={UNGGAH_LAMPIRAN.maxBytes} {...field('bukti')} />
        </>
      )}
    </FormDialog>
  );
}

function toInstant(tanggal: string | null, jam: string | null, zona: Zona): string {
  return new Date(epochMsOf(parseWaktuLokal(`${tanggal} ${jam}`) ?? 0, zona)).toISOString();
}
