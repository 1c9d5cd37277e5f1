import type { SegnalazioneFilo, StatoQuadro } from '@quadra/contract';
import { frasiCampo } from '@quadra/contract';
import {
  type Calcolo,
  type Chiave,
  collectMancanze,
  type DatiModello,
  type Finding,
  type Forzature,
  isChiave,
  listDiNatura,
  listLuoghi,
  type Modello,
  moduloOf,
  parseChiave,
  quadroOf,
  type ValoreCasella,
} from '@quadra/fisco';
import type { Differenza, ModelState } from '../../../http/domain-error.ts';
import type { Riepilogo } from './dichiarazione.table.ts';
import { countRilievi } from './rilievi.rules.ts';

export type StatiQuadri = Readonly<Record<string, StatoQuadro>>;
/** Changed caselle: null empties one. */
export type Modifiche = Readonly<Record<string, ValoreCasella | null>>;
export type ModificheForzature = Readonly<Record<string, { valore: number; motivo: string } | null>>;

/** Whether every declaration of the modello has that quadro. */
export const isObbligatorio = ({ quadri }: Pick<Modello, 'quadri'>, codice: string): boolean =>
  quadri.some((quadro) => quadro.codice === codice && quadro.obbligatorio === true);

/** The quadri that read, directly or through others, one of `codici` (those themselves left out). */
function listDipendenti(modello: Pick<Modello, 'quadri'>, codici: Iterable<string>): string[] {
  const toccati = new Set(codici);
  const iniziali = new Set(toccati);
  for (let prima = -1; prima !== toccati.size; ) {
    prima = toccati.size;
    for (const quadro of modello.quadri) {
      if (quadro.dipendeDa.some((codice) => toccati.has(codice))) toccati.add(quadro.codice);
    }
  }
  return [...toccati].filter((codice) => !iniziali.has(codice));
}

/** State of every quadro of the modello: present when it is obligatory, was opened, or holds a value. */
export function computeStatiQuadri(
  modello: Pick<Modello, 'quadri'>,
  righi: DatiModello,
  precedenti: StatiQuadri,
): Record<string, StatoQuadro> {
  const conDati = new Set(Object.keys(righi).map(quadroOf));
  return Object.fromEntries(
    modello.quadri.map((quadro) => {
      const precedente = precedenti[quadro.codice] ?? 'assente';
      const isPresente =
        quadro.obbligatorio === true || conDati.has(quadro.codice) || precedente !== 'assente';
      return [quadro.codice, isPresente && precedente === 'assente' ? 'aperto' : precedente];
    }),
  );
}

/** State of every quadro of a new declaration: those of its natura giuridica are there from the beginning. */
export function computeStatiIniziali(
  modello: Pick<Modello, 'quadri' | 'anagrafica'>,
  righi: DatiModello,
): Record<string, StatoQuadro> {
  const aperti = listDiNatura(modello, (chiave) => righi[chiave]);
  return computeStatiQuadri(
    modello,
    righi,
    Object.fromEntries(aperti.map(({ codice }) => [codice, 'aperto'])),
  );
}

/** Reopens the given quadri and all that depend on them; which ones really changed state comes back too. */
export function reopenQuadri(
  modello: Pick<Modello, 'quadri'>,
  stati: StatiQuadri,
  codici: readonly string[],
): { stati: Record<string, StatoQuadro>; riaperti: string[] } {
  const toccati = [...new Set(codici), ...listDipendenti(modello, codici)];
  const riaperti = toccati.filter((codice) => stati[codice] === 'completo');
  return {
    stati: { ...stati, ...Object.fromEntries(riaperti.map((codice) => [codice, 'aperto'])) },
    riaperti,
  };
}

/** The present quadri that nobody has completed yet, in the order of the form. */
export const listQuadriAperti = (stati: StatiQuadri): string[] =>
  Object.entries(stati).flatMap(([codice, stato]) => (stato === 'aperto' ? [codice] : []));

/** Euro of the caselle of a result, null while none is known. */
function sumImporti(
  modello: Pick<Modello, 'findCasella'>,
  calcolo: Pick<Calcolo, 'get'>,
  chiavi: readonly string[] = [],
): number | null {
  const noti = chiavi.flatMap((chiave) => {
    if (modello.findCasella(chiave)?.inserita !== false) return [];
    const { valore } = calcolo.get(chiave);
    return typeof valore === 'number' ? [valore] : [];
  });
  return noti.length === 0 ? null : noti.reduce((somma, valore) => somma + valore, 0);
}

