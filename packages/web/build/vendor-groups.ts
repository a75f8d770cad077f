const from = (...packages: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages.join('|')})[\\\\/]`);

const mantine = (...components: string[]) =>
  new RegExp(`[\\\\/]@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](?:${components.join('|')})[\\\\/]`);

/** What every screen shares stays in chunks of its own, so that a new version of a screen does not fetch it again. */
export const VENDOR_GROUPS = [
  { name: 'react', test: from('react', 'react-dom', 'scheduler'), priority: 40 },
  { name: 'tabel', test: from('@tanstack/(?:react-table|table-core|react-virtual|virtual-core)'), priority: 35 },
  { name: 'tanstack', test: from('@tanstack', 'zod'), priority: 30 },
  { name: 'tanggal', test: from('@mantine/dates', 'dayjs'), priority: 30 },
  {
    name: 'melayang',
    test: mantine('Combobox', 'Popover', 'Menu', 'Select', 'MultiSelect', 'PillsInput', 'Pill', 'Tooltip', 'Floating'),
    priority: 25,
  },
  { name: 'dialog', test: mantine('ModalBase', 'Modal', 'Drawer', 'FocusTrap', 'Overlay'), priority: 25 },
];
