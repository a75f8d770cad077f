import { AktivasiForm } from './aktivasi-form.tsx';

/** Activation of an account that came from the staff system, by the token in the address. */
export function AktivasiSimpatikaScreen({ token }: { token: string }) {
  return <AktivasiForm token={token} />;
}
