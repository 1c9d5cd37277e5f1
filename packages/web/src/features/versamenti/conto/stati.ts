import { modelloDiTipo, type TipoDichiarazione } from '@quadra/contract';
import { parseChiave } from '@quadra/fisco';
import { formatIt, toCentesimi, toEuro } from '@quadra/values';
import { messaggiConto as m } from '../../../messages/conto.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { Conto, Modello, VoceConto } from './conto.api.ts';

type Detto = { tipo: TipoStato; testo: string };

/** Euro as the tables show them: without the sign, a zero too. */
export const writeEuro = (euro: number): string =>
  formatIt(toCentesimi(euro), { decimali: 2, mostraZero: true });

/** «RX1.1» is column 1 of RX1. */
export function nameCasella(chiave: string): string {
  const casella = parseChiave(chiave);
  if (casella === undefined) return chiave;
  const { quadro, rigo, colonna, modulo } = casella;
  return `${quadro}${rigo} col. ${colonna}${modulo > 1 ? m.modulo(modulo) : ''}`;
}
/** The short name of a declaration: «PF», «IRAP», «770». */
export const nameTipo = (tipo: TipoDichiarazione): string =>
  /^\d/.test(tipo) ? tipo : modelloDiTipo[tipo].prefisso.toUpperCase();

/** A contribution born in a declaration: its advances are by history alone, the texts of its quadro give no forecast. */
export const isContributo = ({ sezione, origine, verso }: VoceConto): boolean =>
  sezione === 'inps' && origine === 'dichiarazione' && verso === 'debito';

function stateInF24(modelli: readonly { stato: Modello['stato'] }[]): Detto {
  const pagati = modelli.filter(({ stato }) => stato === 'Pagato').length;
  if (pagati === modelli.length) return { tipo: 'fatto', testo: m.pagato };
  return { tipo: 'aperto', testo: pagati === 0 ? m.preparato : m.pagati(pagati, modelli.length) };
}

/** How a debt stands on a day. */
export function stateDebito(
  voce: Pick<VoceConto, 'resta' | 'data' | 'mancano' | 'modelli'>,
  oggi: string,
): Detto {
  if (voce.resta <= 0) return stateInF24(voce.modelli);
  if (voce.mancano.length > 0) return { tipo: 'attenzione', testo: m.daCompletare };
  if (voce.data < oggi) return { tipo: 'errore', testo: m.scaduto };
  return { tipo: 'daFare', testo: m.daPreparare };
}

/** How a credit stands. */
export const stateCredito = ({ resta }: Pick<VoceConto, 'resta'>): Detto =>
  resta <= 0 ? { tipo: 'fatto', testo: m.esaurito } : { tipo: 'daFare', testo: m.daUsareStato };

const tipi: Readonly<Record<Modello['stato'], TipoStato>> = {
  'Da pagare': 'daFare',
  Inviato: 'inviato',
  Pagato: 'fatto',
  Annullato: 'assente',
};
/** How a model stands on a day. */
export const stateModello = ({ stato, data }: Pick<Modello, 'stato' | 'data'>, oggi: string): Detto =>
  stato === 'Da pagare' && data < oggi
    ? { tipo: 'errore', testo: m.scaduto }
    : { tipo: tipi[stato], testo: stato };

/** What a model asks: once paid, what was paid; annulled, nothing. In euro, as the totals of the server. */
export function countModello(f: Modello): {
  aDebito: number;
  versato: number;
  aCredito: number;
  resta: number;
} {
  if (f.stato === 'Annullato') return { aDebito: 0, versato: 0, aCredito: 0, resta: 0 };
  const versato = f.pagato ?? 0;
  if (f.stato === 'Pagato') return { aDebito: f.credito + versato, versato, aCredito: f.credito, resta: 0 };
  return { aDebito: f.debito, versato, aCredito: f.credito, resta: f.saldo };
}

/** What is still to be paid, date by date: the models that are kept, and those that are proposed. */
export function listScadenze({
  f24,
  proposti,
}: Pick<Conto, 'f24' | 'proposti'>): { data: string; saldo: number }[] {
  const perData = new Map<string, number>();
  const daPagare = f24.filter(({ stato }) => stato === 'Da pagare' || stato === 'Inviato');
  for (const { data, saldo } of [...daPagare, ...proposti])
    if (saldo > 0) perData.set(data, (perData.get(data) ?? 0) + toCentesimi(saldo));
  return [...perData]
    .map(([data, centesimi]) => ({ data, saldo: toEuro(centesimi) }))
    .sort((a, b) => a.data.localeCompare(b.data));
}
