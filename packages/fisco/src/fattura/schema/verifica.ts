import { isData } from '@quadra/values';
import { type Passo, type Posto, passiFattura } from './elementi.ts';
import { type NomeTipo, type TipoSemplice, tipiSemplici } from './tipi-semplici.ts';

/** An element of a file that is looked at. */
export interface ElementoFile {
  readonly nome: string;
  /** Its namespace; empty or absent: none. */
  readonly spazio?: string;
  readonly attributi?: Readonly<Record<string, string>>;
  readonly testo: string;
  readonly figli: readonly ElementoFile[];
}

/** What is wrong, and where: `DatiTrasmissione/CodiceDestinatario`, from the second level down. */
export interface ErroreFile {
  readonly dove: string;
  readonly frase: string;
}

export const SPAZIO_FATTURA = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const MASSIMI = 20;
const MOSTRATI = 40;

const spazi: Readonly<Record<TipoSemplice['spazi'], (testo: string) => string>> = {
  fermi: (testo) => testo,
  uguali: (testo) => testo.replace(/[\t\n\r]/g, ' '),
  uniti: (testo) => testo.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, ''),
};

const PRIMO = '1970-01-01';
const isGiorno = (testo: string): boolean =>
  isData(testo.slice(0, PRIMO.length)) && !testo.startsWith('0000');
const oltre: Readonly<Record<NonNullable<TipoSemplice['oltre']>, (testo: string) => boolean>> = {
  giorno: isGiorno,
  // Of a day with its hour zone, the first of all is not surely after the first of all.
  'giorno dal 1970': (testo) => isGiorno(testo) && (testo === PRIMO || testo.slice(0, PRIMO.length) > PRIMO),
  momento: isGiorno,
  base64: (testo) => {
    const unito = testo.replace(/\s/g, '');
    return unito.length % 4 === 0 && !/[^AQgw]==$|[^AEIMQUYcgkosw048=]=$/.test(unito);
  },
};

function isDelTipo(tipo: TipoSemplice, testo: string): boolean {
  const letto = spazi[tipo.spazi](testo);
  return tipo.modello.test(letto) && (tipo.oltre === undefined || oltre[tipo.oltre](letto));
}

/** What a text of a type should be, in words; null when it may stand in a file. */
export const findMancanza = (nome: NomeTipo, testo: string): string | null =>
  isDelTipo(tipiSemplici[nome], testo) ? null : tipiSemplici[nome].frase;

const isTipo = (nome: string): nome is NomeTipo => nome in tipiSemplici;
const shorten = (testo: string): string => (testo.length > MOSTRATI ? `${testo.slice(0, MOSTRATI)}…` : testo);

type Trovati = ErroreFile[];
/** Its own name comes after its group, and its turn when it is not the first of its name. */
const nameFiglio = (dove: string, nome: string, turno: number): string =>
  `${dove === '' ? '' : `${dove}/`}${nome}${turno > 1 ? ` ${turno}` : ''}`;

function checkTesto(posto: Posto, elemento: ElementoFile, dove: string, trovati: Trovati): void {
  const { tipo, predefinito } = posto;
  if (!isTipo(tipo)) return;
  const [figlio] = elemento.figli;
  if (figlio) trovati.push({ dove, frase: `dentro non può stare ${figlio.nome}` });
  const testo = elemento.testo === '' && predefinito !== undefined ? predefinito : elemento.testo;
  const mancanza = findMancanza(tipo, testo);
  if (mancanza === null) return;
  const frase =
    testo.trim() === ''
      ? `manca. Atteso: ${mancanza}`
      : `«${shorten(testo)}» non va bene. Atteso: ${mancanza}`;
  trovati.push({ dove, frase });
}

/** One road of those there are: the one whose first element comes next, or the first. */
const takePosti = (passo: Passo, prossimo: string | undefined): readonly Posto[] => {
  if (!('strade' in passo)) return [passo];
  return passo.strade.find(([primo]) => primo?.nome === prossimo) ?? passo.strade[0] ?? [];
};

