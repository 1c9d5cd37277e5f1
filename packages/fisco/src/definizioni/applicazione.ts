import {
  CicloError,
  type Concetto,
  type Dato,
  e,
  type Nodo,
  non,
  o,
  presente,
  regola,
  rewrite,
  se,
} from '../engine/index.ts';
import { findFormula } from '../engine/nodes/concetto.ts';
import { costante } from '../engine/nodes/costante.ts';
import { EspressioneError, listCaselle, walk } from '../espressione/albero.ts';
import type { Ambiente } from '../espressione/ambiente.ts';
import { parseEspressione } from '../espressione/lettura.ts';
import { printEspressione } from '../espressione/scrittura.ts';
import { translateCondizione, translateFormula } from '../espressione/traduzione.ts';
import {
  type Colonna,
  type Controllo,
  describeCasella,
  type QuadroScheda,
  type Scheda,
} from '../modelli/scheda.ts';
import { configureCampo } from './campi.ts';
import { type Caselle, createCaselle, type Luogo } from './caselle.ts';
import type {
  Definizione,
  DefinizioneFormula,
  DefinizioneValidazione,
  ProblemaDefinizione,
} from './definizione.ts';
import { writeAnno } from './maschera.ts';
import { LIVELLI } from './messaggi.ts';
import { nameLuogo } from './nome-casella.ts';

/** A form with the definitions of the vendor in it, and what is wrong in those that could not be applied. */
export interface Applicata {
  readonly scheda: Scheda;
  readonly problemi: readonly ProblemaDefinizione[];
  /** The caselle that each formula and check names, by its code. */
  readonly letture: ReadonlyMap<string, readonly string[]>;
}

const DOVE = { inizio: 0, fine: 0 };
const DAL = '2018-01-01';

/**
 * Puts the definitions into a form: caselle, formulas, checks, drop-downs and queries. One that cannot be applied is
 * left out and told, with the place of the mistake; a cycle is told with the way round.
 */
export function applyDefinizioni(scheda: Scheda, definizioni: readonly Definizione[]): Applicata {
  const problemi: ProblemaDefinizione[] = [];
  const tryOn = <T>(codice: string, campo: ProblemaDefinizione['campo'], work: () => T): T | undefined => {
    try {
      return work();
    } catch (errore) {
      if (!(errore instanceof EspressioneError)) throw errore;
      const { message: frase, inizio, fine } = errore;
      problemi.push({ codice, campo, frase, inizio, fine });
      return undefined;
    }
  };
  let { quadri } = scheda;
  for (const d of definizioni) {
    if (d.genere !== 'campo') continue;
    quadri = tryOn(d.codice, 'casella', () => configureCampo(quadri, d, scheda.anno)) ?? quadri;
  }
  const caselle = createCaselle(quadri);
  const cantiere: Cantiere = { anno: scheda.anno, annoImposta: scheda.anno - 1, caselle, tryOn };
  const annunci = definizioni.flatMap((d) => readAnnuncio(d, cantiere));
  const lette = definizioni.flatMap((d) => (d.genere === 'formula' ? readFormula(d, cantiere) : []));
  const formule = lette.filter((f, i) => {
    const prima = lette.findIndex((altra) => altra.nome === f.nome);
    const frase = `La casella è già calcolata dalla formula ${lette[prima]?.codice}.`;
    if (prima < i) problemi.push({ codice: f.codice, campo: 'casella', frase });
    return prima === i;
  });
  const validazioni = definizioni.flatMap((d) =>
    d.genere === 'validazione' ? readValidazione(d, cantiere) : [],
  );
  // The righi of a raccolta share what is checked of them.
  const primi = new Map(caselle.luoghi.toReversed().map((luogo) => [caselle.nameOf(luogo), luogo]));
  const obblighi = caselle.luoghi.flatMap((luogo) =>
    primi.get(caselle.nameOf(luogo)) === luogo ? requireCampo(luogo, cantiere) : [],
  );
  const { turn, fuori } = settle(formule, cantiere);
  problemi.push(...fuori);
  const perNome = new Map(annunci.map(({ nome, colonna }) => [nome, colonna]));
  const perFormula = new Map(formule.map((f) => [f.nome, f.breve]));
  const turnColonna = (luogo: Luogo): Colonna => {
    const nome = caselle.nameOf(luogo);
    const altro = {
      ...perNome.get(nome),
      ...(perFormula.has(nome) ? { formulaBreve: perFormula.get(nome) ?? '' } : {}),
    };
    const nodo = caselle.findNode(luogo);
    const colonna = { ...luogo.colonna, ...altro };
    return nodo === undefined ? colonna : bindColonna(colonna, nodo, turn);
  };
  return {
    scheda: {
      ...scheda,
      quadri: quadri.map((quadro) => mapColonne(quadro, turnColonna)),
      controlli: [...scheda.controlli, ...obblighi, ...validazioni].map((c) => ({
        ...c,
        quando: turn(c.quando),
        dato: turn(c.dato) as Dato | Concetto,
      })),
    },
    problemi,
    letture: new Map(definizioni.map((d) => [d.codice, listLette(d)])),
  };
}