/** What the lists show of a declaration. Amounts are whole euro, null while they are not known. */
export function computeRiepilogo(
  modello: Pick<Modello, 'quadri' | 'risultati' | 'findCasella'>,
  stati: StatiQuadri,
  calcolo: Pick<Calcolo, 'computed' | 'findings' | 'get' | 'worst'>,
): Required<Riepilogo> {
  const esito = calcolo.worst();
  // Where the worst of them is known, none waits for anything.
  const esiti = calcolo.computed();
  const [prima] = esito === 'incompleto' ? collectMancanze(modello, esiti, [esito]) : [];
  const findings = calcolo.findings();
  const presenti = Object.values(stati).filter((stato) => stato !== 'assente');
  return {
    completi: presenti.filter((stato) => stato === 'completo').length,
    quadri: presenti.length,
    esito,
    aDebito: sumImporti(modello, calcolo, modello.risultati[0]?.debito),
    aCredito: sumImporti(modello, calcolo, modello.risultati[0]?.credito),
    manca: prima === undefined ? null : (listLuoghi(prima)[0] ?? null),
    bloccante: findings.find(({ livello }) => livello === 'bloccante')?.chiave ?? null,
    rilievi: countRilievi(modello, findings, esiti),
  };
}

/** Copies of a quadro that a declaration may have: each one makes the computation longer. */
const MODULI_MASSIMI = 12;

interface Scritta {
  readonly valore: ValoreCasella | null;
  /** Something is stored there: it can be taken away, whatever its casella has become. */
  readonly isTenuta: boolean;
}

/** A casella that the form does not know: its quadro may be one that is not handled. */
function describeSconosciuta({ quadri }: Pick<Modello, 'quadri'>, chiave: string): string {
  const suo = isChiave(chiave) ? quadroOf(chiave) : null;
  const isNonGestito = quadri.some((q) => q.codice === suo && q.copertura === 'non gestito');
  return isNonGestito ? frasiCampo.quadroNonGestito(chiave, suo ?? '') : frasiCampo.rigoSconosciuto(chiave);
}

function checkCasella(
  modello: Pick<Modello, 'quadri' | 'findCasella' | 'checkValore'>,
  chiave: string,
  { valore, isTenuta }: Scritta,
): string | null {
  if (valore === null && isTenuta) return null;
  const casella = modello.findCasella(chiave);
  if (casella?.chiave !== chiave) return describeSconosciuta(modello, chiave);
  if (!casella.inserita) return frasiCampo.casellaCalcolata(chiave);
  if (moduloOf(chiave) > MODULI_MASSIMI) return frasiCampo.troppiModuli(chiave, MODULI_MASSIMI);
  return valore === null ? null : modello.checkValore(chiave, valore);
}

/** Why caselle are refused, by name: `{ 'righi.RC99.1': ['Rigo sconosciuto: RC99.1'] }`; empty when all are good. */
export function checkRighi(
  modello: Pick<Modello, 'quadri' | 'findCasella' | 'checkValore'>,
  righi: Modifiche,
  campo: string,
  tenuti: DatiModello = {},
): ModelState {
  const problemi: ModelState = {};
  for (const [chiave, valore] of Object.entries(righi)) {
    const frase = checkCasella(modello, chiave, { valore, isTenuta: Object.hasOwn(tenuti, chiave) });
    if (frase !== null) problemi[`${campo}.${chiave}`] = [frase];
  }
  return problemi;
}

/** Saving one quadro touches no other. */
export function checkQuadro(codice: string, righi: Modifiche, forzature: ModificheForzature): ModelState {
  const altrui = (mappa: object, campo: string) =>
    Object.keys(mappa)
      .filter((chiave) => quadroOf(chiave) !== codice)
      .map((chiave) => [`${campo}.${chiave}`, [frasiCampo.rigoDiAltroQuadro(chiave, codice)]]);
  return Object.fromEntries([...altrui(righi, 'Righi'), ...altrui(forzature, 'Forzature')]);
}

/** A draft names only caselle to fill of its own quadro; their values are not judged. */
export function checkChiaviBozza(
  modello: Pick<Modello, 'findCasella'>,
  quadro: string,
  righi: Modifiche,
): ModelState {
  const problemi: ModelState = {};
  for (const chiave of Object.keys(righi)) {
    const casella = modello.findCasella(chiave);
    const isSua =
      casella?.chiave === chiave &&
      casella.inserita &&
      casella.quadro === quadro &&
      moduloOf(chiave) <= MODULI_MASSIMI;
    if (!isSua) problemi[`Righi.${chiave}`] = [frasiCampo.rigoDiAltroQuadro(chiave, quadro)];
  }
  return problemi;
}

