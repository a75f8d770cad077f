/// <reference types="vite/client" />

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}

declare module '@fontsource-variable/figtree/files/*.woff2' {
  const url: string;
  export default url;
}
