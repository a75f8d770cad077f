import type { contract } from '@hadir/contract/contract.generated.ts';
import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { Secret, TOTP } from 'otpauth';
import { SANDI, signingIn } from '../sign-in.ts';
import { softAuthenticator } from '../luar/soft-authenticator.ts';
import type { TestServer } from '../start-test-server.ts';

type Contract = typeof contract;

/** People who sign in with a second factor, made through the front door. */
export async function givenFaktor({ given, stranger, clock }: TestServer) {
  const entry = await signingIn({ given, stranger });
  const password = SANDI;
  type Cookie = ReturnType<typeof entry.cookieOf>;

  /** What the authenticator app shows now. */
  const kodeOf = (rahasia: string) =>
    new TOTP({ secret: Secret.fromBase32(rahasia) }).generate({ timestamp: clock.now.getTime() });
  /** The next time step: a code counts once. */
  const later = (seconds = 30) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));

  const pasangTotp = async (cookie: Cookie) => {
    const begun = await stranger.call('POST', '/faktor/totp', { ...cookie, payload: { password } });
    const { rahasia } = begun.body.data as Output<Contract['faktor']['startTotp']>;
    const payload = { kode: kodeOf(rahasia) };
    const active = await stranger.call('PUT', '/faktor/totp', { ...cookie, payload });
    const { kode_pemulihan } = active.body.data as Output<Contract['faktor']['activateTotp']>;
    return { rahasia, kode_pemulihan: kode_pemulihan ?? [], active };
  };

  const pasangPasskey = async (cookie: Cookie, nama = 'Kunci saku') => {
    const begun = await stranger.call('POST', '/faktor/passkey/mulai', { ...cookie, payload: { password } });
    const { token, opsi } = begun.body.data as Output<Contract['faktor']['startPasskey']>;
    const kunci = softAuthenticator();
    const payload = { token, nama, jawaban: kunci.create(opsi) };
    const added = await stranger.call('POST', '/faktor/passkey', { ...cookie, payload });
    return { kunci, opsi, added };
  };

  /** After the right password: the step that waits. */
  const mulai = async (username: string | null) => (await entry.login(username)).body.data as FaktorDiminta;
  const dengan = (cara: 'totp' | 'pemulihan', token: string, kode: string) =>
    stranger.post('/login/faktor', { token, cara, kode });

  /** Somebody with an authenticator app, and a code that was not used yet. */
  const denganTotp = async (fields = {}) => {
    const akun = await entry.orang(fields);
    const cookie = entry.cookieOf(await entry.login(akun.username));
    const totp = await pasangTotp(cookie);
    later();
    return { ...akun, ...totp, cookie };
  };
  return { ...entry, kodeOf, later, pasangTotp, pasangPasskey, mulai, dengan, denganTotp };
}
