/** How what is shown stays true: it comes by itself, is about to, is asked for now and then, or is of an earlier hour. */
export type Sambungan = 'langsung' | 'menyambung' | 'berkala' | 'putus';

/** `isLangsung` null: not known yet. `putusPada`: when a connection that stood was lost. */
export type Langsung = { isLangsung: boolean | null; putusPada: number };

export const BELUM_TERSAMBUNG: Langsung = { isLangsung: null, putusPada: 0 };

/** What is known of the connection once it is told that it stands, or no longer does. */
export const langsungSesudah =
  (isLangsung: boolean | null, pada: number) =>
  (before: Langsung): Langsung => ({
    isLangsung,
    putusPada: before.isLangsung && !isLangsung ? pada : isLangsung ? 0 : before.putusPada,
  });

/** What is asked for keeps it true only where it came after the connection was lost, and still comes. */
export function sambunganOf(
  { isLangsung, putusPada }: Langsung,
  { isError, dataUpdatedAt }: { isError: boolean; dataUpdatedAt: number },
): Sambungan {
  if (isLangsung) return 'langsung';
  if (isError || dataUpdatedAt < putusPada) return 'putus';
  return isLangsung === null ? 'menyambung' : 'berkala';
}
