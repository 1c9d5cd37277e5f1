import { fillModello, type ModelloPosta, modelloPredefinito } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { type Lettera, makeLettera } from '../../../gateways/posta/lettera.ts';
import type { Messaggio } from '../../../gateways/posta/port.ts';
import { findNomeStudio, listModelli, type Posto } from './modello.queries.ts';

/** A mail as the house says it: the template of its place may say it otherwise; what is pressed and the notes stay. */
export interface LetteraDiModello extends Omit<Lettera, 'titolo'> {
  readonly codice: ModelloPosta;
  readonly oggetto: string;
  /** What the placeholders of this template say. */
  readonly valori?: Readonly<Record<string, string>>;
}

const nomi: Record<ModelloPosta, Messaggio['modello']> = {
  'conferma-registrazione': 'conferma registrazione',
  'eliminazione-utente': 'eliminazione utente',
  'invio-credenziali': 'invio credenziali',
  'nuove-credenziali-studio': 'reset credenziali studio',
  'nuove-credenziali-gestore': 'reset credenziali gestore',
  'nuove-credenziali-privato': 'reset credenziali privato',
  notifica: 'notifica',
  archiviazione: 'archiviazione',
  'acquisto-pacchetto': 'acquisto pacchetto',
  f24: 'F24',
  cu: 'cu',
  lettera: 'lettera',
  'richiesta-informazioni': 'richiesta informazioni cliente',
};

const toTitolo = (oggetto: string) =>
  oggetto.replace(/^Quadra: /, '').replace(/^./u, (prima) => prima.toUpperCase());

/** What the placeholders of a mail say. */
export const readValori = (lettera: LetteraDiModello, studio: string, adesso: Date) => ({
  ...lettera.valori,
  Oggetto: lettera.oggetto,
  Testo: lettera.frasi.join('\n'),
  Studio: studio,
  ANNO: giornoDiRoma(adesso).slice(0, 4),
});

/** A mail in the words of a template; a line left with nothing is left out. Pure. */
export function renderModello(
  { oggetto, corpo }: { readonly oggetto: string; readonly corpo: string },
  { pulsante, note }: Pick<LetteraDiModello, 'pulsante' | 'note'>,
  valori: Readonly<Record<string, string>>,
): Pick<Messaggio, 'oggetto' | 'testo'> & { html: string } {
  const detto = fillModello(oggetto, valori).replace(/\s+/g, ' ').trim();
  const frasi = fillModello(corpo, valori)
    .split('\n')
    .map((riga) => riga.trim())
    .filter(Boolean);
  const intera = { titolo: toTitolo(detto), frasi, ...(pulsante && { pulsante }), ...(note && { note }) };
  return { oggetto: detto, ...makeLettera(intera) };
}

/** A mail of a place, in the words of the nearest active template: of the studio, of its gestore, of the vendor, of the house. */
export async function applyModello(
  trx: Trx,
  posto: Posto,
  lettera: LetteraDiModello,
): Promise<Omit<Messaggio, 'destinatario'>> {
  const modello = (await listModelli(trx, posto, lettera.codice)).find(({ attivo }) => attivo);
  const studio = await findNomeStudio(trx, posto.studioId);
  const valori = readValori(lettera, studio, new Date());
  return { modello: nomi[lettera.codice], ...renderModello(modello ?? modelloPredefinito, lettera, valori) };
}