/** The largest amount that a casella to fill takes: beyond it the sums of an override would no longer be exact. */
const IMPORTO_MASSIMO = 99_999_999_999;

function checkImporto(chiave: string, valore: number): string | null {
  if (!Number.isSafeInteger(valore)) return frasiCampo.euroInteri(chiave);
  return Math.abs(valore) > IMPORTO_MASSIMO
    ? frasiCampo.importoMassimo(chiave, IMPORTO_MASSIMO.toLocaleString('it-IT'))
    : null;
}

/** Why overrides are refused, by name. Only a computed casella can be overridden, with whole euro; what is kept can go. */
export function checkForzature(
  modello: Pick<Modello, 'findCasella'>,
  forzature: ModificheForzature,
  tenute: Forzature = {},
): ModelState {
  const problemi: ModelState = {};
  for (const [chiave, forzatura] of Object.entries(forzature)) {
    if (forzatura === null && Object.hasOwn(tenute, chiave)) continue;
    const casella = modello.findCasella(chiave);
    const frase =
      casella?.chiave !== chiave
        ? frasiCampo.rigoSconosciuto(chiave)
        : casella.inserita
          ? frasiCampo.casellaNonCalcolata(chiave)
          : forzatura === null
            ? null
            : checkImporto(chiave, forzatura.valore);
    if (frase !== null) problemi[`Forzature.${chiave}`] = [frase];
  }
  return problemi;
}

const isUguale = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Only the changes that change something. */
export function keepEffettive<T>(
  attuali: Readonly<Record<string, T>>,
  modifiche: Readonly<Record<string, T | null>>,
): Record<string, T | null> {
  return Object.fromEntries(
    Object.entries(modifiche).filter(([chiave, valore]) => !isUguale(attuali[chiave], valore)),
  );
}

/**
 * The caselle I change that somebody changed after the version I read, to something else than mine.
 * Empty: the two saves can be merged.
 */
export function listDifferenze(
  attuali: Readonly<Record<string, unknown>>,
  modifiche: Readonly<Record<string, unknown>>,
  cambiate: ReadonlySet<string>,
): Differenza[] {
  return Object.entries(modifiche)
    .filter(([chiave, mio]) => cambiate.has(chiave) && !isUguale(attuali[chiave], mio))
    .map(([campo, mio]) => ({ Campo: campo, Mio: mio, Attuale: attuali[campo] ?? null }));
}

/** The draft without the caselle that were just saved. */
export function withoutSalvate(
  bozza: Readonly<Record<string, ValoreCasella | null>>,
  salvate: readonly string[],
): Record<string, ValoreCasella | null> {
  const via = new Set(salvate);
  return Object.fromEntries(Object.entries(bozza).filter(([chiave]) => !via.has(chiave)));
}

function groupFrasi(calcolo: Pick<Calcolo, 'findings'>, livello: Finding['livello']): Map<string, string[]> {
  const perQuadro = new Map<string, string[]>();
  for (const finding of calcolo.findings()) {
    if (finding.livello !== livello) continue;
    const codice = quadroOf(finding.chiave);
    perQuadro.set(codice, [...(perQuadro.get(codice) ?? []), finding.frase]);
  }
  return perQuadro;
}

/** The blocking findings of each quadro. */
export const groupBloccanti = (calcolo: Pick<Calcolo, 'findings'>) => groupFrasi(calcolo, 'bloccante');

/** What each quadro asks to be confirmed before it is completed. */
export const groupAvvisi = (calcolo: Pick<Calcolo, 'findings'>) => groupFrasi(calcolo, 'discordanza');

const LIVELLI = { bloccante: 'error', discordanza: 'warning', informativa: 'info' } as const;

/** What is said of no casella. */
const IGNOTA: Chiave = { quadro: '', rigo: 0, colonna: 0, modulo: 1 };

/** The findings as the wire names them: by the first rigo of a group, row and modulo. */
export function describeFindings(
  modello: Pick<Modello, 'quadri'>,
  findings: readonly Finding[],
): SegnalazioneFilo[] {
  return findings.map(({ chiave, livello, frase }) => {
    const { quadro, rigo, colonna, modulo } = parseChiave(chiave) ?? IGNOTA;
    const posto = modello.quadri
      .find(({ codice }) => codice === quadro)
      ?.sezioni.flatMap(({ righi }) => righi)
      .find((uno) => uno.rigo === rigo)?.posto;
    const row = posto ?? 1;
    const field = `${quadro}${rigo - row + 1}_${colonna}`;
    return { field, row, repeater: modulo, level: LIVELLI[livello], message: frase };
  });
}
