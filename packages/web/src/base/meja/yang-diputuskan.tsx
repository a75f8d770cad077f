type Props = {
  /** Each in a few words: 'Klaim Ani 17-11-2026'. */
  sebutan: readonly string[];
};

const TAMPIL = 5;

/** What a decision that is being asked about is of: the row that it was begun in may not be the one that stands open. */
export function YangDiputuskan({ sebutan }: Props) {
  const lain = sebutan.length - TAMPIL;
  return (
    <ul aria-label="Yang diputuskan">
      {sebutan.slice(0, TAMPIL).map((satu, index) => (
        <li key={index}>{satu}</li>
      ))}
      {lain > 0 && <li>dan {lain} lainnya</li>}
    </ul>
  );
}
