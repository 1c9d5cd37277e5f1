import type { Confronto } from '../modelli/confronto.ts';
import type { ChiaveCasella } from '../modelli/modello.ts';
import type { RigaProspetto } from '../modelli/prospetto.ts';
import { addCifre, type LatoLettera, negate, sumCaselle, type Termine, withSegno, ZERO } from './cifre.ts';
import { listImposte } from './imposte.ts';
import { type CifraLettera, type ParteDifferenza, partiDifferenza } from './tipi.ts';

/** One reason of a different balance: above zero one pays more. */
export interface CausaLettera {
  readonly nome: string;
  /** What it was and what it is, as the form says it. */
  readonly prima: CifraLettera;
  readonly oggi: CifraLettera;
  readonly effetto: CifraLettera;
  /** How much of the effect comes from each; null when it cannot be split. */
  readonly parti: Parti | null;
}
export type Parti = Readonly<Record<ParteDifferenza, CifraLettera>>;

/** Why a balance is not that of the year before: the causes and what is left make the difference, always. */
export interface PercheLettera {
  readonly prima: CifraLettera;
  readonly oggi: CifraLettera;
  readonly differenza: CifraLettera;
  readonly cause: readonly CausaLettera[];
  readonly altro: CifraLettera;
  readonly parti: Parti | null;
  /** Taxes that one of the two years does not know: they are in no number here. */
  readonly fuori: readonly string[];
}

/** Causes that are named; the others are together. */
const NOMINATE = 5;
const IRPEF = 'IRPEF';

const more = (...chiavi: readonly ChiaveCasella[]): Termine[] => chiavi.map((chiave) => [chiave, 1]);
const less = (...chiavi: readonly ChiaveCasella[]): Termine[] => chiavi.map((chiave) => [chiave, -1]);

/** How the IRPEF of a person comes about, in the words of who pays: what makes it higher is `more`. */
const causeIrpef: readonly (readonly [nome: string, termini: readonly Termine[]])[] = [
  ['IRPEF prima delle detrazioni', more('RN5.1')],
  ['Detrazioni per i familiari', less('RN6.1', 'RN6.2', 'RN6.4')],
  ['Detrazioni per lavoro o pensione', less('RN7.1', 'RN7.2', 'RN7.4')],
  ['Detrazione per l’affitto', less('RN12.3')],
  ['Detrazioni per le spese', less('RN13.1')],
  ['Detrazioni per i lavori sulla casa', less('RN14.1', 'RN15.1', 'RN16.1')],
  ['Crediti che riducono l’IRPEF', less('RN25.1')],
  ['Ritenute già trattenute', less('RN33.4')],
  ['Credito dell’anno prima', [...less('RN36.2'), ...more('RN37.1')]],
  ['Acconti già versati', less('RN38.6')],
  ['Trattamento integrativo', [...less('RN43.2'), ...more('RN43.3')]],
  ['Bonus tredicesima', [...less('RN44.2'), ...more('RN44.3')]],
];

interface Voce {
  readonly nome: string;
  readonly oggi: readonly Termine[];
  readonly prima: readonly Termine[];
}
type Coppia = { readonly oggi: RigaProspetto | undefined; readonly prima: RigaProspetto | undefined };

const listSaldo = (riga: RigaProspetto | undefined): Termine[] =>
  riga ? [...more(...riga.caselle.daVersare), ...less(...riga.caselle.credito)] : [];

/** A tax told by what is due and what was paid; one that the form tells in its balance alone, by that. */
function listVoci(nome: string, { oggi, prima }: Coppia): Voce[] {
  const hasStoria = (riga: RigaProspetto | undefined) => (riga?.caselle.lordo.length ?? 0) > 0;
  if (!hasStoria(oggi) && !hasStoria(prima))
    return [{ nome, oggi: listSaldo(oggi), prima: listSaldo(prima) }];
  const voce = (suo: string, list: (riga: RigaProspetto | undefined) => Termine[]) => ({
    nome: suo,
    oggi: list(oggi),
    prima: list(prima),
  });
  return [
    voce(nome, (riga) => more(...(riga?.caselle.lordo ?? []))),
    voce(`${nome}, già pagata`, (riga) => less(...(riga?.caselle.versato ?? []))),
  ];
}

/** The IRPEF, by the casella of each year that holds the same thing. */
function listVociIrpef({ modello }: LatoLettera, { voci }: Pick<Confronto, 'voci'>): Voce[] {
  const diPrima = new Map(voci.map(({ chiaveDopo, chiavePrima }) => [chiaveDopo, chiavePrima]));
  return causeIrpef.map(([nome, termini]) => {
    const oggi = termini.map(([chiave, segno]): Termine => [modello.nameRedditi(chiave), segno]);
    return {
      nome,
      oggi,
      prima: oggi.flatMap(([chiave, segno]): Termine[] => {
        const sua = diPrima.get(chiave);
        return sua === undefined ? [] : [[sua, segno]];
      }),
    };
  });
}

