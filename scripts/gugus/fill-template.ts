import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `deploy` with its `${NAMA}` filled in, as envsubst does it; refuses where one has no value. */
export function fillTemplate(file: string, values: Record<string, string | number>): string {
  return readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8').replace(
    /\$\{(\w+)\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/${file}: ${name} has no value`);
      return String(value);
    },
  );
}
