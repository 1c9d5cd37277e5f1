/** The F24 code of a regione (table T0 of the Agenzia) for its ISTAT code; the two provinces of Trentino-Alto Adige have one each. */
const perIstat: Readonly<Record<string, string>> = {
  ...{ '01': '13', '02': '20', '03': '10', '05': '21', '06': '07', '07': '09', '08': '06', '09': '17' },
  ...{ 10: '19', 11: '11', 12: '08', 13: '01', 14: '12', 15: '05', 16: '14', 17: '02', 18: '04' },
  ...{ 19: '16', 20: '15' },
};
const proprie: Readonly<Record<string, string>> = { BZ: '03', TN: '18' };

/** The code of the regione of a province, as an F24 writes it; undefined when it is not known. */
export const toRegioneF24 = (provincia: string, istat: string | undefined): string | undefined =>
  proprie[provincia] ?? (istat === undefined ? undefined : perIstat[istat]);