const isIgnota = (riga: RigaProspetto | undefined): boolean =>
  riga !== undefined && (riga.daVersare === null || riga.credito === null);

/** The parts of a sum of differences; null unless they make it. */
function splitDifferenza(
  { voci }: Pick<Confronto, 'voci'>,
  termini: readonly Termine[],
  differenza: CifraLettera,
): Parti | null {
  const perChiave = new Map(voci.map((voce) => [voce.chiaveDopo, voce]));
  const somma = { dati: 0, legge: 0, parametri: 0 };
  for (const [chiave, segno] of termini) {
    const voce = perChiave.get(chiave);
    if (voce === undefined || voce.differenza === 0) continue;
    if (voce.attribuzione === null) return null;
    for (const parte of partiDifferenza) somma[parte] += segno * voce.attribuzione[parte];
  }
  if (somma.dati + somma.legge + somma.parametri !== differenza.importo) return null;
  const make = (parte: ParteDifferenza): CifraLettera => ({
    ...differenza,
    importo: somma[parte] || 0,
    parte,
  });
  return { dati: make('dati'), legge: make('legge'), parametri: make('parametri') };
}

/** What a voce that takes away is called by its amount, and not by what it does to the balance. */
const isCheToglie = ({ oggi, prima }: Voce): boolean =>
  [...oggi, ...prima].every(([, segno]) => segno === -1);

function measure(
  lati: { readonly oggi: LatoLettera; readonly prima: LatoLettera },
  confronto: Pick<Confronto, 'voci'>,
  voce: Voce,
): CausaLettera {
  const oggi = sumCaselle(lati.oggi, voce.oggi);
  const prima = sumCaselle(lati.prima, voce.prima, 'anno prima');
  const effetto = withSegno(addCifre(oggi, negate(prima)));
  const toglie = isCheToglie(voce);
  return {
    nome: voce.nome,
    oggi: toglie ? negate(oggi) : oggi,
    prima: toglie ? negate(prima) : prima,
    effetto,
    parti: splitDifferenza(confronto, voce.oggi, effetto),
  };
}

/** The taxes of both years by their names, those that are not known apart. */
function pairImposte(oggi: LatoLettera, prima: LatoLettera) {
  const di = (lato: LatoLettera) => new Map(listImposte(lato).map((riga) => [riga.imposta, riga]));
  const [sue, vecchie] = [di(oggi), di(prima)];
  const coppie = [...new Set([...sue.keys(), ...vecchie.keys()])].map(
    (nome) => [nome, { oggi: sue.get(nome), prima: vecchie.get(nome) }] as const,
  );
  return {
    note: coppie.filter(([, c]) => !isIgnota(c.oggi) && !isIgnota(c.prima)),
    fuori: coppie.filter(([, c]) => isIgnota(c.oggi) || isIgnota(c.prima)).map(([nome]) => nome),
  };
}

/** Why the balance of a declaration is not that of the year before. Pure. */
export function computePerche(oggi: LatoLettera, prima: LatoLettera, confronto: Confronto): PercheLettera {
  const { note, fuori } = pairImposte(oggi, prima);
  const termini = note.flatMap(([, coppia]) => listSaldo(coppia.oggi));
  const saldo = sumCaselle(oggi, termini);
  const saldoPrima = sumCaselle(
    prima,
    note.flatMap(([, coppia]) => listSaldo(coppia.prima)),
    'anno prima',
  );
  const differenza = withSegno(addCifre(saldo, negate(saldoPrima)));
  const cause = note
    .flatMap(([nome, coppia]) => (nome === IRPEF ? listVociIrpef(oggi, confronto) : listVoci(nome, coppia)))
    .map((voce) => measure({ oggi, prima }, confronto, voce))
    .filter(({ effetto }) => effetto.importo !== 0)
    .sort((a, b) => Math.abs(b.effetto.importo) - Math.abs(a.effetto.importo))
    .slice(0, NOMINATE);
  const spiegato = cause.reduce((somma, { effetto }) => addCifre(somma, effetto), ZERO);
  return {
    ...{ prima: saldoPrima, oggi: saldo, differenza, cause, fuori },
    altro: withSegno(addCifre(differenza, negate(spiegato))),
    parti: splitDifferenza(confronto, termini, differenza),
  };
}
