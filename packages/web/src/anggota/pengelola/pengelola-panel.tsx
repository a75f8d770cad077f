import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_KEADAAN_AKUN } from '../../base/words/chip-keadaan-akun.ts';
import { sebutMasuk, type Pengelola } from './pengelola-columns.tsx';

type Props = { akun: Pengelola; canWrite: boolean; onClose: () => void };

const MARKS = { refetches: ['pengelola'] } as const;

/** One admin or operator beside the list, with what may be done about his account. */
export function PengelolaPanel({ akun, canWrite, onClose }: Props) {
  const confirm = useConfirm();
  const { user_id, nama, email, keadaan, organisasi, pindah } = akun;
  const status = useMutation(api.akun.changeStatusAkun.mutation(MARKS));
  const aktivasi = useMutation(api.pengelola.sendAktivasi.mutation());
  const reset = useMutation(api.pengelola.sendReset.mutation());
  const keluar = useMutation(api.akun.endSesiAnggota.mutation(MARKS));
  const belum = keadaan === 'belum_aktivasi';
  const tutup = keadaan === 'tidak_aktif' || keadaan === 'diblokir';

  const endSesi = async () => {
    const answer = await confirm({
      title: `Akhiri semua sesi ${nama}?`,
      message: 'Ia dikeluarkan dari semua perangkat sekarang juga. Kata sandinya tetap, jadi ia dapat masuk lagi.',
      confirmLabel: 'Akhiri sesi',
      danger: true,
    });
    if (answer) keluar.mutate({ user_id });
  };
  const change = async (to: 1 | 2 | 15, title: string, message: string, confirmLabel: string) => {
    const answer = await confirm({
      title,
      message,
      confirmLabel,
      danger: to !== STATUS_USER.aktif,
      remark: 'optional',
      remarkLabel: 'Keterangan',
    });
    if (answer) status.mutate({ user_id, status: to, ...(answer.remark && { keterangan: answer.remark }) });
  };
  const actions = [
    ...(akun.jumlah_sesi > 0 ? [{ label: 'Akhiri semua sesi', onClick: () => void endSesi() }] : []),
    ...(tutup && !pindah
      ? [
          {
            label: 'Aktifkan kembali',
            onClick: () =>
              void change(
                STATUS_USER.aktif,
                `Aktifkan ${nama}?`,
                'Ia dapat masuk dan bekerja lagi seperti sebelumnya.',
                'Aktifkan',
              ),
          },
        ]
      : []),
    ...(tutup
      ? []
      : [
          {
            label: 'Nonaktifkan',
            danger: true,
            onClick: () =>
              void change(
                STATUS_USER.tidak_aktif,
                `Nonaktifkan ${nama}?`,
                'Ia masih dapat masuk, tetapi hanya melihat Beranda. Riwayatnya tetap tersimpan, dan ia dapat diaktifkan kembali.',
                'Nonaktifkan',
              ),
          },
        ]),
    ...(keadaan === 'diblokir'
      ? []
      : [
          {
            label: 'Blokir',
            danger: true,
            onClick: () =>
              void change(
                STATUS_USER.diblokir,
                `Blokir ${nama}?`,
                'Ia langsung dikeluarkan dari semua perangkat dan tidak dapat masuk lagi sampai diaktifkan kembali.',
                'Blokir',
              ),
          },
        ]),
  ];

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={nama}
      footer={
        canWrite && (
          <>
            <ActionMenu
              label={`Tindakan untuk ${nama}`}
              actions={actions}
              loading={status.isPending || keluar.isPending}
            />
            {email !== null && !tutup && (
              <Button
                loading={aktivasi.isPending || reset.isPending}
                onClick={() => (belum ? aktivasi : reset).mutate({ user_id })}
              >
                {belum ? 'Kirim tautan aktivasi' : 'Kirim tautan atur ulang'}
              </Button>
            )}
          </>
        )
      }
    >
      {pindah && (
        <FormNotice
          pesan={`Akun ini berakhir karena orangnya pindah ke ${pindah.tujuan} sejak ${formatTanggal(pindah.sejak)}. Ia masuk dengan akunnya di sana, dan hanya mutasi kembali yang membuka akun ini.`}
        />
      )}
      <Facts
        facts={[
          { label: 'Status', value: <StatusChip {...CHIP_KEADAAN_AKUN[keadaan]} /> },
          { label: 'Masuk terakhir', value: sebutMasuk(akun.masuk_terakhir) },
          { label: 'Email', value: email },
          { label: 'Nama pengguna', value: akun.username },
          { label: 'Induk', value: akun.nama_tenant, wide: true },
          ...(organisasi
            ? [{ label: 'Operator di', value: organisasi.map((one) => one.nama).join(', '), wide: true }]
            : []),
          { label: 'Sesi yang terbuka', value: formatAngka(akun.jumlah_sesi) },
        ]}
      />
    </SidePanel>
  );
}
