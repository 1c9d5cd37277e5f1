import {
  type AnagraficaScritta,
  type CampoImportazione,
  frasiCampo,
  testiImportazione,
} from '@quadra/contract';
import {
  checkCodiceFiscale,
  computeCodiceFiscale,
  decodeCodiceFiscale,
  normalizeCodiceFiscale,
  yearOf,
} from '@quadra/values';
import { cleanCella } from '../../base/lettura/lettura.public.ts';
import { padCifre, readData, readSesso, readSiNo, readStatoCivile, readTipo } from './valori.rules.ts';

type Celle = ReadonlyMap<CampoImportazione, string>;

/** A comune by its name: more than one when the province is needed. */
type CercaComune = (nome: string, provincia?: string) => readonly { readonly codice: string }[];

export interface Contesto {
  readonly oggi: string;
  readonly listOmonimi: CercaComune;
}

/** The cells of a row that a field was given to, without the empty ones. */
export function readCelle<C extends string>(
  celle: readonly string[],
  colonne: readonly (C | null)[],
): ReadonlyMap<C, string> {
  const lette = new Map<C, string>();
  for (const [posto, campo] of colonne.entries()) {
    const testo = campo === null ? '' : cleanCella(celle[posto] ?? '');
    if (campo !== null && testo !== '') lette.set(campo, testo);
  }
  return lette;
}

/** The codice fiscale of a row, as it is kept. */
export function readCodice(celle: Pick<ReadonlyMap<'CodiceFiscale', string>, 'get'>): string {
  const scritto = normalizeCodiceFiscale(celle.get('CodiceFiscale') ?? '');
  return /^\d{8,10}$/.test(scritto) ? padCifre(scritto, 11) : scritto;
}

/** The kind of client: as the file says, or as its codice fiscale does. */
function computeTipo(celle: Celle, codice: string): 'PF' | 'SD' {
  const detto = readTipo(celle.get('Tipo') ?? '');
  if (detto !== null) return detto;
  if (codice.length === 16) return 'PF';
  return celle.has('Cognome') && celle.has('Nome') && !celle.has('RagioneSociale') ? 'PF' : 'SD';
}

/** Surname and name out of one text: where the codice fiscale says the surname ends, otherwise after the first word. */
export function splitNome(
  denominazione: string,
  codice: string,
  oggi: string,
): { Cognome: string; Nome: string } {
  const parole = denominazione.split(/\s+/);
  const divisi = parole.slice(1).map((_, posto) => ({
    Cognome: parole.slice(0, posto + 1).join(' '),
    Nome: parole.slice(posto + 1).join(' '),
  }));
  const letto = codice.length === 16 ? decodeCodiceFiscale(codice, yearOf(oggi)) : null;
  const giusto =
    letto &&
    divisi.find(
      ({ Cognome: cognome, Nome: nome }) =>
        computeCodiceFiscale({ ...letto, cognome, nome }).slice(0, 6) === codice.slice(0, 6),
    );
  return giusto ?? divisi[0] ?? { Cognome: denominazione, Nome: '' };
}

interface Letta {
  readonly scritta: Record<string, unknown>;
  /** What could not be understood, as sentences. */
  readonly dubbi: string[];
}

const dubbio = (campo: string) => `${campo}: valore non riconosciuto.`;

export function readComune(
  testo: string,
  provincia: string | undefined,
  { listOmonimi }: Contesto,
): { codice: string | null; ambiguo: boolean } {
  if (/^[A-Z]\d{3}$/i.test(testo)) return { codice: testo.toUpperCase(), ambiguo: false };
  const nudo = testo.replace(/\s*\(([A-Z]{2})\)\s*$/i, '');
  const sigla = provincia ?? /\(([A-Z]{2})\)\s*$/i.exec(testo)?.[1];
  const trovati = listOmonimi(nudo, sigla);
  return { codice: trovati[0]?.codice ?? null, ambiguo: trovati.length > 1 };
}

/** An address out of its cells; null when the row says nothing of it. */
function readIndirizzo(
  celle: Celle,
  blocco: 'DomicilioFiscale' | 'Residenza',
  contesto: Contesto,
  dubbi: string[],
) {
  const read = (parte: 'Comune' | 'Provincia' | 'CAP' | 'Via' | 'Civico') => celle.get(`${blocco}.${parte}`);
  const nome = read('Comune');
  const provincia = read('Provincia')?.toUpperCase();
  const resto = { CAP: read('CAP'), Via: read('Via'), Civico: read('Civico') };
  if (nome === undefined && Object.values(resto).every((parte) => parte === undefined)) return null;
  const { codice, ambiguo } =
    nome === undefined ? { codice: null, ambiguo: false } : readComune(nome, provincia, contesto);
  if (ambiguo) dubbi.push(testiImportazione.COMUNE_AMBIGUO);
  else if (nome !== undefined && codice === null) dubbi.push(frasiCampo.comuneSconosciuto(nome));
  return {
    ...(codice === null ? {} : { Comune: codice }),
    ...(resto.CAP === undefined ? {} : { CAP: padCifre(resto.CAP, 5) }),
    ...(resto.Via === undefined ? {} : { Via: resto.Via }),
    ...(resto.Civico === undefined ? {} : { Civico: resto.Civico }),
  };
}