/** What comes and has no place: too often, elsewhere, or nowhere. */
function explainFuoriPosto(
  figlio: ElementoFile,
  passi: readonly Passo[],
  prima: readonly ElementoFile[],
): string {
  const nomi = passi
    .flatMap((passo) => ('strade' in passo ? passo.strade.flat() : [passo]))
    .map(({ nome }) => nome);
  if (figlio.spazio || !nomi.includes(figlio.nome))
    return figlio.nome === 'Signature' ? 'un file già firmato non è gestito' : 'qui non è previsto';
  return prima.some(({ nome }) => nome === figlio.nome)
    ? 'c’è più volte del dovuto, o fuori dal suo posto'
    : 'è fuori dal suo posto';
}

function checkGruppo(gruppo: string, elemento: ElementoFile, dove: string, trovati: Trovati): void {
  const passi = passiFattura.get(gruppo) ?? [];
  if (elemento.testo.trim() !== '') trovati.push({ dove, frase: 'ci sono parole fuori dai suoi elementi' });
  const { figli } = elemento;
  let n = 0;
  for (const passo of passi)
    for (const posto of takePosti(passo, figli[n]?.nome)) {
      let turno = 0;
      for (let figlio = figli[n]; figlio && figlio.nome === posto.nome && !figlio.spazio; figlio = figli[n]) {
        if (turno === 1 && !posto.isRipetuto) break;
        turno += 1;
        n += 1;
        checkElemento(posto, figlio, nameFiglio(dove, posto.nome, turno), trovati);
      }
      if (turno < posto.minimo) trovati.push({ dove: nameFiglio(dove, posto.nome, 1), frase: 'manca' });
    }
  const resto = figli[n];
  if (resto)
    trovati.push({
      ...{ dove: nameFiglio(dove, resto.nome, 1), frase: explainFuoriPosto(resto, passi, figli.slice(0, n)) },
    });
}

function checkElemento(posto: Posto, elemento: ElementoFile, dove: string, trovati: Trovati): void {
  if (trovati.length >= MASSIMI) return;
  const [attributo] = Object.keys(elemento.attributi ?? {});
  if (attributo !== undefined) trovati.push({ dove, frase: `l’attributo ${attributo} non è previsto` });
  if (isTipo(posto.tipo) && !passiFattura.has(posto.tipo)) checkTesto(posto, elemento, dove, trovati);
  else checkGruppo(posto.tipo, elemento, dove, trovati);
}

function checkAttributi({ attributi = {} }: ElementoFile, trovati: Trovati): void {
  const { versione, SistemaEmittente, ...altri } = attributi;
  const dove = 'FatturaElettronica';
  const mancanza = findMancanza('FormatoTrasmissione', versione ?? '');
  if (mancanza !== null)
    trovati.push({ dove, frase: `l’attributo versione non va bene. Atteso: ${mancanza}` });
  const sistema = SistemaEmittente === undefined ? null : findMancanza('String10', SistemaEmittente);
  if (sistema !== null)
    trovati.push({ dove, frase: `l’attributo SistemaEmittente non va bene. Atteso: ${sistema}` });
  const [altro] = Object.keys(altri);
  if (altro !== undefined) trovati.push({ dove, frase: `l’attributo ${altro} non è previsto` });
}

/**
 * Every element of a file against the table of the official layout: order, how many times, lengths, signs, codes. Empty: the
 * official schema takes it too. The first twenty errors.
 */
export function checkFile(radice: ElementoFile): ErroreFile[] {
  if (radice.nome !== 'FatturaElettronica' || radice.spazio !== SPAZIO_FATTURA)
    return [{ dove: radice.nome, frase: 'non è una fattura elettronica 1.2' }];
  const trovati: Trovati = [];
  checkAttributi(radice, trovati);
  checkGruppo('FatturaElettronica', radice, '', trovati);
  return trovati.slice(0, MASSIMI);
}
