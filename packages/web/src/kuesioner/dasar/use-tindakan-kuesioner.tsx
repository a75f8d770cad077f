import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { canKuesioner } from '@hadir/rules/kuesioner/tindakan-kuesioner.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka } from '../../kit/format/format.ts';
import type { MenuAction } from '../../ui/layer/menu-action.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

const icon = { size: 17, 'aria-hidden': true } as const;

/** What an operator can do with a questionnaire besides writing and publishing it; `url` is a link just made. */
export function useTindakanKuesioner(organisasi_id: number, onDeleted?: () => void) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [url, setUrl] = useState<string>();
  const duplicate = useMutation({
    ...api.kuesioner.addDuplikatKuesioner.mutation(),
    onSuccess: ({ kuesioner_id }) => void navigate({ to: hrefTo('kuesioner.detail', { organisasi_id, kuesioner_id }) }),
  });
  const link = useMutation({
    ...api.kuesioner.setTautanKuesioner.mutation({ quiet: true }),
    onSuccess: (made) => setUrl(made.url),
  });
  const revoke = useMutation(api.kuesioner.revokeTautanKuesioner.mutation());
  const end = useMutation(api.kuesioner.endKuesioner.mutation());
  const remove = useMutation({
    ...api.kuesioner.removeKuesioner.mutation({ gone: true }),
    onSuccess: () => onDeleted?.(),
  });

  const ask = async (question: Parameters<typeof confirm>[0], run: () => void) => {
    if (await confirm(question)) run();
  };

  const actionsOf = (kuesioner: Kuesioner): MenuAction[] => {
    const { kuesioner_id, judul, keadaan, has_tautan, is_anonim, jumlah_menjawab, jumlah_lewat_tautan } = kuesioner;
    const satu = { organisasi_id, kuesioner_id };
    const jumlah = jumlah_menjawab + jumlah_lewat_tautan;
    const newLink = () =>
      has_tautan
        ? void ask(
            {
              title: 'Buat tautan baru?',
              message: 'Tautan yang sudah dibagikan tidak dapat dipakai lagi.',
              confirmLabel: 'Buat tautan',
            },
            () => link.mutate(satu),
          )
        : link.mutate(satu);
    return [
      { label: 'Duplikasi', icon: <IconCopy {...icon} />, onClick: () => duplicate.mutate(satu) },
      ...(canKuesioner('bagikan', keadaan) && !is_anonim
        ? [
            {
              label: has_tautan ? 'Tautan publik baru' : 'Buat tautan publik',
              icon: <IconLink {...icon} />,
              onClick: newLink,
            },
          ]
        : []),
      ...(has_tautan
        ? [
            {
              label: 'Cabut tautan publik',
              icon: <IconLinkOff {...icon} />,
              onClick: () =>
                void ask(
                  {
                    title: 'Cabut tautan publik?',
                    message: 'Yang memegangnya tidak dapat lagi menjawab. Jawaban yang sudah dikirim tetap.',
                    confirmLabel: 'Cabut',
                    danger: true,
                  },
                  () => revoke.mutate(satu),
                ),
            },
          ]
        : []),
      ...(canKuesioner('tutup', keadaan)
        ? [
            {
              label: 'Tutup',
              icon: <IconLock {...icon} />,
              onClick: () =>
                void ask(
                  {
                    title: `Tutup ${judul}?`,
                    message:
                      'Tidak ada lagi yang dapat menjawab, dan kuesioner ini tidak dapat dibuka lagi. Untuk bertanya lagi, duplikasi.',
                    confirmLabel: 'Tutup kuesioner',
                    danger: true,
                  },
                  () => end.mutate(satu),
                ),
            },
          ]
        : []),
      {
        label: 'Hapus',
        icon: <IconTrash {...icon} />,
        danger: true,
        onClick: () =>
          void ask(
            {
              title: `Hapus ${judul}?`,
              message:
                jumlah > 0
                  ? `${formatAngka(jumlah)} jawaban dan semua pertanyaannya ikut terhapus dan tidak dapat dikembalikan.`
                  : 'Semua pertanyaannya ikut terhapus dan tidak dapat dikembalikan.',
              confirmLabel: 'Hapus',
              danger: true,
            },
            () => remove.mutate(satu),
          ),
      },
    ];
  };
  const loading = [duplicate, link, revoke, end, remove].some(({ isPending }) => isPending);
  return { actionsOf, loading, url, closeUrl: () => setUrl(undefined) };
}
