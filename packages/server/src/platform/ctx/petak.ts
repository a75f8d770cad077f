/** Where map tiles come from. */
export type Petak = {
  /** With {z}, {x} and {y} in it. */
  alamat: string;
  /** Whom the map names for them. */
  atribusi: string;
  /** What browsers may fetch pictures from. */
  asal: string;
};

/** Tiles by an address, either of each tile ({z}, {x}, {y}) or of the server that names them so. */
export function toPetak(alamat: string, atribusi: string | undefined): Petak {
  const { origin, host } = new URL(alamat);
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => alamat.includes(part));
  const each = isTemplate ? alamat : `${alamat.replace(/\/$/, '')}/{z}/{x}/{y}.png`;
  return { alamat: each, atribusi: atribusi ?? host, asal: origin };
}
