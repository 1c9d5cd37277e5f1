import type { CodiceF24Filo, codiciF24Request } from '@quadra/contract';
import { CODICI_F24_TROVATI } from '@quadra/contract';
import { type Causale, loadVersamenti, type Tributo } from '@quadra/fisco';
import type { z } from 'zod';
import type { Db } from '../../../db/pool.ts';
import { listParoleCodici } from '../../base/tabella/tabella.public.ts';

/** Codes of the IMU are not in the table of the Agenzia: their words are those of the acts that made them. */
const locali: Readonly<Record<string, string>> = {
  '3912': 'IMU: abitazione principale e pertinenze',
  '3913': 'IMU: fabbricati rurali a uso strumentale',
  '3914': 'IMU: terreni',
  '3916': 'IMU: aree fabbricabili',
  '3918': 'IMU: altri fabbricati',
  '3923': 'IMU: interessi da accertamento',
  '3924': 'IMU: sanzioni da accertamento',
  '3925': 'IMU: immobili del gruppo D, Stato',
  '3930': 'IMU: immobili del gruppo D, incremento del comune',
  '3939': 'IMU: fabbricati costruiti per la vendita (beni merce)',
  '3958': 'TASI: abitazione principale e pertinenze',
  '3959': 'TASI: fabbricati rurali a uso strumentale',
  '3960': 'TASI: aree fabbricabili',
  '3961': 'TASI: altri fabbricati',
  '3962': 'TASI: interessi',
  '3963': 'TASI: sanzioni',
};

const fromTributo = (t: Tributo, parole: ReadonlyMap<string, string>): CodiceF24Filo => ({
  Codice: t.codice,
  Descrizione: locali[t.codice] ?? parole.get(t.codice) ?? '',
  Sezione: t.sezione === 'camerale' ? 'locali' : t.sezione,
  Uso: t.uso,
  Rateazione: t.rateazione,
  Anno: t.anno,
  Ufficio: t.ufficio,
  Atto: t.atto,
});
const fromCausale = (c: Causale, parole: ReadonlyMap<string, string>): CodiceF24Filo => ({
  Codice: c.codice,
  Descrizione: parole.get(c.codice) ?? '',
  Sezione: 'inps',
  Uso: c.uso,
  Rateazione: '',
  Anno: false,
  Ufficio: false,
  Atto: false,
});

/** The words of a code or of a causale; undefined for one that is in no table. */
export async function findNomeCodice(db: Db, codice: string): Promise<string | undefined> {
  const v = await loadVersamenti();
  if (v.findTributo(codice) === undefined && v.findCausale(codice) === undefined) return undefined;
  const parole = await listParoleCodici(db, ['codici-tributo', 'causali-inps']);
  return locali[codice] ?? parole.get(codice) ?? codice;
}

/** The words of the codes that no voce names. */
export async function findNomiCodici(
  db: Db,
  righe: readonly { readonly nome: string | null; readonly codice: string }[],
): Promise<Map<string, string>> {
  const nomi = new Map<string, string>();
  for (const { nome, codice } of righe) {
    if (nome !== null || nomi.has(codice)) continue;
    nomi.set(codice, (await findNomeCodice(db, codice)) ?? codice);
  }
  return nomi;
}

const normalize = (testo: string): string =>
  testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a code may be of a year before that of the payment, or of a little after. */
const isInVigore = ({ dal, al, anniDopo }: Tributo, anno: number): boolean =>
  (dal === undefined || dal <= anno + anniDopo) && (al === undefined || al >= anno - 10);

/** Codes that begin so come first, then those whose words hold all the words that are looked for. */
function search(voci: readonly CodiceF24Filo[], testo: string): CodiceF24Filo[] {
  const cercato = normalize(testo);
  if (cercato === '') return voci.slice(0, CODICI_F24_TROVATI);
  const parole = cercato.split(' ');
  const perCodice = voci.filter(({ Codice }) => Codice.toLowerCase().startsWith(cercato));
  const perParole = voci.filter((voce) => {
    const detto = normalize(`${voce.Codice} ${voce.Descrizione}`);
    return !perCodice.includes(voce) && parole.every((parola) => detto.includes(parola));
  });
  return [...perCodice, ...perParole].slice(0, CODICI_F24_TROVATI);
}

/** The codes of an F24 by their number or words, those that may be paid on a day; and the day their table is of. */
export async function searchCodici(
  db: Db,
  { Testo, Sezione, Data }: z.output<typeof codiciF24Request>,
): Promise<{ data: CodiceF24Filo[]; AggiornatiAl: string }> {
  const v = await loadVersamenti();
  const parole = await listParoleCodici(db, ['codici-tributo', 'causali-inps']);
  const anno = Number(Data.slice(0, 4));
  const tributi = v.listTributi().filter((tributo) => isInVigore(tributo, anno));
  const tutte = [
    ...tributi.map((tributo) => fromTributo(tributo, parole)),
    ...v.listCausali().map((causale) => fromCausale(causale, parole)),
  ];
  const sue = Sezione === undefined ? tutte : tutte.filter((voce) => voce.Sezione === Sezione);
  return { data: search(sue, Testo), AggiornatiAl: v.GIORNO_TABELLA };
}
