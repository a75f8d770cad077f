import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import type { NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { api } from '../base/api/api.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { useHadirForm } from '../kit/form/use-hadir-form.ts';
import { Card } from '../ui/show/card.tsx';
import { AsalPengaturan } from './asal-pengaturan.tsx';
import { PengaturanFields } from './pengaturan-fields.tsx';
import { changesOf, pengaturanSchema, toPengaturanValues, type PengaturanFormValues } from './pengaturan-values.ts';
import { questionOfPengaturan } from './question-of-pengaturan.tsx';
import { labelPengaturan, sebutNilai } from './sebut-pengaturan.ts';
import { SimpanBar } from './simpan-bar.tsx';

type Props = { pengaturan: Pengaturan; canWrite: boolean };

/** Each setting is the tenant's or one's own; changes hold from a date on, and days before it stay as they were judged. */
export function PengaturanForm({ pengaturan, canWrite }: Props) {
  const { organisasi_id, sendiri, tenant } = pengaturan;
  const ubah = usePerubahan(api.pengaturan.changePengaturan, {
    question: questionOfPengaturan,
    refetches: ['auth', 'jadwal'],
  });
  const hadir = useHadirForm<PengaturanFormValues>({
    initialValues: toPengaturanValues(pengaturan),
    schema: pengaturanSchema,
    onSubmit: async ({ tgl_mulai, ...values }) => {
      const changes = changesOf(pengaturan, { ...values, tgl_mulai });
      await ubah.submit({ ...changes, organisasi_id, tgl_mulai: tgl_mulai ?? undefined });
    },
  });
  const changes = changesOf(pengaturan, hadir.form.values);
  const asal = (nama: NamaPengaturan) => {
    if (nama in changes) return <AsalPengaturan sendiri teks="Akan diatur sendiri" />;
    if (!sendiri.includes(nama)) return <AsalPengaturan sendiri={false} teks="Mengikuti induk" />;
    const ikuti = {
      label: labelPengaturan(nama),
      nilai: sebutNilai(nama, tenant[nama]),
      disabled: ubah.sending,
      onClick: () => void ubah.run({ organisasi_id, ikut: [nama] }),
    };
    return <AsalPengaturan sendiri teks="Diatur sendiri" {...(canWrite ? { ikuti } : {})} />;
  };
  return (
    <Card
      title="Pengaturan presensi"
      subtitle="Yang mengikuti induk berubah bersamanya. Perubahan berlaku mulai tanggal yang Anda pilih; hari sebelumnya tetap dinilai dengan pengaturan lama."
    >
      <form noValidate onSubmit={hadir.submit}>
        <PengaturanFields form={hadir} disabled={!canWrite} tanpa={['is_enable_fitur_cuti']} asal={asal} />
        {canWrite && <SimpanBar form={hadir} count={Object.keys(changes).length} />}
      </form>
    </Card>
  );
}
