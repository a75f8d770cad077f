import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useTawarNonaktif } from '../base/forms/use-tawar-nonaktif.ts';
import { ActionMenu } from '../ui/layer/action-menu.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';

type Props = { organisasi_id: number; perangkat: Perangkat; onDeleted: () => void };

/** What is done with a machine beside changing it. */
export function PerangkatMenu({ organisasi_id, perangkat, onDeleted }: Props) {
  const confirm = useConfirm();
  const tawar = useTawarNonaktif();
  const { perangkat_id, nama, jenis, status } = perangkat;
  const key = { organisasi_id, perangkat_id };
  const setStatus = useMutation(api.perangkat.changeStatusPerangkat.mutation());
  const reset = useMutation(api.perangkat.resetHitPerangkat.mutation());
  const remove = useMutation({
    ...api.perangkat.removePerangkat.mutation({ gone: true, errors: 'caller' }),
    onSuccess: onDeleted,
  });

  const stop = async (next: 12 | 15) => {
    const answer = await confirm({
      title: next === STATUS_RECORD.diblokir ? `Blokir ${nama}?` : `Nonaktifkan ${nama}?`,
      message: [
        'Yang dikirimnya tidak diterima lagi. Barisnya tetap di mesin, dan dikirim bila ia diaktifkan lagi.',
        ...(jenis === 'mesin' && next === STATUS_RECORD.diblokir
          ? ['Nomor serinya bebas didaftarkan instansi lain: blokir mesin yang pindah.']
          : []),
      ].join(' '),
      confirmLabel: next === STATUS_RECORD.diblokir ? 'Blokir' : 'Nonaktifkan',
      danger: next === STATUS_RECORD.diblokir,
      remark: next === STATUS_RECORD.diblokir ? 'required' : 'optional',
      remarkLabel: 'Alasan',
    });
    if (answer) setStatus.mutate({ ...key, status: next, keterangan: answer.remark });
  };
  const askReset = async () => {
    const question = {
      title: `Ulang hitungan ${nama}?`,
      message: 'Hitungan baris dan penolakannya mulai dari nol. Presensinya tetap.',
      confirmLabel: 'Ulang',
    };
    if (await confirm(question)) reset.mutate(key);
  };
  const askRemove = async () => {
    const question = {
      title: `Hapus ${nama}?`,
      message: 'Yang sudah mencatat presensi tidak dapat dihapus, dan ditawari dinonaktifkan.',
      confirmLabel: 'Hapus',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const nonaktifkan =
      status === STATUS_RECORD.aktif ? () => setStatus.mutate({ ...key, status: STATUS_RECORD.tidak_aktif }) : null;
    remove.mutate(key, { onError: (error) => void tawar(error, { karena: 'perangkat.in_use', nama, nonaktifkan }) });
  };
  return (
    <ActionMenu
      label={`Tindakan untuk ${nama}`}
      loading={setStatus.isPending || reset.isPending || remove.isPending}
      actions={[
        ...(status === STATUS_RECORD.aktif
          ? [{ label: 'Nonaktifkan', onClick: () => void stop(STATUS_RECORD.tidak_aktif) }]
          : [{ label: 'Aktifkan', onClick: () => setStatus.mutate({ ...key, status: STATUS_RECORD.aktif }) }]),
        ...(status === STATUS_RECORD.diblokir
          ? []
          : [{ label: 'Blokir', onClick: () => void stop(STATUS_RECORD.diblokir) }]),
        { label: 'Ulang hitungan', onClick: () => void askReset() },
        { label: 'Hapus', onClick: () => void askRemove(), danger: true },
      ]}
    />
  );
}
