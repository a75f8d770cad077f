import { CALLS } from '@hadir/contract/calls-publik.generated.ts';
import type { kuesionerPublik } from '@hadir/contract/kuesioner/publik/kuesioner-publik.contract.ts';
import type { CallInput, Output } from '@hadir/contract/kit/endpoint.ts';
import { readCall } from '../../base/api/build-request.ts';
import { send } from '../../base/api/send.ts';

type Calls = typeof kuesionerPublik;
export type KuesionerPublik = Output<Calls['getKuesionerPublik']>;

/** The two calls of who has no account, without what the application's calls carry along. */
export const panggilPublik = {
  get: async (input: CallInput<Calls['getKuesionerPublik']>) =>
    (await send(readCall(CALLS.kuesionerPublik.getKuesionerPublik), input, { autosave: true })).data as KuesionerPublik,
  submit: async (input: CallInput<Calls['submitKuesionerPublik']>) =>
    (await send(readCall(CALLS.kuesionerPublik.submitKuesionerPublik), input, { autosave: true })).data as Output<
      Calls['submitKuesionerPublik']
    >,
};
