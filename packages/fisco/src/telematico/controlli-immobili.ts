import type { Esame } from './esame.ts';
import type { Problema } from './riga.ts';
import { CAMPI_ATTIVITA } from './tas00.ts';
import { nameCopia, type Valori } from './tracciato.ts';
import { isAssente } from './valore.ts';

/** One copy of a block, with how to speak of its fields. */
interface Copia {
  readonly read: (nome: string) => Valori[string] | undefined;
  readonly has: (nome: string) => boolean;
  readonly tell: (nome: string, codice: string, frase: string, livello?: Problema['livello']) => void;
}

function makeCopia(esame: Esame, riga: number, indice: number): Copia {
  const valori = esame.righe[riga]?.valori ?? {};
  const read = (nome: string) => valori[nameCopia(nome, indice)];
  return {
    read,
    has: (nome) => !isAssente(read(nome)),
    tell: (nome, codice, frase, livello) => esame.tell(riga, nameCopia(nome, indice), codice, frase, livello),
  };
}

const CATASTO = ['tipoCatasto', 'foglio', 'particella', 'categoria', 'classe'] as const;

function checkCatasto({ has, tell }: Copia): void {
  const presenti = [...CATASTO, 'sezione', 'subalterno', 'codiceCatastale'].filter(has);
  if (presenti.length > 0)
    for (const nome of CATASTO)
      if (!has(nome)) tell(nome, 'CATASTO', 'è obbligatorio: c’è un altro dato catastale');
  if (has('protocollo') !== has('annoProtocollo'))
    tell(
      has('protocollo') ? 'annoProtocollo' : 'protocollo',
      'PROTOCOLLO',
      'protocollo e anno vanno insieme',
    );
  if (has('protocollo') && presenti.length > 0)
    tell('protocollo', 'PROTOCOLLO', 'si indica solo senza dati catastali');
}

function checkCausale({ has, read, tell }: Copia): void {
  if (read('altro') === true && !has('altroDescrizione'))
    tell('altroDescrizione', 'ALTRO', 'è obbligatoria: è segnato «Altro»');
  const motivo = ['acquisto', 'cessione', 'altro', 'agevolazione'].some(has);
  if (motivo && !has('dataVariazione')) tell('dataVariazione', 'DATA', 'è obbligatoria: c’è una variazione');
  if (has('ufficio') && has('titolo')) tell('titolo', 'TITOLO', 'è alternativo all’Agenzia delle Entrate');
  if ((has('ufficio') || has('titolo')) && !has('acquisto') && !has('cessione'))
    tell(has('titolo') ? 'titolo' : 'ufficio', 'TITOLO', 'si indica solo con un acquisto o una cessione');
}

const OCCUPATO = ['occupazione', 'autorita', 'dataDenuncia'] as const;

function checkEsenzione({ has, read, tell }: Copia): void {
  const serve = read('esenzione') === 1;
  for (const nome of OCCUPATO) {
    if (serve && !has(nome)) tell(nome, 'ESENZIONE', 'è obbligatorio: l’esenzione è 1');
    if (!serve && has(nome)) tell(nome, 'ESENZIONE', 'si indica solo quando l’esenzione è 1');
  }
}

function checkQuota({ read, tell }: Copia): void {
  const quota = Number(read('quotaIntera') ?? 0) * 100 + Number(read('quotaDecimale') ?? 0);
  if (quota <= 0 || quota > 10_000) tell('quotaIntera', 'QUOTA', 'deve essere fra 0,01 e 100,00');
}

/** The order numbers count from 1 without gaps; an immobile comes back only with the mark of continuity. */
function checkNumeri({ has, read, tell }: Copia, atteso: number, visti: Set<number>): void {
  const ordine = Number(read('ordine') ?? 0);
  const progressivo = Number(read('progressivoImmobile') ?? 0);
  if (ordine !== atteso) tell('ordine', 'ORDINE', `deve essere ${atteso}`);
  if (progressivo > ordine) tell('progressivoImmobile', 'ORDINE', 'non può superare il numero d’ordine');
  if (has('continuita') && !visti.has(progressivo))
    tell('continuita', 'CONTINUITA', 'si segna solo per un immobile già indicato');
  if (!has('continuita') && visti.has(progressivo))
    tell('continuita', 'CONTINUITA', 'va segnato: l’immobile è già indicato');
  visti.add(progressivo);
}

