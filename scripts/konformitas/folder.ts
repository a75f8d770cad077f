import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../../packages/rules/src/testing/parse-csv.ts';

/** The files of a conformance folder. */
export type Folder = {
  csv: (name: string) => Record<string, string>[];
  json: <T>(name: string) => T;
  bytes: (name: string) => Uint8Array<ArrayBuffer>;
};

export function openFolder(path: string): Folder {
  const text = (name: string) => readFileSync(join(path, name), 'utf8');
  return {
    csv: (name) => parseCsv(text(name)),
    json: <T>(name: string) => JSON.parse(text(name)) as T,
    bytes: (name) => new Uint8Array(readFileSync(join(path, name))),
  };
}