/** The caselle named by what can be read of a definition. */
function listLette(d: Definizione): readonly string[] {
  const testi =
    d.genere === 'formula'
      ? [d.contenuto.espressione, d.contenuto.condizione]
      : d.genere === 'validazione'
        ? [d.contenuto.condizione]
        : [];
  return [...new Set(testi.flatMap(readLette))];
}

function readLette(testo: string): readonly string[] {
  try {
    return listCaselle(parseEspressione(testo));
  } catch (errore) {
    if (errore instanceof EspressioneError) return [];
    throw errore;
  }
}

interface Cantiere {
  readonly anno: number;
  readonly annoImposta: number;
  readonly caselle: Caselle;
  tryOn<T>(codice: string, campo: ProblemaDefinizione['campo'], work: () => T): T | undefined;
}

/** The same colonna bound to what its node has become: a computed casella shows. */
function bindColonna(colonna: Colonna, nodo: Dato | Concetto, turn: (nodo: Nodo) => Nodo): Colonna {
  const nuovo = turn(nodo);
  const { inserisce: _, mostra: __, annota, ...resto } = colonna;
  const tipo = colonna.tipo ?? annota;
  const comune = { ...resto, ...(tipo ? { tipo } : {}) };
  return nuovo.kind === 'concetto' ? { ...comune, mostra: nuovo } : { ...comune, inserisce: nuovo as Dato };
}

const mapColonne = (quadro: QuadroScheda, map: (luogo: Luogo) => Colonna): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni.map((sezione) => ({
    ...sezione,
    righi: sezione.righi.map((rigo) => ({
      ...rigo,
      colonne: rigo.colonne.map((colonna) => map({ quadro, rigo, colonna })),
    })),
  })),
});

/** What a lookup or a query says on the casella it fills. */
function readAnnuncio(d: Definizione, { caselle, tryOn }: Cantiere) {
  if (d.genere !== 'lookup' && d.genere !== 'query') return [];
  const luogo = tryOn(d.codice, 'casella', () =>
    d.genere === 'lookup'
      ? requireElencabile(caselle.getLuogo(d.casella, DOVE))
      : caselle.getLuogo(d.casella, DOVE),
  );
  if (luogo === undefined) return [];
  const colonna = d.genere === 'lookup' ? { lookup: d.codice } : { query: d.contenuto.nome };
  return [{ nome: caselle.nameOf(luogo), colonna }];
}

const ELENCABILI: readonly string[] = ['testo', 'codice', 'codiceFiscale', 'comune'];

function requireElencabile(luogo: Luogo): Luogo {
  const { tipo } = describeCasella(luogo.quadro.codice, luogo.rigo.rigo, luogo.colonna);
  if (ELENCABILI.includes(tipo) && !luogo.colonna.mostra) return luogo;
  throw new EspressioneError('Un elenco compila una casella di testo o di codice.', DOVE);
}

interface FormulaLetta {
  readonly codice: string;
  readonly nome: string;
  readonly breve: string;
  readonly nodo: Dato | Concetto;
  readonly concetto: Concetto;
}

const ambienteOf = ({ anno, caselle }: Cantiere, { rigo }: Luogo): Ambiente => ({
  anno,
  ...(rigo.raccolta === undefined ? {} : { raccolta: rigo.raccolta }),
  getCasella: caselle.getRiferimento,
});

/** An expression of which it is not known what it is for: how it is written, and the caselle that it names. */
const checkTesto = (codice: string, campo: 'espressione' | 'condizione', testo: string, cantiere: Cantiere) =>
  cantiere.tryOn(codice, campo, () =>
    walk(parseEspressione(testo), (nodo) => {
      if (nodo.kind === 'casella') cantiere.caselle.getLuogo(nodo.chiave, nodo);
    }),
  );

