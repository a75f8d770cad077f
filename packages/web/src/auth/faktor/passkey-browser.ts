import { SentenceError } from '../../kit/failure/sentence-error.ts';
import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { CallInput, Output } from '@hadir/contract/kit/endpoint.ts';

type OpsiMasuk = NonNullable<FaktorDiminta['opsi']>;
type OpsiDaftar = Output<typeof faktor.startPasskey>['opsi'];
type JawabanMasuk = CallInput<typeof faktor.enterByPasskey>['jawaban'];
type JawabanDaftar = CallInput<typeof faktor.addPasskey>['jawaban'];

/** Browsers keep passkeys from pages that came unsealed (http), but for the own machine's. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

const GAGAL = 'Passkey tidak jadi dipakai. Coba lagi, dan setujui permintaan perangkat Anda';
const SUDAH_ADA = 'Perangkat ini sudah menyimpan passkey untuk akun Anda';

// The library is fetched by those few who use a passkey; it says in its own types what the contract says in ours.
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;

/** Asks the device for a passkey that it has. Throws a sentence where nobody agreed, or none fits. */
export async function askPasskey(opsi: OpsiMasuk): Promise<JawabanMasuk> {
  const { startAuthentication } = await library();
  const optionsJSON = opsi as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON }).catch(refuse) as Promise<JawabanMasuk>;
}

/** Has the device make a passkey. Throws a sentence where nobody agreed, or it has one for this account. */
export async function makePasskey(opsi: OpsiDaftar): Promise<JawabanDaftar> {
  const { startRegistration } = await library();
  const optionsJSON = opsi as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch(refuse) as Promise<JawabanDaftar>;
}

function refuse(error: Error): never {
  throw new SentenceError(error.name === 'InvalidStateError' ? SUDAH_ADA : GAGAL, { cause: error });
}
