import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../../scripts/generate.ts';

test.each(Object.entries(await generatedFiles()))(
  '%s is what the names of files and the contract say today (npm run generate)',
  (path, content) => {
    expect(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')).toBe(content);
  },
);
