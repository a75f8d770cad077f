import type { Icon } from '@tabler/icons-react';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconClipboardData from '@tabler/icons-react/dist/esm/icons/IconClipboardData.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPlane from '@tabler/icons-react/dist/esm/icons/IconPlane.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

/** The icon of each entry that stands on the menu's first level, by its words. */
export const MENU_ICONS: Record<string, Icon> = {
  Dashboard: IconChartBar,
  'Kelola Akses': IconKey,
  Tenant: IconBuilding,
  Pemantau: IconEye,
  'Pilih Organisasi': IconListDetails,
  'Konfigurasi Organisasi': IconSettings,
  Beranda: IconHome,
  'Profil Tenant': IconBuilding,
  Mutasi: IconTransfer,
  'Unduhan Laporan': IconDownload,
  Analitik: IconChartBar,
  'Profil dan Konfigurasi': IconBuilding,
  Persetujuan: IconChecks,
  'Presensi Swafoto': IconCamera,
  'Ubah Presensi': IconEdit,
  'Riwayat Kehadiran': IconHistory,
  Kuesioner: IconClipboardList,
  'Riwayat Kuesioner': IconClipboardList,
  'Cuti Anggota': IconPlane,
  'Ajuan Cuti': IconPlane,
  'Kelola Instansi': IconSettings,
  'Kelola Anggota': IconUsers,
  Ketidakhadiran: IconCalendarOff,
  Laporan: IconClipboardData,
  'Riwayat Log Akses': IconListDetails,
};
