/** The kinds that an input accepts, as people call them: 'JPG, PNG atau WEBP'. `accept` is as of an input. */
export function sebutJenisBerkas(accept: string): string {
  const kinds = accept.split(',').map((kind) =>
    kind
      .trim()
      .replace(/^.*[./]/, '')
      .toUpperCase()
      .replace('JPEG', 'JPG'),
  );
  return new Intl.ListFormat('id', { type: 'disjunction' }).format(new Set(kinds));
}
