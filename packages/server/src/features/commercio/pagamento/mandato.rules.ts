import type { AttoMandato, StatoMandato } from '@quadra/contract';
import { addGiorniBancari } from '@quadra/fisco';

/**
 * The whole life of a mandate. `firma`: the seller has the signed paper in hand. `sospende`: by hand, or because a debit came
 * back. `scade`: nothing was debited for three years.
 */
export const passaggiMandato: readonly (readonly [StatoMandato, AttoMandato, StatoMandato])[] = [
  ['Da firmare', 'firma', 'Attivo'],
  ['Da firmare', 'revoca', 'Revocato'],
  ['Attivo', 'sospende', 'Sospeso'],
  ['Attivo', 'revoca', 'Revocato'],
  ['Attivo', 'scade', 'Scaduto'],
  ['Sospeso', 'riattiva', 'Attivo'],
  ['Sospeso', 'revoca', 'Revocato'],
  ['Sospeso', 'scade', 'Scaduto'],
];

/** Where an act leads; undefined when it may not happen there. */
export const findPassaggioMandato = (stato: StatoMandato, atto: AttoMandato): StatoMandato | undefined =>
  passaggiMandato.find(([da, quale]) => da === stato && quale === atto)?.[2];

/** From the order to the debit, in bank days: who is debited knows the day, and the seller has time for its file. */
const PREAVVISO = 4;
/** The file is with the bank so many bank days before: one more than the schema asks (CORE, D-1), since banks ask it earlier. */
const ANTICIPO = 2;

/** The day on which what is ordered on a day is debited. */
export const computeAddebito = (ordinato: string): string => addGiorniBancari(ordinato, PREAVVISO);

/** The last day whose debits go into a file made on a day, and the first that can still be kept. */
export const computeTaglio = (oggi: string): string => addGiorniBancari(oggi, ANTICIPO);

/** Months without a debit after which a mandate is good no more (SEPA Core rulebook). */
const MESI_DI_VITA = 36;
export function isScaduto(ultimo: string, oggi: string): boolean {
  const [anno = 0, mese = 0, giorno = 0] = ultimo.split('-').map(Number);
  return new Date(Date.UTC(anno, mese - 1 + MESI_DI_VITA, giorno)).toISOString().slice(0, 10) < oggi;
}

/** Why a debit came back, by the code of the bank (ISO 20022, ExternalStatusReason). */
const motivi: Readonly<Record<string, string>> = {
  AC01: 'IBAN errato',
  AC04: 'conto chiuso',
  AC06: 'conto bloccato',
  AC13: 'conto di un consumatore',
  AG01: 'addebito non ammesso su questo conto',
  AG02: 'sequenza o codice operazione errati',
  AM04: 'disponibilità insufficiente',
  AM05: 'addebito doppio',
  BE05: 'identificativo del creditore non riconosciuto',
  CNOR: 'banca del creditore non raggiungibile',
  DNOR: 'banca del debitore non raggiungibile',
  FF01: 'file non valido',
  MD01: 'mandato assente o revocato',
  MD02: 'dati del mandato assenti o errati',
  MD06: 'rimborso chiesto da chi è stato addebitato',
  MD07: 'intestatario deceduto',
  MS02: 'rifiutato da chi paga',
  MS03: 'motivo non detto dalla banca',
  RC01: 'BIC errato',
  RR04: 'motivi normativi',
  SL01: 'servizi della banca del debitore',
};
export const describeMotivo = (codice: string | null): string =>
  codice === null ? 'motivo non detto dalla banca' : `${motivi[codice] ?? 'addebito rifiutato'} (${codice})`;
