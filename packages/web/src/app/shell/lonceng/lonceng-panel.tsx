import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import { LinkButton } from '../../../base/links/link-button.tsx';
import { useSession } from '../../../base/session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SidePanel } from '../../../ui/layer/side-panel.tsx';
import { PemberitahuanLink } from './pemberitahuan-link.tsx';
import classes from './lonceng.module.css';

type Props = { opened: boolean; onClose: () => void };

/** What one was told, the latest first; what is opened counts as read. */
export function LoncengPanel({ opened, onClose }: Props) {
  const organisasi_id = useSession()?.organisasi?.organisasi_id ?? 0;
  const pemberitahuan = useInfiniteQuery({
    // Of the same domain as the count: what marks one as read fetches both again.
    queryKey: ['lonceng', 'semua'],
    queryFn: ({ pageParam }) => api.lonceng.listPemberitahuan.call({ sebelum: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ is_ada_lagi, pemberitahuan }) =>
      is_ada_lagi ? pemberitahuan.at(-1)?.pemberitahuan_id : undefined,
    enabled: opened,
    meta: { errors: 'caller' as const },
  });
  const mark = useMutation(api.lonceng.setPemberitahuanDibaca.mutation({ quiet: true, autosave: true }));
  const rows = pemberitahuan.data?.pages.flatMap(({ pemberitahuan }) => pemberitahuan) ?? [];
  const belum = pemberitahuan.data?.pages[0]?.belum_dibaca ?? 0;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="Pemberitahuan"
      width={420}
      footer={
        <>
          <LinkButton variant="default" href={hrefTo('profil.pemberitahuan', { organisasi_id })} onClick={onClose}>
            Atur pemberitahuan
          </LinkButton>
          {belum > 0 && (
            <Button loading={mark.isPending} onClick={() => mark.mutate({})}>
              Tandai semua dibaca
            </Button>
          )}
        </>
      }
    >
      {pemberitahuan.data ? (
        rows.length === 0 ? (
          <EmptyState title="Belum ada pemberitahuan" icon={<IconBell size={22} stroke={1.75} />}>
            Keputusan, ajuan yang menunggu Anda, dan pengingat presensi tampil di sini.
          </EmptyState>
        ) : (
          <>
            <ul className={classes['list']}>
              {rows.map((one) => (
                <li key={one.pemberitahuan_id}>
                  <PemberitahuanLink
                    pemberitahuan={one}
                    onOpen={() => {
                      if (!one.is_dibaca) mark.mutate({ pemberitahuan_id: one.pemberitahuan_id });
                      onClose();
                    }}
                  />
                </li>
              ))}
            </ul>
            {pemberitahuan.hasNextPage && (
              <Button
                variant="default"
                fullWidth
                loading={pemberitahuan.isFetchingNextPage}
                onClick={() => void pemberitahuan.fetchNextPage()}
              >
                Tampilkan yang lebih lama
              </Button>
            )}
          </>
        )
      ) : pemberitahuan.error ? (
        <ErrorState error={pemberitahuan.error} onRetry={() => void pemberitahuan.refetch()} />
      ) : (
        <Skeleton lines={6} height={52} />
      )}
    </SidePanel>
  );
}
