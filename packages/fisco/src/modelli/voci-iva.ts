import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, CodiceModello, Modello } from './modello.ts';

/** What the annual return of the VAT says to those of the income, by the casella it stands in. */
const VOLUME = 'VE50.1';
const IMPOSTA = 'VF27.2';
const AMMESSA = 'VF71.1';
const CREDITO = 'VX5.1';

/** The revenues of a return of the income, where it has them in a casella: of a business and of a profession. */
const ricavi: Readonly<Partial<Record<CodiceModello, readonly ChiaveCasella[]>>> = {
  'redditi-pf': ['RE2.2', 'RG2.2', 'LM22.3'],
  'redditi-sp': ['RE2.2', 'RG2.2'],
  'redditi-enc': ['RG2.2'],
  irap: ['IC1.1', 'IP1.1'],
};

/** Whole euro; null where the return does not know it. */
export interface VociIva {
  readonly volume: { readonly casella: ChiaveCasella; readonly importo: number } | null;
  /** Of the tax on purchases, what is not deducted. */
  readonly nonDetraibile: { readonly casella: ChiaveCasella; readonly importo: number } | null;
  readonly credito: { readonly casella: ChiaveCasella; readonly importo: number } | null;
}

/** What the return of the VAT of a year says of that year: turnover, tax that is not deducted, credit to use. */
export function readVociIva({ modello, dati, forzature }: LatoConfronto): VociIva {
  const calcolo = modello.createCalcolo(dati, forzature);
  const read = (casella: ChiaveCasella): number | null => {
    const esito = modello.findCasella(casella) === undefined ? undefined : calcolo.get(casella);
    return typeof esito?.valore === 'number' && esito.stato !== 'incompleto' ? esito.valore : null;
  };
  const [volume, imposta, ammessa, credito] = [VOLUME, IMPOSTA, AMMESSA, CREDITO].map(read);
  const nonDetratta =
    imposta === null || imposta === undefined || ammessa === null || ammessa === undefined
      ? null
      : imposta - ammessa;
  return {
    volume: volume ? { casella: VOLUME, importo: volume } : null,
    nonDetraibile:
      nonDetratta !== null && nonDetratta > 0 ? { casella: AMMESSA, importo: nonDetratta } : null,
    credito: credito ? { casella: CREDITO, importo: credito } : null,
  };
}

/** The revenues that a return declares, with the first casella that has them; null where it has none. */
export function readRicavi(
  modello: Modello,
  dati: LatoConfronto['dati'],
): { readonly casella: ChiaveCasella; readonly importo: number } | null {
  const pieni = (ricavi[modello.codice] ?? []).flatMap((chiave) => {
    const valore = modello.findCasella(chiave) === undefined ? undefined : dati[chiave];
    return typeof valore === 'number' && valore !== 0 ? [{ chiave, valore }] : [];
  });
  const [prima] = pieni;
  return prima === undefined
    ? null
    : { casella: prima.chiave, importo: pieni.reduce((somma, { valore }) => somma + valore, 0) };
}
