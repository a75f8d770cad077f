const from = (...packages: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages.join('|')})[\\\\/]`);

const mantine = (...components: string[]) =>
  new RegExp(`[\\\\/]@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](?:${components.join('|')})[\\\\/]`);

const ours = (...files: string[]) => new RegExp(`[\\\\/]packages[\\\\/]web[\\\\/]src[\\\\/](?:${files.join('|')})`);

/** Mantine's controls that stand on the login, and with it on every screen. */
const STARTERS =
  'UnstyledButton CloseButton Loader Transition Button ActionIcon Input InputBase TextInput PasswordInput Checkbox InlineInput InputsGroupFieldset VisuallyHidden';

/**
 * What every screen shares stays in chunks of its own, so that a new version of a screen does not fetch it again; what the
 * login needs is in few of them, for each file costs a request. The first group whose test fits takes a module, and what it
 * imports with it: shared modules must therefore be named before the groups that merely use them.
 */
export const VENDOR_GROUPS = [
  { name: 'react', test: from('react', 'react-dom', 'scheduler'), priority: 40 },
  { name: 'tabel', test: from('@tanstack/(?:react-table|table-core|react-virtual|virtual-core)'), priority: 35 },
  { name: 'zod', test: from('zod'), priority: 31 },
  { name: 'tanstack', test: from('@tanstack', 'use-sync-external-store'), priority: 30 },
  { name: 'tanggal', test: from('@mantine/dates', 'dayjs'), priority: 30 },
  { name: 'mantine', test: from('@mantine/core/esm/core', 'clsx'), priority: 29 },
  {
    name: 'mantine',
    test: from('@mantine/hooks/esm/(?:utils|use-(?:id|uncontrolled|merged-ref|did-update))'),
    priority: 28,
  },
  {
    name: 'mantine',
    test: mantine(...STARTERS.split(' ')),
    priority: 28,
  },
  {
    name: 'inti',
    test: ours(
      'app/(?!shell|preparation-screen|server-error-screen)',
      'kit/(?!outbox|use-hadir-form|format|use-url-filters|read-filters)',
      'ui/(?:link|notify|snackbar|save-file|use-confirm|confirm-(?:context|provider)|form-notice)',
    ),
    priority: 27,
  },
  {
    name: 'melayang',
    test: mantine('Combobox', 'Popover', 'Menu', 'Select', 'MultiSelect', 'PillsInput', 'Pill', 'Tooltip', 'Floating'),
    priority: 25,
  },
  { name: 'dialog', test: mantine('ModalBase', 'Modal', 'Drawer', 'FocusTrap', 'Overlay'), priority: 25 },
];
