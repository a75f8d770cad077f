const KEPT = 'hadir-isian ';
const SEJAM_MS = 3_600_000;

type Values = Record<string, unknown>;
/** What stands in a form that begins with these values. */
type Typed = { place: string; values: Values };
type Kept = { saat: number; values: Values; berkas: string[] };

let whose: () => number | undefined = () => undefined;
const forms = new Set<() => Typed | false>();

const isOver = ({ saat }: Kept) => Date.now() - saat >= SEJAM_MS;
const readAt = (place: string) => JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;

/** As long as nobody looks at the page a phone may take it from memory, and a reload does: what stands in it is kept. */
const whileHidden = () => {
  if (document.hidden) keptTyped.keep();
  else for (const { place } of typedNow()) keptTyped.forget(place);
};
const onUnload = () => void keptTyped.keep();
const typedNow = () => [...forms].map((form) => form()).filter((one) => one !== false);

/**
 * What was typed when the session ended, or the page was loaded anew, kept in this tab for an hour: it is there again for the
 * same person, at the same address, in a form that begins as that one did, once. Files are not kept, only what they are called.
 */
export const keptTyped = {
  /** The app says once who is there. */
  follow: (read: typeof whose) => {
    whose = read;
    document.addEventListener('visibilitychange', whileHidden);
    addEventListener('pagehide', onUnload);
  },
  /** Where a form's values are kept. */
  placeOf: (initialValues: Values): string =>
    `${KEPT}${whose()} ${location.pathname}${location.search} ${JSON.stringify(initialValues)}`,
  /** A form says what stands in it, or that nothing was typed, until the returned function is called. */
  add: (form: () => Typed | false) => {
    forms.add(form);
    return () => void forms.delete(form);
  },
  /** Keeps what stands in all forms; whether anything was typed there. */
  keep: (): boolean => {
    const typed = typedNow();
    for (const { place, values } of typed) {
      const isFile = ([, value]: [string, unknown]) => value instanceof Blob;
      const entries = Object.entries(values);
      const berkas = entries.filter(isFile).map(([field, value]) => (value instanceof File ? value.name : field));
      const kept = { saat: Date.now(), values: Object.fromEntries(entries.filter((one) => !isFile(one))), berkas };
      sessionStorage.setItem(place, JSON.stringify(kept));
      setTimeout(() => {
        const since = readAt(place);
        if (since && isOver(since)) sessionStorage.removeItem(place);
      }, SEJAM_MS);
    }
    return typed.length > 0;
  },
  read: (place: string): Kept | null => {
    const kept = readAt(place);
    return kept && !isOver(kept) ? kept : null;
  },
  forget: (place: string) => sessionStorage.removeItem(place),
  /** Forgets all but what this person typed; without one, all. */
  forgetOthers: (user_id?: number) => {
    for (const place of Object.keys(sessionStorage)) {
      if (place.startsWith(KEPT) && !place.startsWith(`${KEPT}${user_id} `)) sessionStorage.removeItem(place);
    }
  },
};
