/** Whether somebody approves an incident that changes the days of these: nobody where his own are among them (aturan/perbaikan#memutuskan-gangguan). */
export const maySetujuiGangguan = (berubah: readonly { user_id: number }[], oleh: number): boolean =>
  berubah.every(({ user_id }) => user_id !== oleh);
