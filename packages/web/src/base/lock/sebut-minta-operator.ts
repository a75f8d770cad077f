/** What who may not order a subscription reads where one is needed. */
export const sebutMintaOperator = ({ nama }: { nama: string }): string =>
  `Fitur ini tersedia bagi instansi yang berlangganan. Minta operator ${nama} untuk berlangganan.`;
