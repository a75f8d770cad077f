import type { Ditempatkan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import { SentenceError } from '../../kit/failure/sentence-error.ts';
import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { useMutation } from '@tanstack/react-query';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { isMengubahHari } from './is-mengubah-hari.ts';
import { reportFailure } from '../api/report-failure.ts';
import { TURUNAN_JADWAL } from './turunan-jadwal.ts';

type Cara = { preview?: boolean | undefined; koreksi?: boolean | undefined };
type Marks = { errors: 'caller'; refetches: typeof TURUNAN_JADWAL };
/** What it would do; a change of groups says which planned moves it ends. */
type Dicoba = { dampak: Dampak; gugur?: Ditempatkan['gugur'] };
type Options<In, Out extends Dicoba> = {
  sebutBagi?: boolean;
  /** What is asked in place of the usual, where there is more to say than days: by them, by what is sent, or by all that was answered. */
  question?: (
    dampak: Out['dampak'],
    input: In,
    dicoba: Out,
  ) => ConfirmQuestion | null | Promise<ConfirmQuestion | null>;
  /** What is drawn from it besides what is drawn from schedules. */
  refetches?: typeof TURUNAN_JADWAL;
};
type Change<In, Out> = {
  call: (input: In) => Promise<Out>;
  mutation: (marks: Marks) => { mutationKey: string[]; mutationFn: (input: In) => Promise<Out>; meta: object };
};

/**
 * A change that may reach days that are judged already (aturan/jadwal#masa-lalu): it is tried first, the days that it
 * would make something else are shown, and only who agrees sends it, then as a declared correction. With `sebutBagi` it
 * is also said whom it concerns, days or not.
 */
export function usePerubahan<In extends Cara, Out extends Dicoba>(
  change: Change<In, Out>,
  {
    sebutBagi = false,
    // Asked of few changes: it comes with the first.
    question: ask = async (dampak, _, dicoba) =>
      (await import('./question-of-dampak.tsx')).questionOfDampak(dampak, sebutBagi, dicoba.gugur),
    refetches = [],
  }: Options<In, Out> = {},
) {
  const confirm = useConfirm();
  const save = useMutation(change.mutation({ errors: 'caller', refetches: [...TURUNAN_JADWAL, ...refetches] }));
  const send = async (input: In): Promise<Out | null> => {
    const dicoba = await change.call({ ...input, preview: true });
    const question = await ask(dicoba.dampak, input, dicoba);
    if (question && !(await confirm(question))) return null;
    return save.mutateAsync({ ...input, koreksi: isMengubahHari(dicoba.dampak) });
  };
  return {
    sending: save.isPending,
    /** For forms: throws what the form shows, also where the person went back. */
    submit: async (input: In): Promise<Out> => {
      const saved = await send(input);
      if (!saved) throw new SentenceError('Belum disimpan. Ubah isian, atau simpan dan setujui perubahannya.');
      return saved;
    },
    /** For menus and buttons: a refusal is told, null where nothing was kept. */
    run: (input: In): Promise<Out | null> =>
      send(input).catch((error: unknown) => {
        reportFailure(error);
        return null;
      }),
  };
}
