import { type Concetto, compile, compileAPassi, type Dato, type Program, regola } from '../engine/index.ts';
import { createCalcolo, measureSpazio } from './calcolo.ts';
import { computeCascata } from './cascata.ts';
import { createIndice } from './indice.ts';
import type { ChiaveCasella, Modello, Risultato } from './modello.ts';
import { computeProspetto } from './prospetto.ts';
import type { Controllo, Scheda } from './scheda.ts';
import { writeTesti } from './testi.ts';
import { checkCasella } from './valore.ts';
import { findRilievoVuota } from './vuota.ts';

export { tolerate } from './tolleranza.ts';

type Chiavi = Risultato['debito'];
/** The results of a form, by the caselle that its year has: the first of each side is in every year. */
function keepPresenti(
  risultati: readonly Risultato[],
  has: (chiave: ChiaveCasella) => boolean,
): readonly Risultato[] {
  const keep = ([prima, ...altre]: Chiavi): Chiavi => [prima, ...altre.filter(has)];
  return risultati.map((uno) => ({ ...uno, debito: keep(uno.debito), credito: keep(uno.credito) }));
}

/** A modello ready to compute, from the form that a year declares. */
export function createModello(grezza: Scheda): Modello {
  const scheda = writeTesti(grezza);
  const indice = createIndice(scheda);
  const annoImposta = scheda.anno - 1;
  const controlli = scheda.controlli.map((controllo) => ({ controllo, concetto: aConcetto(controllo) }));
  const colonne = scheda.quadri.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.colonne)));
  const calcolate = colonne.filter((c) => c.mostra !== undefined);
  const mostrati = calcolate.flatMap((c) => (c.mostra ? [c.mostra] : []));
  const inseriti = colonne.flatMap((c) => (c.inserisce ? [c.inserisce] : []));
  const radici: (Concetto | Dato)[] = [...mostrati, ...inseriti, ...controlli.map((c) => c.concetto)];
  const inEuro = new Set(
    calcolate.flatMap(({ mostra, tipo }) =>
      mostra?.unita === 'euro' && tipo !== 'decimale' ? [mostra.id] : [],
    ),
  );
  const incerti = listIncerti(scheda);
  const tenuti = keepUltimi(PROGRAMMI_TENUTI);
  const optionsOf = (misure: Misure) => ({ annoImposta, misure, inEuro, incerti });
  const programFor = (misure: Misure) =>
    tenuti.get(misure) ?? tenuti.keep(misure, compile(radici, optionsOf(misure)));
  const cascata = scheda.cascata ?? [];
  const imposte = (scheda.prospetto ?? []).filter(({ daVersare }) => indice.findPosto(daVersare));
  return {
    anno: scheda.anno,
    annoImposta,
    codice: scheda.codice,
    titolo: scheda.titolo,
    versione: scheda.versione,
    struttura: { indice, radici: [...mostrati, ...inseriti], inEuro, cascata },
    quadri: indice.quadri,
    risultati: keepPresenti(scheda.risultati ?? [], (chiave) => indice.findPosto(chiave) !== undefined),
    listCascata: (get) => computeCascata(cascata, { indice, annoImposta, get }),
    listImposte: (get) => computeProspetto(imposte, annoImposta, get),
    anagrafica: scheda.anagrafica ?? {},
    ...(scheda.spiegata ? { spiegata: scheda.spiegata } : {}),
    nameRedditi: (chiave) => indice.rename(chiave.replace('.', ' col. ')).replace(' col. ', '.'),
    findCasella: (chiave) => indice.findPosto(chiave)?.casella,
    async prepareCalcolo(dati, pausa) {
      const misure = measureSpazio(indice, Object.keys(dati));
      if (tenuti.get(misure)) return;
      const passi = compileAPassi(radici, optionsOf(misure));
      for (;;) {
        const { done, value } = passi.next();
        if (done) return void tenuti.keep(misure, value);
        await pausa();
      }
    },
    createCalcolo: (dati, forzature) =>
      createCalcolo(
        { indice, programFor, controlli, findVuota: (presenti) => findRilievoVuota(scheda, presenti) },
        dati,
        forzature,
      ),
    checkValore(chiave, valore) {
      const posto = indice.findPosto(chiave);
      return posto ? checkCasella(posto.casella, valore) : `Casella ${chiave} non prevista dal modello.`;
    },
  };
}

/** What is shown or asked where the form was not read: the whole of a quadro, or a casella alone. */
const listIncerti = ({ quadri }: Scheda): ReadonlySet<string> =>
  new Set(
    quadri.flatMap((q) =>
      q.sezioni
        .flatMap((s) => s.righi.flatMap((r) => r.colonne))
        .filter((c) => q.daRiscontrare || c.daRiscontrare)
        .flatMap(({ mostra, inserisce }) => mostra?.id ?? inserisce?.id ?? []),
    ),
  );

type Misure = Readonly<Record<string, number>>;

/** Programs of a form that are kept: those of one modulo, and of what has more than one. A program is some hundred kB. */
const PROGRAMMI_TENUTI = 24;

/** What was made for some sizes, the last used of them: a server that computes for months holds no more. */
function keepUltimi(quanti: number) {
  const tenuti = new Map<string, Program>();
  const keep = (misure: Misure, program: Program): Program => {
    const firma = JSON.stringify(misure);
    tenuti.delete(firma);
    tenuti.set(firma, program);
    const [piuVecchio] = tenuti.keys();
    if (tenuti.size > quanti && piuVecchio !== undefined) tenuti.delete(piuVecchio);
    return program;
  };
  const get = (misure: Misure): Program | undefined => {
    const pronto = tenuti.get(JSON.stringify(misure));
    return pronto && keep(misure, pronto);
  };
  return { get, keep };
}

/** A check is a yes-or-no concetto, so it follows the inputs like any result. */
const aConcetto = ({ codice, quando, frase, raccolta }: Controllo): Concetto =>
  regola({
    id: `controllo.${codice}`,
    titolo: frase,
    unita: 'logico',
    ...(raccolta ? { raccolta } : {}),
    formule: [{ dal: '2018-01-01', valore: quando, fonti: [] }],
  });
