import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const styles = join(src, '../../../node_modules/@mantine/core/styles');
const read = (file: string) => readFileSync(join(src, file), 'utf8');

const stylesOf = (code: string) =>
  [...code.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name);
const everywhere = stylesOf(read('theme/styles.ts'));

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

test.each(sources)('%s brings the styles of the Mantine components that it uses', (file) => {
  const code = read(file);
  const used = [...code.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const styled = used.filter((name) => existsSync(join(styles, `${name}.layer.css`)));
  const here = [...everywhere, ...stylesOf(code)];
  expect(styled.filter((name) => !here.includes(name))).toEqual([]);
});

test.each(sources)(
  '%s uses nothing of Mantine that writes style elements, which the content policy refuses',
  (file) => {
    expect(read(file)).not.toMatch(/\b(AppShell|SimpleGrid|Grid|MantineProvider|ColorSchemeScript)\b.*@mantine\/core/);
    expect(read(file)).not.toMatch(/dangerouslySetInnerHTML|<style/);
  },
);
