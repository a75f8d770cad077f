import type { Pemegang } from '@hadir/rules/akses/pemegang.ts';
import { peranOf } from './peran-of.ts';
import type { Session } from './use-session.ts';

/** Who is signed in, with the permissions that the server answered, as the rules about them ask for him. */
export function pemegangOf({ me, organisasi, izin }: Session): Pemegang {
  const peran = peranOf(me, organisasi);
  return {
    user_id: me.user_id,
    peran,
    izin: { [peran]: Object.fromEntries(izin.map((one) => [one.name, one.value])) },
  };
}
