import { Tanggal } from '@hadir/contract/kit/fields.ts';
import { MutasiIsi, TempatMutasi, type MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { JENIS_MUTASI, LABEL_JENIS_MUTASI, type JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { AnggotaPicker } from '../base/pickers/anggota-picker.tsx';
import { GrupPicker } from '../base/pickers/grup-picker.tsx';
import { LokasiMultiPicker } from '../base/pickers/lokasi-multi-picker.tsx';
import { OrganisasiPicker } from '../base/pickers/organisasi-picker.tsx';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { SentenceError } from '../kit/failure/sentence-error.ts';
import { PratinjauMutasi } from './pratinjau-mutasi.tsx';
import { tanyaMutasi } from './sebut-mutasi.ts';
import { TujuanField } from './tujuan-field.tsx';

const { is_ajukan: _diajukan, preview: _pratinjau, ...diisi } = MutasiIsi;
const semua = { ...diisi, ...TempatMutasi };
const tujuan_kode = z.string();
// Each kind asks for its own, so that what is empty is marked before it is sent, with all else that is.
const schema = z.discriminatedUnion('jenis', [
  z.object({ ...semua, jenis: z.literal('pindah'), tujuan_kode }),
  z.object({ ...semua, jenis: z.literal('perbantuan'), tujuan_kode, tgl_selesai: Tanggal }),
  z.object({ ...semua, jenis: z.literal('berhenti') }),
]);
const JENIS = JENIS_MUTASI.map((value) => ({ value, label: LABEL_JENIS_MUTASI[value] }));

const TANPA_TEMPAT = { group_id: null, lokasi_presensi_ids: [], pin: '' };

type Values = {
  user_id: number | null;
  jenis: JenisMutasi;
  tujuan_kode: string | null;
  tgl_mulai: string | null;
  tgl_selesai: string | null;
  keterangan: string;
  group_id: number | null;
  lokasi_presensi_ids: number[];
  pin: string;
};
type Isi = Omit<z.output<typeof schema>, 'jenis' | 'tujuan_kode' | 'tgl_selesai'> &
  Pick<Values, 'jenis' | 'tujuan_kode'> & {
    tgl_selesai?: string | null | undefined;
    organisasi_id: number;
    is_ajukan?: boolean;
  };

/** Writes a transfer: what goes along is shown before it is sent, or why it cannot be and only be written down. */
export function MutasiFormDialog({ pemilik, onClose }: { pemilik: Pemilik; onClose: () => void }) {
  const confirm = useConfirm();
  const [asal, setAsal] = useState('organisasi_id' in pemilik ? pemilik.organisasi_id : undefined);
  const [tujuan, setTujuan] = useState<number>();
  const save = useMutation(
    api.mutasi.submitMutasi.mutation({ errors: 'caller', refetches: ['mutasiTenant', 'anggota'] }),
  );
  const saveTenant = useMutation(
    api.mutasiTenant.submitMutasiTenant.mutation({ errors: 'caller', refetches: ['mutasi', 'anggota'] }),
  );
  const isTenant = 'tenant_id' in pemilik;
  // His one step confirms it as well, so it says where the destination puts him.
  const isTempat = isTenant && tujuan !== undefined;
  const preview = (isi: Isi): Promise<MutasiDetail> =>
    isTenant
      ? api.mutasiTenant.submitMutasiTenant.call({ ...pemilik, ...isi, preview: true })
      : api.mutasi.submitMutasi.call({ ...isi, preview: true });
  const send = (isi: Isi): Promise<MutasiDetail> =>
    isTenant ? saveTenant.mutateAsync({ ...pemilik, ...isi }) : save.mutateAsync(isi);
  const submit = async (values: Values) => {
    if (asal === undefined) throw new SentenceError('Pilih instansi asalnya.');
    const { group_id, lokasi_presensi_ids, pin, ...terisi } = values as z.output<typeof schema>;
    // What is no longer asked for goes with its field; it comes back with it, should the kind be changed again.
    const tujuan_kode = terisi.jenis === 'berhenti' ? null : terisi.tujuan_kode;
    const tgl_selesai = terisi.jenis === 'perbantuan' ? terisi.tgl_selesai : null;
    const tempat = isTempat && tujuan_kode !== null ? { group_id, lokasi_presensi_ids, pin } : {};
    const isi = { ...terisi, tujuan_kode, tgl_selesai, ...tempat, organisasi_id: asal };
    const dicoba = await preview(isi);
    const { bawaan: ikut, hambatan, nama } = dicoba;
    const answer = await confirm(
      ikut
        ? {
            title: `Ajukan mutasi ${nama}?`,
            message: tanyaMutasi(dicoba),
            details: <PratinjauMutasi mutasi={dicoba} ikut={ikut} />,
            confirmLabel: 'Ajukan',
            cancelLabel: 'Kembali',
          }
        : {
            title: 'Belum dapat diajukan',
            message: `${hambatan ?? ''}. Simpan dahulu, dan ajukan setelah itu diselesaikan.`,
            confirmLabel: 'Simpan dahulu',
            cancelLabel: 'Kembali',
          },
    );
    if (!answer) throw new SentenceError('Belum disimpan. Ubah isian, atau ajukan lagi.');
    await send({ ...isi, is_ajukan: ikut !== null });
  };
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title="Buat mutasi"
      submitLabel="Lanjut"
      initialValues={{
        user_id: null,
        jenis: 'pindah',
        tujuan_kode: null,
        tgl_mulai: null,
        tgl_selesai: null,
        keterangan: '',
        ...TANPA_TEMPAT,
      }}
      schema={schema}
      onSubmit={submit}
    >
      {({ field, form }) => (
        <>
          {'tenant_id' in pemilik && (
            <OrganisasiPicker
              tenant_id={pemilik.tenant_id}
              required
              value={asal}
              onChange={(id) => {
                setAsal(id);
                form.setFieldValue('user_id', null);
              }}
              placeholder="Cari instansi asal"
            />
          )}
          {asal !== undefined && (
            <AnggotaPicker key={asal} organisasi_id={asal} label="Anggota" required {...field('user_id')} />
          )}
          <ChoiceField label="Jenis" choices={JENIS} {...field('jenis')} />
          {form.values.jenis !== 'berhenti' && (
            <TujuanField
              pemilik={pemilik}
              required
              {...field('tujuan_kode')}
              onChange={(kode, milik) => {
                setTujuan(milik);
                form.setValues({ tujuan_kode: kode, ...TANPA_TEMPAT });
              }}
            />
          )}
          {form.values.jenis !== 'berhenti' && isTempat && (
            <FieldGroup legend="Penempatan di tujuan">
              <GrupPicker
                key={tujuan}
                organisasi_id={tujuan}
                empty={{ value: null, label: 'Tanpa grup' }}
                {...field('group_id')}
              />
              <LokasiMultiPicker organisasi_id={tujuan} {...field('lokasi_presensi_ids')} />
              <TextInput label="PIN mesin presensi" inputMode="numeric" {...field('pin')} />
            </FieldGroup>
          )}
          <DatePicker
            label={form.values.jenis === 'berhenti' ? 'Tidak lagi anggota mulai' : 'Mulai di tujuan'}
            required
            {...field('tgl_mulai')}
          />
          {form.values.jenis === 'perbantuan' && (
            <DatePicker label="Hari terakhir di tujuan" required {...field('tgl_selesai')} />
          )}
          <Textarea
            label="Keterangan"
            description="Nomor dan tanggal suratnya, misalnya"
            required
            autosize
            minRows={2}
            {...field('keterangan')}
          />
        </>
      )}
    </FormDialog>
  );
}
