/** A PIN without the zeros before it: machines add or drop them (aturan/perangkat#pin). */
export const toPinPolos = (pin: string): string => pin.replace(/^0+(?=.)/, '');

type Anggota = { pin: string; user_id: number };

/** Whose PIN a machine means: his who has it to the letter, else the only one whose PIN differs in zeros before it. */
export function pinMatcher(anggota: readonly Anggota[]): (pin: string) => number | null {
  const exact = new Map(anggota.map(({ pin, user_id }) => [pin, user_id]));
  const polos = new Map<string, number | null>();
  for (const { pin, user_id } of anggota) {
    const key = toPinPolos(pin);
    polos.set(key, polos.has(key) ? null : user_id);
  }
  return (pin) => exact.get(pin) ?? polos.get(toPinPolos(pin)) ?? null;
}