function readFormula(d: DefinizioneFormula, cantiere: Cantiere): FormulaLetta[] {
  const { caselle, tryOn, annoImposta } = cantiere;
  const luogo = tryOn(d.codice, 'casella', () => caselle.getLuogo(d.casella, DOVE));
  if (luogo === undefined) {
    checkTesto(d.codice, 'espressione', d.contenuto.espressione, cantiere);
    if (d.contenuto.condizione.trim()) checkTesto(d.codice, 'condizione', d.contenuto.condizione, cantiere);
    return [];
  }
  const nodo = caselle.nodeOf(luogo);
  const ambiente = ambienteOf(cantiere, luogo);
  const letta = tryOn(d.codice, 'espressione', () => {
    const espressione = parseEspressione(d.contenuto.espressione);
    return {
      breve: printEspressione(espressione),
      valore: translateFormula(espressione, nodo.unita, d.contenuto.arrotondamento, ambiente),
    };
  });
  const condizione = d.contenuto.condizione.trim();
  const quando = condizione
    ? tryOn(d.codice, 'condizione', () => translateCondizione(parseEspressione(condizione), ambiente))
    : undefined;
  if (letta === undefined || (condizione && quando === undefined)) return [];
  const senza = nodo.kind === 'concetto' ? findFormula(nodo, annoImposta)?.valore : undefined;
  const valore = quando ? se(quando, letta.valore, senza ?? costante(nodo.unita, 0)) : letta.valore;
  const fonte = { atto: `Definizione ${d.codice}`, articolo: `versione ${d.versione}`, verificato: true };
  const concetto = regola({
    id: nodo.id,
    titolo: luogo.colonna.titolo,
    unita: nodo.unita,
    ...(nodo.raccolta === undefined ? {} : { raccolta: nodo.raccolta }),
    formule: [{ dal: DAL, valore, fonti: [fonte] }],
  });
  return [{ codice: d.codice, nome: caselle.nameOf(luogo), breve: letta.breve, nodo, concetto }];
}

function readValidazione(d: DefinizioneValidazione, cantiere: Cantiere): Controllo[] {
  const { caselle, tryOn, anno } = cantiere;
  const luogo = tryOn(d.codice, 'casella', () => caselle.getLuogo(d.casella, DOVE));
  if (luogo === undefined) {
    checkTesto(d.codice, 'condizione', d.contenuto.condizione, cantiere);
    return [];
  }
  const quando = tryOn(d.codice, 'condizione', () =>
    translateCondizione(parseEspressione(d.contenuto.condizione), ambienteOf(cantiere, luogo)),
  );
  if (quando === undefined) return [];
  const frase = writeAnno(d.contenuto.messaggio, anno);
  return [makeControllo(d.codice, LIVELLI[d.contenuto.livello], frase, quando, luogo, cantiere)];
}

const makeControllo = (
  codice: string,
  livello: Controllo['livello'],
  frase: string,
  quando: Nodo,
  luogo: Luogo,
  { caselle }: Cantiere,
): Controllo => ({
  codice,
  livello,
  frase,
  quando,
  dato: caselle.nodeOf(luogo),
  ...(luogo.rigo.raccolta === undefined ? {} : { raccolta: luogo.rigo.raccolta }),
});

/** A required casella is missed once something else of its rigo (when it is repeated) or of its quadro is there. */
function requireCampo(luogo: Luogo, cantiere: Cantiere): Controllo[] {
  const { quadro, rigo, colonna } = luogo;
  if (!colonna.obbligatoria || colonna.mostra) return [];
  const { caselle } = cantiere;
  const vicini = caselle.luoghi.filter(
    (altro) =>
      altro.quadro === quadro &&
      altro.colonna !== colonna &&
      !altro.colonna.mostra &&
      (rigo.raccolta === undefined ? altro.rigo.raccolta === undefined : altro.rigo === rigo),
  );
  const usato = o(...vicini.map((vicino) => presente(caselle.nodeOf(vicino))));
  const manca = non(presente(caselle.nodeOf(luogo)));
  const quando = vicini.length === 0 ? manca : e(usato, manca);
  const codice = `OBBLIGATORIO.${caselle.nameOf(luogo)}`;
  return [makeControllo(codice, 'bloccante', 'Campo obbligatorio', quando, luogo, cantiere)];
}

/** Puts formulas in place of what they replace; those that go round in a circle stay out and are told. */
function settle(formule: readonly FormulaLetta[], { caselle }: Cantiere) {
  const fuori: ProblemaDefinizione[] = [];
  let rimaste = formule;
  for (;;) {
    const turn = rewrite(new Map(rimaste.map((f) => [f.nodo, f.concetto])));
    try {
      for (const { nodo } of rimaste) turn(nodo);
      return { turn, fuori };
    } catch (errore) {
      if (!(errore instanceof CicloError)) throw errore;
      const giro = new Set(errore.giro);
      const nomi = nameGiro(errore.giro, formule, caselle);
      const frase = `La formula dipende da sé stessa: ${nomi.join(' → ')}.`;
      const dentro = rimaste.filter((f) => giro.has(f.concetto));
      fuori.push(...dentro.map(({ codice }) => ({ codice, campo: 'espressione' as const, frase })));
      rimaste = rimaste.filter((f) => !dentro.includes(f));
    }
  }
}

/** The caselle of a circle, by name; what no casella shows is told by its title. */
function nameGiro(giro: readonly Concetto[], formule: readonly FormulaLetta[], caselle: Caselle): string[] {
  return giro.map((concetto) => {
    const nodo = formule.find((f) => f.concetto === concetto)?.nodo ?? concetto;
    const luogo = caselle.luoghi.find((l) => caselle.findNode(l) === nodo);
    if (luogo === undefined) return `«${concetto.titolo}»`;
    return nameLuogo(luogo);
  });
}
