// The envelope shared by the ministerial supplies: specifications of 2004-2021 for 1-89, 1898-1900 and the trailer, two open
// source programs for the elements. What the form of the year puts in B after 90 is not known, and stays blank.

import { isInterna } from '../modelli/interna.ts';
import { type FormatoElemento, isCodice, makeCodice } from './elementi.ts';
import { contatori, inizio, LUNGHEZZA } from './involucro.ts';
import { campo, defineRecord, fisso, obbligatorio, type Parte, type Tracciato, vuoto } from './tracciato.ts';

/** A modello whose file can be tried: how its supply is called, and the record of its quadri. */
interface FornituraDiProva {
  readonly modello: string;
  readonly prefisso: string;
  readonly titolo: string;
  readonly record: 'C' | 'D' | 'I';
  /** The records that Z counts, where there may be others. */
  readonly contati?: readonly string[];
}

const FORNITURE: readonly FornituraDiProva[] = [
  { modello: 'redditi-pf', prefisso: 'RPF', titolo: 'Redditi persone fisiche', record: 'C' },
  { modello: 'redditi-sp', prefisso: 'RSP', titolo: 'Redditi società di persone', record: 'C' },
  { modello: 'redditi-sc', prefisso: 'RSC', titolo: 'Redditi società di capitali', record: 'C' },
  { modello: 'redditi-enc', prefisso: 'RNC', titolo: 'Redditi enti non commerciali', record: 'C' },
  { modello: 'irap', prefisso: 'IRA', titolo: 'IRAP', record: 'C' },
  { modello: 'iva', prefisso: 'IVA', titolo: 'IVA annuale', record: 'D' },
  // D holds ST, SV and SX, whose codes are not known: of the 770 only SY, in I, can be written.
  { modello: '770', prefisso: '770', titolo: 'Modello 770', record: 'I', contati: ['B', 'D', 'E', 'I', 'J'] },
];

const DI_PROVA =
  'Il codice della fornitura e il frontespizio (record B dalla posizione 91) non sono riscontrati sulla specifica ufficiale dell’anno: il file è di prova e non si trasmette.';
const ELEMENTI = { da: 90, quanti: 75 } as const;

const intestazione = (tipo: string): Parte[] => {
  const [primo, codiceFiscale, modulo, , produttore] = inizio(tipo);
  if (!primo || !codiceFiscale || !modulo || !produttore) throw new Error('The header has five fields');
  return [
    primo,
    codiceFiscale,
    modulo,
    campo('spazioUtente', 'Spazio utente', 'AN', 3),
    vuoto(25),
    campo('identificativo', 'Identificativo della dichiarazione per chi la invia', 'AN', 20),
    produttore,
  ];
};

const define = (tipo: string, titolo: string, parti: readonly Parte[], certezza: Tracciato['certezza']) =>
  defineRecord(tipo, titolo, parti, {
    lunghezza: LUNGHEZZA,
    certezza,
    ...(titolo === 'Quadri' && { elementi: ELEMENTI }),
  });

function makeTracciato(f: FornituraDiProva, anno: number): Tracciato {
  const codice = `${f.prefisso}${String(anno).slice(2)}`;
  const ordine = ['B', f.record];
  const contati = f.contati ?? ordine;
  return {
    codice,
    titolo: `${f.titolo} ${anno}`,
    versione: `${codice}, di prova`,
    fonte: 'Involucro comune delle forniture dell’Agenzia delle Entrate; codice della fornitura per analogia',
    lunghezza: LUNGHEZZA,
    certezza: 'da riscontrare',
    diProva: DI_PROVA,
    record: {
      A: define(
        'A',
        'Testa della fornitura',
        [
          fisso('Tipo record', 'A'),
          vuoto(14),
          { ...fisso('Codice fornitura', codice), certezza: 'da riscontrare' },
          campo('tipoFornitore', 'Tipo fornitore', 'AN', 2, { obbligatorio: true, ammessi: ['01', '10'] }),
          campo('fornitore', 'Codice fiscale del fornitore', 'CF', 16, obbligatorio),
          vuoto(483),
          campo('progressivo', 'Progressivo dell’invio', 'NU', 4),
          campo('totaleInvii', 'Numero totale degli invii', 'NU', 4),
          vuoto(100, 'Spazio utente'),
          vuoto(1068),
          vuoto(200, 'Spazio riservato al servizio telematico'),
        ],
        'due generatori',
      ),
      B: define(
        'B',
        'Frontespizio',
        [
          ...intestazione('B'),
          campo('conferma', 'Conferma degli avvisi', 'CB', 1),
          vuoto(1807, 'Posizioni non note'),
        ],
        'da riscontrare',
      ),
      [f.record]: define(
        f.record,
        'Quadri',
        [...intestazione(f.record), vuoto(1800, 'Elementi')],
        'due generatori',
      ),
      Z: define(
        'Z',
        'Coda della fornitura',
        [fisso('Tipo record', 'Z'), vuoto(14), ...contatori(contati)],
        'due generatori',
      ),
    },
    ordine,
    contatori: contati,
    sempre: [],
    dichiarazioniMassime: 99_999,
  };
}

