type Pendengar<Data> = {
  onData: (data: Data) => void;
  /** null while it is not known yet. */
  onLangsung: (isLangsung: boolean | null) => void;
  /** Whoever looks may no longer: what he still sees is taken away. */
  onKeluar: () => void;
};

/** Longer than this a connection that stands is not waited for, and one that was refused is tried again after it. */
const TUNGGU_MS = 5_000;
/** The server says every five seconds that the connection stands: who hears nothing for so long is alone. */
const HENING_MS = 12_000;
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
  let hening: number | undefined;
  const heard = () => {
    window.clearTimeout(hening);
    hening = window.setTimeout(() => {
      source.close();
      onLangsung(false);
      connect();
    }, HENING_MS);
  };
  const connect = () => {
    source = new EventSource(`/api/langsung/${nama}?${search.toString()}`);
    timer = window.setTimeout(() => onLangsung(false), TUNGGU_MS);
    source.addEventListener('open', () => {
      window.clearTimeout(timer);
      heard();
      onLangsung(true);
    });
    source.addEventListener('detak', heard);
    source.addEventListener('error', () => {
      window.clearTimeout(timer);
      window.clearTimeout(hening);
      onLangsung(false);
      // A browser gives up on a server that is there and answers no, as one does that is being replaced.
      if (source.readyState === TERTUTUP) timer = window.setTimeout(connect, TUNGGU_MS);
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      heard();
      onData(JSON.parse(data) as Data);
    });
    source.addEventListener('keluar', () => {
      hangUp();
      onLangsung(false);
      onKeluar();
    });
  };
  const hangUp = () => {
    window.clearTimeout(timer);
    window.clearTimeout(hening);
    source.close();
  };
  onLangsung(null);
  connect();
  return hangUp;
}