const testi = [
  'NaturaGiuridica',
  'Email',
  'EmailPEC',
  'Telefono',
  'Cellulare',
  'TipoDocumento',
  'NumeroDocumento',
  'RilasciatoDa',
  'EmailFirma',
  'TelefonoFirma',
  'IdentificativoEstero',
] as const;
const date = ['DataNascita', 'DataCostituzione', 'DataRilascio', 'DataScadenza'] as const;

function readSemplici(celle: Celle, contesto: Contesto, dubbi: string[]): Record<string, unknown> {
  const scritta: Record<string, unknown> = {};
  for (const campo of testi) if (celle.has(campo)) scritta[campo] = celle.get(campo);
  const piva = celle.get('PIVA');
  if (piva !== undefined) scritta.PIVA = padCifre(piva.replace(/^IT/i, '').replace(/\s/g, ''), 11);
  for (const campo of date) {
    const testo = celle.get(campo);
    if (testo === undefined) continue;
    const data = readData(testo, contesto.oggi);
    if (data === null)
      dubbi.push(`${campo === 'DataNascita' ? 'Data di nascita' : 'Data'} non valida: ${testo}.`);
    else scritta[campo] = data;
  }
  return scritta;
}

function readPersona(
  celle: Celle,
  codice: string,
  contesto: Contesto,
  dubbi: string[],
): Record<string, unknown> {
  const scritta: Record<string, unknown> = {};
  const [cognome, nome, intero] = [celle.get('Cognome'), celle.get('Nome'), celle.get('Denominazione')];
  if (cognome === undefined && nome === undefined) {
    if (intero !== undefined) Object.assign(scritta, splitNome(intero, codice, contesto.oggi));
  } else Object.assign(scritta, { Cognome: cognome ?? null, Nome: nome ?? null });
  const sesso = celle.get('Sesso');
  if (sesso !== undefined) {
    const letto = readSesso(sesso);
    if (letto === null) dubbi.push(dubbio('Sesso'));
    else scritta.Sesso = letto;
  }
  const stato = celle.get('StatoCivile');
  if (stato !== undefined) {
    const letto = readStatoCivile(stato);
    if (letto === null) dubbi.push(dubbio('Stato civile'));
    else scritta.StatoCivile = letto;
  }
  const nascita = celle.get('ComuneNascita');
  if (nascita !== undefined) {
    const { codice: comune, ambiguo } = readComune(nascita, celle.get('ProvinciaNascita'), contesto);
    if (comune !== null && !ambiguo) scritta.ComuneNascita = comune;
  }
  return scritta;
}

/** What a good codice fiscale tells of a person, for the cells that are not there. */
function readDalCodice(codice: string, oggi: string): Record<string, unknown> {
  const letto = checkCodiceFiscale(codice) === null ? decodeCodiceFiscale(codice, yearOf(oggi)) : null;
  if (letto === null) return {};
  return { Sesso: letto.sesso, DataNascita: letto.data, ComuneNascita: letto.codiceCatastale };
}

/** A row as the record it describes, with the names of the wire: only what the row says. */
export function readRiga(celle: Celle, contesto: Contesto): Letta {
  const dubbi: string[] = [];
  const codice = readCodice(celle);
  const Tipo = computeTipo(celle, codice);
  const isEstera = celle.has('Estera') && readSiNo(celle.get('Estera') ?? '');
  const scritta: Record<string, unknown> = { Tipo, CodiceFiscale: codice };
  if (isEstera) Object.assign(scritta, { Estera: true, IdentificativoEstero: codice });
  if (Tipo === 'PF') {
    if (!isEstera) Object.assign(scritta, readDalCodice(codice, contesto.oggi));
    Object.assign(scritta, readPersona(celle, codice, contesto, dubbi));
  } else {
    const ragione = celle.get('RagioneSociale') ?? celle.get('Denominazione') ?? celle.get('Cognome');
    if (ragione !== undefined) scritta.RagioneSociale = ragione;
    // Of a firm with a fiscal code of eleven digits, that is its number too.
    if (!isEstera && /^\d{11}$/.test(codice) && !codice.startsWith('8') && !codice.startsWith('9'))
      scritta.PIVA = codice;
  }
  Object.assign(scritta, readSemplici(celle, contesto, dubbi));
  const domicilio = readIndirizzo(celle, 'DomicilioFiscale', contesto, dubbi);
  if (domicilio !== null) scritta.DomicilioFiscale = domicilio;
  const residenza = Tipo === 'PF' ? readIndirizzo(celle, 'Residenza', contesto, dubbi) : null;
  if (residenza !== null) Object.assign(scritta, { ResidenzaDiversa: true, Residenza: residenza });
  return { scritta, dubbi };
}

/** What a row says, over what the record already has: nothing is emptied. */
export function mergeScritta(
  attuale: AnagraficaScritta,
  scritta: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { DomicilioFiscale, Residenza, ...semplici } = scritta;
  return {
    ...attuale,
    ...semplici,
    DomicilioFiscale: { ...attuale.DomicilioFiscale, ...cutComune(DomicilioFiscale) },
    Residenza: { ...attuale.Residenza, ...cutComune(Residenza) },
  };
}

/** With a comune comes its name: the one of before must not stay. */
function cutComune(indirizzo: unknown): object {
  if (indirizzo === undefined || indirizzo === null) return {};
  return 'Comune' in Object(indirizzo)
    ? { ComuneDescrizione: null, Provincia: null, ...Object(indirizzo) }
    : Object(indirizzo);
}
