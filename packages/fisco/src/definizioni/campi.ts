import { EspressioneError } from '../espressione/albero.ts';
import { parseNome } from '../modelli/chiave.ts';
import type { TipoCasella } from '../modelli/modello.ts';
import { type Colonna, describeCasella, type QuadroScheda } from '../modelli/scheda.ts';
import type { DefinizioneCampo } from './definizione.ts';
import { writeAnno } from './maschera.ts';

type Contenuto = DefinizioneCampo['contenuto'];

const TIPI: Readonly<Record<Contenuto['tipo'], TipoCasella>> = {
  Intero: 'intero',
  Decimale: 'decimale',
  Testo: 'testo',
  Data: 'data',
};
/** What each type may stand for when the modello already has the casella, with its own way of writing. */
const COMPATIBILI: Readonly<Record<Contenuto['tipo'], readonly TipoCasella[]>> = {
  Intero: ['intero', 'euro'],
  Decimale: ['decimale', 'percentuale', 'euro'],
  Testo: ['testo', 'codice', 'codiceFiscale', 'comune'],
  Data: ['data'],
};
const VISIBILITA = { Visibile: undefined, 'Non attivo': 'nonAttiva', 'Non visibile': 'nascosta' } as const;
const DOVE = { inizio: 0, fine: 0 };

/** The quadri with one casella configured, added where the modello has none. @throws EspressioneError */
export function configureCampo(
  quadri: readonly QuadroScheda[],
  definizione: DefinizioneCampo,
  anno: number,
): readonly QuadroScheda[] {
  const { rigo, colonna, quadro: codice } = parseNome(definizione.casella) ?? {};
  const quadro = quadri.find((q) => q.codice === codice);
  if (quadro === undefined || rigo === undefined || colonna === undefined)
    throw new EspressioneError(`Il quadro di ${definizione.casella} non è nel modello.`, DOVE);
  const nuovo = placeCampo(quadro, { rigo, colonna }, definizione, anno);
  return quadri.map((q) => (q === quadro ? nuovo : q));
}

function placeCampo(
  quadro: QuadroScheda,
  { rigo: numero, colonna }: { rigo: number; colonna: number },
  definizione: DefinizioneCampo,
  anno: number,
): QuadroScheda {
  const righi = quadro.sezioni.flatMap((s) => s.righi);
  const rigo = righi.find((r) => r.rigo === numero);
  const titolo = writeAnno(definizione.contenuto.titolo, anno);
  if (rigo === undefined) {
    const aggiunto = {
      rigo: numero,
      titolo,
      colonne: [makeColonna(colonna, definizione, anno)],
      ...(quadro.multimodulo ? { raccolta: `configurato.${quadro.codice}${numero}` } : {}),
    };
    const [ultima, ...prime] = [...quadro.sezioni].reverse();
    const sezione = ultima
      ? { ...ultima, righi: [...ultima.righi, aggiunto] }
      : { titolo: quadro.titolo, righi: [aggiunto] };
    return { ...quadro, sezioni: [...prime.reverse(), sezione] };
  }
  const simili = (r: typeof rigo) =>
    r === rigo || (rigo.raccolta !== undefined && r.raccolta === rigo.raccolta);
  return {
    ...quadro,
    sezioni: quadro.sezioni.map((sezione) => ({
      ...sezione,
      righi: sezione.righi.map((r) =>
        simili(r) ? { ...r, colonne: withColonna(r.colonne, colonna, definizione, anno, quadro.codice) } : r,
      ),
    })),
  };
}

function withColonna(
  colonne: readonly Colonna[],
  numero: number,
  definizione: DefinizioneCampo,
  anno: number,
  quadro: string,
): readonly Colonna[] {
  const esistente = colonne.find((c) => c.colonna === numero);
  if (esistente === undefined)
    return [...colonne, makeColonna(numero, definizione, anno)].sort((a, b) => a.colonna - b.colonna);
  const { tipo } = describeCasella(quadro, 0, esistente);
  if (!COMPATIBILI[definizione.contenuto.tipo].includes(tipo))
    throw new EspressioneError(`La casella del modello non è di tipo ${definizione.contenuto.tipo}.`, DOVE);
  return colonne.map((c) => (c === esistente ? { ...c, ...proprietaOf(definizione, anno) } : c));
}

const makeColonna = (colonna: number, definizione: DefinizioneCampo, anno: number): Colonna => ({
  colonna,
  annota: TIPI[definizione.contenuto.tipo],
  negativi: true,
  ...proprietaOf(definizione, anno),
});

function proprietaOf({ contenuto }: DefinizioneCampo, anno: number) {
  const { titolo, visibilita, descrizione, maschera, obbligatorio } = contenuto;
  const come = VISIBILITA[visibilita];
  return {
    titolo: writeAnno(titolo, anno),
    ...(come ? { visibilita: come } : {}),
    ...(descrizione ? { descrizione: writeAnno(descrizione, anno) } : {}),
    ...(maschera ? { maschera } : {}),
    ...(obbligatorio ? { obbligatoria: true } : {}),
  };
}
