import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reportFailure } from '../api/report-failure.ts';
import { useUrlFilters } from '../filters/use-url-filters.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import type { ListQuery } from '../../ui/table/list-query.ts';
import { Pager } from '../../ui/table/pager.tsx';
import { AntreanTinjauan } from './antrean-tinjauan.tsx';
import classes from './meja.module.css';
import { KeputusanChip } from './keputusan-chip.tsx';
import { KeputusanMeja } from './keputusan-meja.tsx';
import { MejaTinjauan } from './meja-tinjauan.tsx';
import { PilihanMeja } from './pilihan-meja.tsx';
import { PutusBaris } from './putus-baris.tsx';
import { sebutDibiarkan } from './sebut-dibiarkan.ts';
import { kirimSatu, type Kirim } from './send-in-turn.ts';
import { useAntrean } from './use-antrean.ts';
import { useKeputusanTertunda } from './use-keputusan-tertunda.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { YangDiputuskan } from './yang-diputuskan.tsx';

const FILTER = { page: 1, id: 0 };
const TOMBOL = [
  ['A', 'setujui'],
  ['T', 'tolak'],
  ['X', 'pilih'],
] as const;

type Props<Row> = {
  /** What the queue holds: 'Klaim yang menunggu keputusan'. */
  label: string;
  query: ListQuery<Row>;
  idOf: (row: Row) => number;
  /** Which one, in a few words: 'Ani 17-11-2026'. */
  sebut: (row: Row) => string;
  kepala: (row: Row) => ReactNode;
  bukti: (row: Row) => ReactNode;
  /** What else may be done with it than to decide. */
  lain?: ((row: Row) => ReactNode) | undefined;
  /** Why it cannot be approved, only refused, in a few words as its evidence says at length; null where it can. */
  takDapatDisetujui?: ((row: Row) => string | null) | undefined;
  /** Asks what must be asked first, and gives what sends the approval; null where the person went back. */
  setujui: (row: Row) => Promise<(() => Promise<unknown>) | null>;
  /** Sends many approvals at once, where there is a call for it, and answers whose were not taken. */
  setujuiBanyak?: ((rows: readonly Row[]) => ReturnType<Kirim>) | undefined;
  tolak: { question: (rows: readonly Row[]) => ConfirmQuestion; send: (row: Row, catatan: string) => Promise<unknown> };
  /** Above the queue: what narrows it. */
  alat?: ReactNode;
  kosong: string;
};

/**
 * A queue of requests that wait for one's own decision, evidence and decision in one view: each is decided in its row or
 * beside its evidence, by keys, or many at once; the next opens by itself, and a decision can be taken back for ten
 * seconds.
 */
