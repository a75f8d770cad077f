type Pendengar<Data> = {
  onData: (data: Data) => void;
  /** null while it is not known yet. */
  onLangsung: (isLangsung: boolean | null) => void;
  /** Whoever looks may no longer: what he still sees is taken away. */
  onKeluar: () => void;
};

/** Longer than this a connection that stands is not waited for, and one that was refused is tried again after it. */
const TUNGGU_MS = 5_000;
/** `EventSource.CLOSED`. */
const TERTUTUP = 2;

/** Whatever a call answers, again whenever it changes, for as long as nobody hangs up. A lost connection comes back by itself. */
export function openLangsung<Data>(
  nama: 'pantauan' | 'peta',
  input: Record<string, string | number | undefined>,
  { onData, onLangsung, onKeluar }: Pendengar<Data>,
): () => void {
  const search = new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  let source: EventSource;
  let timer: number | undefined;
  const connect = () => {
    source = new EventSource(`/api/langsung/${nama}?${search.toString()}`);
    timer = window.setTimeout(() => onLangsung(false), TUNGGU_MS);
    source.addEventListener('open', () => {
      window.clearTimeout(timer);
      onLangsung(true);
    });
    source.addEventListener('error', () => {
      window.clearTimeout(timer);
      onLangsung(false);
      // A browser gives up on a server that is there and answers no, as one does that is being replaced.
      if (source.readyState === TERTUTUP) timer = window.setTimeout(connect, TUNGGU_MS);
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => onData(JSON.parse(data) as Data));
    source.addEventListener('keluar', () => {
      hangUp();
      onLangsung(false);
      onKeluar();
    });
  };
  const hangUp = () => {
    window.clearTimeout(timer);
    source.close();
  };
  onLangsung(null);
  connect();
  return hangUp;
}
