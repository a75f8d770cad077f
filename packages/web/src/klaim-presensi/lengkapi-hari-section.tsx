import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { JENIS_KLAIM, type JenisKlaim } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';
import { Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { reportFailure } from '../base/api/report-failure.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatAngka } from '../kit/format/format.ts';
import { pesanKegagalan } from '../kit/failure/pesan-kegagalan.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { JENIS_KLAIM_CHOICES } from './label-jenis-klaim.ts';

type Props = {
  organisasi_id: number;
  hari: { user_id: number; tanggal: string }[];
  onDone: () => void;
  onClose: () => void;
};
type Values = { jenis: JenisKlaim; keterangan: string };

/** How long it is offered to take all of it back. */
const URUNG_MS = 10_000;
const refetches = ['presensi', 'kehadiran', 'rekap', 'dashboard', 'verval', 'persetujuan'] as const;
const schema = z.object({ jenis: z.enum(JENIS_KLAIM), keterangan: teksPanjangWajib(1000) });

/** What is missing of many days filled in at the hours that were due: what that makes of them, why, and the way back. */
export function LengkapiHariSection({ organisasi_id, hari, onDone, onClose }: Props) {
  const submit = useMutation(
    api.klaimPresensi.submitKlaimSesuaiJadwal.mutation({ errors: 'caller', quiet: true, refetches }),
  );
  const cancel = useMutation(api.klaimPresensi.cancelKlaim.mutation({ errors: 'caller', quiet: true, refetches }));
  const pratinjau = useQuery({
    queryKey: ['pratinjauLengkapi', organisasi_id, hari],
    queryFn: () =>
      api.klaimPresensi.submitKlaimSesuaiJadwal.call({
        organisasi_id,
        hari,
        jenis: 'lupa presensi',
        keterangan: '-',
        preview: true,
      }),
    meta: { errors: 'caller' as const },
  });
  const urungkan = async (ids: readonly number[], menunggu: number) => {
    for (const presensi_klaim_id of ids) {
      await cancel.mutateAsync({ organisasi_id, presensi_klaim_id, keterangan: 'Pengisian sesuai jadwal diurungkan' });
    }
    const sendiri =
      menunggu > 0 ? '. Ajuan untuk hari Anda sendiri tetap menunggu; tarik di riwayat kehadiran Anda sendiri' : '';
    notify.success(`Pengisian diurungkan; harinya kembali seperti semula${sendiri}`);
  };
  const save = async (values: Values) => {
    const { terisi, menunggu, presensi_klaim_id } = await submit.mutateAsync({ organisasi_id, hari, ...values });
    const sendiri = menunggu > 0 ? '. Hari Anda sendiri menunggu keputusan operator lain' : '';
    notify.undoable(`${formatAngka(terisi)} hari diisi sesuai jadwal${sendiri}`, URUNG_MS, () => {
      urungkan(presensi_klaim_id, menunggu).catch(reportFailure);
    });
    onDone();
  };
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={`Isi ${formatAngka(hari.length)} hari sesuai jadwal`}
      submitLabel="Isi"
      initialValues={{ jenis: 'lupa presensi', keterangan: '' }}
      schema={schema}
      onSubmit={save}
    >
      {({ field }) => (
        <>
          <p>Yang kurang, datang atau pulang, diisi dengan jam kerja anggotanya pada hari itu.</p>
          <ChoiceField label="Karena" choices={JENIS_KLAIM_CHOICES} {...field('jenis')} />
          <Textarea label="Keterangan" required autosize maxLength={1000} {...field('keterangan')} />
          {pratinjau.error ? (
            <FormNotice failure={pesanKegagalan(pratinjau.error)} />
          ) : pratinjau.data ? (
            <section aria-label="Akibatnya">
              <p>{formatAngka(pratinjau.data.terisi)} hari menjadi:</p>
              <DampakList dampak={pratinjau.data.dampak} />
            </section>
          ) : (
            <Skeleton lines={3} />
          )}
        </>
      )}
    </FormDialog>
  );
}