export function MejaPersetujuan<Row>(props: Props<Row>) {
  const { label, query, idOf, sebut, kepala, bukti, lain, tolak, alat, kosong, takDapatDisetujui = () => null } = props;
  const { filters, change } = useUrlFilters(FILTER);
  const { page } = filters;
  const phone = usePhone();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const refresh = () => {
    void query.refetch();
    void queryClient.invalidateQueries({ queryKey: ['persetujuan'] });
  };
  const { pending, decide } = useKeputusanTertunda(refresh);
  /** Who was first elsewhere has changed the queue as well. */
  const tell = (error: unknown): null => {
    reportFailure(error);
    refresh();
    return null;
  };
  const rows = query.data?.data ?? [];
  const first = phone ? undefined : rows.find((row) => !pending.has(idOf(row)));
  const opened = rows.find((row) => idOf(row) === filters.id) ?? first;
  const openedId = opened && idOf(opened);
  // Of one that was changed meanwhile something else is read.
  const dibuka = opened && `${openedId} ${sebut(opened)}`;
  // On a phone Back closes what was opened over the queue; else it leaves the queue, however far one has come.
  const open = (id: number) => change({ id, page }, { replace: !phone || filters.id !== 0 });
  const { selected, select, toggle, go, goOn } = useAntrean(rows.map(idOf), openedId, open);
  const chosen = rows.filter((row) => selected.has(idOf(row)));
  const isOpenTo = (row: Row) => !pending.has(idOf(row));
  const bisaDisetujui = (row: Row) => takDapatDisetujui(row) === null;

  const goOnFrom = (row: Row) => {
    if (idOf(row) === openedId) goOn((id) => !pending.has(id));
  };
  const setujui = async (row: Row) => {
    if (!isOpenTo(row)) return;
    const sebab = takDapatDisetujui(row);
    if (sebab !== null) return notify.warning(`${sebut(row)}: ${sebab}`);
    const send = await props.setujui(row).catch(tell);
    if (!send) return;
    decide([idOf(row)], 'setuju', `${sebut(row)} disetujui`, [kirimSatu(sebut(row), send)]);
    goOnFrom(row);
  };
  const setujuiBanyak = async () => {
    const some = chosen.filter((row) => isOpenTo(row) && bisaDisetujui(row));
    const dibiarkan = chosen.filter((row) => isOpenTo(row) && !bisaDisetujui(row));
    const { setujuiBanyak: sendMany } = props;
    const sends = new Map<number, Kirim>();
    for (const row of sendMany ? [] : some) {
      const send = await props.setujui(row).catch(tell);
      if (send) sends.set(idOf(row), kirimSatu(sebut(row), send));
    }
    const ids = sendMany ? some.map(idOf) : [...sends.keys()];
    if (ids.length === 0) return;
    const sebab = dibiarkan.flatMap((row) => takDapatDisetujui(row) ?? []);
    const told = sebutDibiarkan(`${ids.length} ajuan disetujui`, sebab);
    decide(ids, 'setuju', told, sendMany ? [() => sendMany(some)] : [...sends.values()]);
    select(dibiarkan.map(idOf));
  };
  const tolakSemua = async (some: readonly Row[]) => {
    const [row] = some;
    const details = <YangDiputuskan sebutan={some.map(sebut)} />;
    const answer = row && (await confirm({ ...tolak.question(some), details }));
    if (!answer) return;
    const told = some[1] ? `${some.length} ajuan` : sebut(row);
    decide(
      some.map(idOf),
      'tolak',
      `${told} ditolak`,
      some.map((one) => kirimSatu(sebut(one), () => tolak.send(one, answer.remark))),
      answer.remark,
    );
    goOnFrom(row);
    select([]);
  };
  useReviewKeys({
    dibuka,
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onApprove: () => opened && void setujui(opened),
    onReject: () => opened && isOpenTo(opened) && void tolakSemua([opened]),
    onSelect: () => openedId !== undefined && toggle(openedId),
  });

  const tools = alat && <div className={classes['tools']}>{alat}</div>;
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton lines={8} />;
  if (rows.length === 0) {
    return (
      <>
        {tools}
        <EmptyState>{kosong}</EmptyState>
      </>
    );
  }
  return (
    <>
      {tools}
      <PilihanMeja
        jumlah={rows.length}
        dipilih={chosen.length}
        onPilihSemua={() => select(rows.map(idOf))}
        onBatal={() => select([])}
        onSetujui={chosen.some(bisaDisetujui) ? () => void setujuiBanyak() : undefined}
        onTolak={() => void tolakSemua(chosen.filter(isOpenTo))}
      />
      <MejaTinjauan
        antrean={
          <AntreanTinjauan
            label={label}
            rows={rows.map((row) => ({
              id: idOf(row),
              sebut: sebut(row),
              kepala: kepala(row),
              state: !isOpenTo(row) && <KeputusanChip keputusan={pending.get(idOf(row))} />,
              tindakan: isOpenTo(row) && (
                <PutusBaris
                  sebut={sebut(row)}
                  setujui="Setujui"
                  onSetujui={bisaDisetujui(row) ? () => void setujui(row) : undefined}
                  onTolak={() => void tolakSemua([row])}
                />
              ),
            }))}
            opened={openedId}
            selected={selected}
            onOpen={open}
            onSelect={toggle}
          />
        }
        nama={opened && sebut(opened)}
        keputusan={
          opened &&
          dibuka !== undefined && (
            <KeputusanMeja
              dibuka={dibuka}
              isMenunggu={isOpenTo(opened)}
              lain={isOpenTo(opened) && lain?.(opened)}
              onSetujui={bisaDisetujui(opened) ? () => void setujui(opened) : undefined}
              onTolak={() => void tolakSemua([opened])}
            />
          )
        }
        bukti={opened && bukti(opened)}
        tombol={TOMBOL}
        onClose={() => open(0)}
      />
      {query.data.last_page > 1 && (
        <Pager label={label} page={query.data} onPage={(next) => change({ page: next, id: 0 })} />
      )}
    </>
  );
}