const pronti = new Map<string, Tracciato>();

/** The layout to try for a modello of a year; undefined when nothing at all is known of its supply. */
export function findDiProva(modello: string, anno: number): Tracciato | undefined {
  const fornitura = FORNITURE.find((f) => f.modello === modello);
  if (fornitura === undefined) return undefined;
  const chiave = `${modello}/${anno}`;
  const pronto = pronti.get(chiave) ?? makeTracciato(fornitura, anno);
  pronti.set(chiave, pronto);
  return pronto;
}

/** The quadri that no element carries: they are the front page. */
const FRONTESPIZIO = ['FR', 'DI'];
/** Short rents of the CU have letters of ours; of the 770 only SY is known, the rest is in records whose codes are not. */
const SENZA_CODICE = [
  'LB',
  'ST',
  'SV',
  'SX',
  'SF',
  'SG',
  'SH',
  'SI',
  'SK',
  'SL',
  'SM',
  'SO',
  'SP',
  'SQ',
  'SS',
];

/** What a casella of a form is for its supply. */
interface CasellaDiModello {
  readonly chiave: string;
  readonly quadro: string;
  readonly rigo: number;
  readonly colonna: number;
  readonly tipo: string;
  readonly maschera?: string;
}

/** Of these quadri the file has one rigo, and what the form calls a point is the colonna. */
const A_PUNTI = ['AU', 'DB', 'DC'];
/** Families stand by rigo, from 601 in the file and from 931 in the form, where 601 and 602 are points. */
const FAMIGLIA = { quadro: 'DB', nelFile: 601, nelModello: 931, righi: 9 } as const;
const isFamiglia = ({ quadro, rigo }: Pick<CasellaDiModello, 'quadro' | 'rigo'>, primo: number): boolean =>
  quadro === FAMIGLIA.quadro && rigo >= primo && rigo < primo + FAMIGLIA.righi;

/** `RN26.2` of the code of an element; `AU4.1` of a point. */
export function nameCasella(codice: string): string | null {
  const [, quadro = '', primo = '', secondo = ''] = /^([A-Z]{2})(\d{3})(\d{3})$/.exec(codice) ?? [];
  const [rigo, colonna] = [Number(primo), Number(secondo)];
  if (quadro === '') return null;
  if (isFamiglia({ quadro, rigo }, FAMIGLIA.nelFile))
    return `${quadro}${rigo - FAMIGLIA.nelFile + FAMIGLIA.nelModello}.${colonna}`;
  return A_PUNTI.includes(quadro) ? `${quadro}${colonna}.1` : `${quadro}${rigo}.${colonna}`;
}

const FORMATI: Readonly<Record<string, FormatoElemento>> = {
  euro: 'NU',
  intero: 'NU',
  percentuale: 'PC',
  decimale: 'VP',
  data: 'DT',
  barrata: 'CB',
  codiceFiscale: 'CF',
};

/** Where a casella goes: the element's code and format, or why it is not written. */
export type PostoCasella =
  | { readonly codice: string; readonly formato: FormatoElemento }
  | { readonly nonScritta: string };

function writeCodice({ quadro, rigo, colonna }: CasellaDiModello, familiare: boolean): string {
  if (familiare) return makeCodice(quadro, rigo - FAMIGLIA.nelModello + FAMIGLIA.nelFile, colonna);
  return A_PUNTI.includes(quadro) ? makeCodice(quadro, 1, rigo) : makeCodice(quadro, rigo, colonna);
}

/** The place of a casella in the supply of its form. */
export function placeCasella(casella: CasellaDiModello): PostoCasella {
  const { quadro, tipo } = casella;
  const familiare = isFamiglia(casella, FAMIGLIA.nelModello);
  if (isInterna(casella) && !familiare)
    return { nonScritta: 'La casella è interna al programma: sul modello non ha un posto noto.' };
  if (FRONTESPIZIO.includes(quadro))
    return { nonScritta: 'Il frontespizio va nel record B, di cui non sono note le posizioni.' };
  if (SENZA_CODICE.includes(quadro))
    return { nonScritta: 'Il codice con cui il quadro va nel file non è noto.' };
  const codice = writeCodice(casella, familiare);
  const formato = /^9+$/.test(casella.maschera ?? '') ? 'CD' : (FORMATI[tipo] ?? 'AN');
  return isCodice(codice)
    ? { codice, formato }
    : { nonScritta: 'Il quadro non ha un codice di due lettere: come si scriva nel file non è noto.' };
}