/** The properties in the records of a type, two in each; answers their order numbers. */
export function checkImmobili(esame: Esame, tipo: string): Set<number> {
  const visti = new Set<number>();
  const ordini = new Set<number>();
  for (const [riga, { tipo: suo }] of esame.righe.entries()) {
    if (suo !== tipo) continue;
    for (const indice of [1, 2]) {
      const copia = makeCopia(esame, riga, indice);
      if (!copia.has('ordine')) continue;
      checkNumeri(copia, ordini.size + 1, visti);
      ordini.add(Number(copia.read('ordine')));
      checkCatasto(copia);
      checkCausale(copia);
      checkEsenzione(copia);
      checkQuota(copia);
    }
  }
  return ordini;
}

/** The platforms of E, five in each record. */
export function checkPiattaforme(esame: Esame): void {
  let quante = 0;
  for (const [riga, { tipo }] of esame.righe.entries()) {
    if (tipo !== 'E') continue;
    for (let indice = 1; indice <= 5; indice += 1) {
      const copia = makeCopia(esame, riga, indice);
      if (!copia.has('ordine')) continue;
      quante += 1;
      if (Number(copia.read('ordine')) !== quante) copia.tell('ordine', 'ORDINE', `deve essere ${quante}`);
      checkQuota(copia);
    }
  }
}

/** The percentage in two fields, in hundredths. */
const readPercentuale = ({ read }: Copia, nome: string): number =>
  Number(read(`${nome}Intera`) ?? 0) * 100 + Number(read(`${nome}Decimale`) ?? 0);

const RAPPORTI = ['Superficie', 'SuperficieGiorni', 'Soggetti', 'SoggettiGiorni', 'Giorni'];

function checkImponibilita(copia: Copia, prefisso: string): void {
  const somma = RAPPORTI.reduce((totale, nome) => totale + readPercentuale(copia, prefisso + nome), 0);
  const detta = readPercentuale(copia, `${prefisso}Imponibilita`);
  const campo = `${prefisso}ImponibilitaIntera`;
  if (detta > 9999) copia.tell(campo, 'IMPONIBILITA', 'oltre 99,99 l’immobile va nel quadro A');
  else if (somma !== detta) copia.tell(campo, 'IMPONIBILITA', 'non è la somma dei rapporti', 'avviso');
}

function checkDidattica(copia: Copia): void {
  const { has, tell } = copia;
  if (has('didatticaValore') || has('didatticaComplessivo'))
    if (!has('didattica')) tell('didattica', 'ATTIVITA', 'va segnata: ci sono i suoi valori');
  if (has('didatticaMinore') && has('didatticaMaggiore'))
    tell('didatticaMaggiore', 'ATTIVITA', 'è alternativo al caso Cm minore di Cms');
  if (!has('didatticaMaggiore'))
    for (const nome of ['didatticaRapportoIntera', 'didatticaParziale', 'didatticaComplessivo'])
      if (has(nome)) tell(nome, 'ATTIVITA', 'si indica solo nel caso Cm maggiore o uguale a Cms');
}

/** A property of mixed use: the quadro B of the bodies. */
export function checkQuadroB(esame: Esame, riga: number): void {
  const copia = makeCopia(esame, riga, 1);
  const { has, read, tell } = copia;
  if (!CAMPI_ATTIVITA.some(has)) tell('assistenziale', 'ATTIVITA', 'va segnata almeno un’attività');
  checkCatasto(copia);
  checkCausale(copia);
  checkQuota(copia);
  if ((read('comodato') === '1') !== has('comodatario'))
    tell('comodatario', 'COMODATO', 'si indica solo, e sempre, con il comodato');
  checkImponibilita(copia, 'didattica');
  checkImponibilita(copia, 'altre');
  checkDidattica(copia);
  const imponibile = has('didatticaComplessivo') || has('altreValore');
  if (imponibile === (read('esenzione') === true))
    tell(
      'esenzione',
      'ESENZIONE',
      imponibile ? 'non si segna: c’è un valore imponibile' : 'va segnata: non c’è un valore imponibile',
    );
}
