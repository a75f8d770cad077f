type Pendengar<Data> = {
  onData: (data: Data) => void;
  onLangsung: (isLangsung: boolean) => void;
  /** Whoever looks may no longer: what he still sees is taken away. */
  onKeluar: () => void;
};

/** Whatever a call answers, again whenever it changes, for as long as nobody hangs up. A lost connection comes back by itself. */
export function openLangsung<Data>(
  nama: 'pantauan' | 'peta',
  input: Record<string, string | number | undefined>,
  { onData, onLangsung, onKeluar }: Pendengar<Data>,
): () => void {
  const search = new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const source = new EventSource(`/api/langsung/${nama}?${search.toString()}`);
  source.addEventListener('open', () => onLangsung(true));
  source.addEventListener('error', () => onLangsung(false));
  source.addEventListener('message', ({ data }: MessageEvent<string>) => onData(JSON.parse(data) as Data));
  source.addEventListener('keluar', () => {
    source.close();
    onLangsung(false);
    onKeluar();
  });
  return () => source.close();
}
