import type { Plugin } from 'vite';

/** Classes of Mantine's Button.Group and ActionIcon.Group with their sections, which nothing of ours uses. */
const UNUSED = /\.m_(?:80d6d844|70be2a01|1a0f1b21|437b6484)(?![0-9a-f])/;

/** Leaves out of Mantine's styles what no screen uses: they come with the first page. */
export function dropUnusedRules(): Plugin {
  return {
    name: 'hadir-drop-unused-rules',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/core\/styles\/(?:Button|ActionIcon)\.(?:layer\.)?css/ },
      handler: (code) => code.replaceAll(/[^{}]+\{[^{}]*\}/g, (rule) => (UNUSED.test(rule) ? '' : rule)),
    },
  };
}
