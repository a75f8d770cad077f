import type { Answers } from './given-server.ts';
import { givenIzin, givenMe, givenOrganisasi, type OrganisasiUji } from './orang.ts';

/** What the server says of who is signed in: an operator of a subscribed organisation, unless told otherwise. */
export function givenSession(organisasi: OrganisasiUji = {}): NonNullable<Answers['auth']> {
  return {
    getMe: () => givenMe(),
    switchOrganisasi: () => givenOrganisasi(organisasi),
    listIzin: () => givenIzin(),
  };
}
