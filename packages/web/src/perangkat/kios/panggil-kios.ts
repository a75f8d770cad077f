import { CALLS } from '@hadir/contract/calls-kios.generated.ts';
import type { CallInput, Output } from '@hadir/contract/kit/endpoint.ts';
import type { kiosPublik } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { readCall } from '../../base/api/build-request.ts';
import { send } from '../../base/api/send.ts';

type Calls = typeof kiosPublik;

/** A call without an answer is given up: what stands behind it, and its own next try, would wait for it. */
const SABAR_MS = 20_000;

async function panggil<Name extends keyof Calls>(name: Name, input: CallInput<Calls[Name]>) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), SABAR_MS);
  try {
    const options = { autosave: true, signal: giveUp.signal };
    return (await send(readCall(CALLS.kiosPublik[name]), input, options)).data as Output<Calls[Name]>;
  } finally {
    clearTimeout(timer);
  }
}

/** The calls of a kiosk, without what the application's calls carry along. */
export const panggilKios = {
  enter: (kode: string) => panggil('enterKios', { kode }),
  check: (input: CallInput<Calls['checkKios']>) => panggil('checkKios', input),
  listAnggota: (token: string) => panggil('listAnggotaKios', { token }),
  submit: (input: CallInput<Calls['submitPresensiKios']>) => panggil('submitPresensiKios', input),
};
