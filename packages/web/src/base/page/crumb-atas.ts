/** Above what a member finds on Beranda and whoever runs the place finds under Ketidakhadiran. */
export const crumbAtas = (isAbove: boolean) => ({ label: isAbove ? 'Ketidakhadiran' : 'Beranda' });
