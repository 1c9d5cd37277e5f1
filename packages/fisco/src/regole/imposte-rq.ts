import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  regola,
  saldo,
  se,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/imposte-rq.ts';
import { fonte, sempre } from './fonti.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro RQ');
const importo = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({
    id: raccolta === undefined ? `rq.${id}` : `${raccolta}.${id}`,
    titolo,
    unita: 'euro',
    seManca: 'zero',
    ...(raccolta === undefined ? {} : { raccolta }),
  });
const make = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({ id: `rq.${id}`, titolo, unita: 'euro', formule: sempre(valore, MODELLO) });
const su = (base: Nodo, aliquota: Nodo): Nodo =>
  se(oltre(base, zeroEuro), arrotonda.centesimo(per(base, aliquota)), zeroEuro);
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);
const nessuno = nonDovuto('nessun importo');

/** RQ1-RQ5. */
export const plusvalenzeCaf = importo('plusvalenzeCaf', 'Plusvalenze di conferimenti in CAF');
export const creditiCaf = importo('creditiCaf', 'Conferimenti in CAF: crediti d’imposta');
export const eccedenzaCaf = importo('eccedenzaCaf', 'Conferimenti in CAF: eccedenza IRPEF');
export const impostaCaf = make(
  'impostaCaf',
  'Imposta sui conferimenti in CAF',
  su(plusvalenzeCaf, p.conferimenti),
);
export const debitoCaf = make(
  'debitoCaf',
  'Conferimenti in CAF: a debito',
  capiente(meno(impostaCaf, creditiCaf, eccedenzaCaf)),
);

/** RQ11-RQ13: one rigo for each company that receives. */
export const siiq = 'conferimentiSiiq';
export const plusvalenzaSiiq = importo('plusvalenza', 'Plusvalenza del conferimento in SIIQ', siiq);
export const baseSiiq = make(
  'baseSiiq',
  'Plusvalenze di conferimenti in SIIQ',
  sommaDi(siiq, plusvalenzaSiiq),
);
export const impostaSiiq = make('impostaSiiq', 'Imposta sui conferimenti in SIIQ', su(baseSiiq, p.siiq));

/** RQ29, from 2025. */
export const riserve = importo('riserve', 'Riserve in sospensione affrancate');
export const impostaRiserve = make('impostaRiserve', 'Affrancamento delle riserve', su(riserve, p.riserve));

/** RQ49. */
const diEtica = (id: string, titolo: string) => importo(`etica.${id}`, `Tassa etica: ${titolo}`);
const redditoEtica = diEtica('reddito', 'reddito');
const eccedenzaEtica = diEtica('eccedenza', 'eccedenza precedente');
const compensataEtica = diEtica('compensata', 'eccedenza compensata in F24');
const accontiEtica = diEtica('acconti', 'acconti versati');
const impostaEtica = make('etica.imposta', 'Tassa etica', su(redditoEtica, p.etica));
const saldoEtica = saldo([impostaEtica, compensataEtica], [eccedenzaEtica, accontiEtica]);
export const etica = {
  ...{ reddito: redditoEtica, eccedenza: eccedenzaEtica, compensata: compensataEtica },
  ...{ acconti: accontiEtica, imposta: impostaEtica },
  debito: make('etica.debito', 'Tassa etica a debito', se(oltre(saldoEtica, zeroEuro), saldoEtica, nessuno)),
  credito: make(
    'etica.credito',
    'Tassa etica a credito',
    se(oltre(zeroEuro, saldoEtica), meno(zeroEuro, saldoEtica), nessuno),
  ),
};

/** RQ81 and RQ82, of 2024 and 2026. */
export const valoreEstromessi = importo('estromessi.valore', 'Immobili esclusi: valore normale');
export const costoEstromessi = importo('estromessi.costo', 'Immobili esclusi: costo');
export const baseEstromessi = make(
  'estromessi.base',
  'Immobili esclusi: differenza',
  meno(valoreEstromessi, costoEstromessi),
);
export const imponibileEstromessi = make(
  'estromessi.imponibile',
  'Immobili esclusi: base',
  capiente(baseEstromessi),
);
export const impostaEstromessi = make(
  'estromessi.imposta',
  'Imposta sugli immobili esclusi',
  su(baseEstromessi, p.estromissione),
);

/** RQ98, from 2024: with its increase and interest. */
export const utiliDecaduti = importo('utili.base', 'Utili e riserve decaduti dall’aliquota ridotta');
export const impostaUtili = importo('utili.imposta', 'Recupero dell’imposta su utili e riserve');

export const debitoUtili = make('utili.debito', 'Recupero su utili e riserve: a debito', impostaUtili);

/** RQ106, from 2025. */
export const redditoGiovani = importo('giovani.reddito', 'Imprese giovanili in agricoltura: reddito');
export const perditeGiovani = importo('giovani.perdite', 'Imprese giovanili in agricoltura: perdite');
export const accontiGiovani = importo('giovani.acconti', 'Imprese giovanili in agricoltura: acconti');
export const impostaGiovani = make(
  'giovani.imposta',
  'Imposta delle imprese giovanili in agricoltura',
  su(meno(redditoGiovani, minore(perditeGiovani, redditoGiovani)), p.agricoltura),
);
export const debitoGiovani = make(
  'giovani.debito',
  'Imprese giovanili in agricoltura: a debito',
  capiente(meno(impostaGiovani, accontiGiovani)),
);
export const creditoGiovani = make(
  'giovani.credito',
  'Imprese giovanili in agricoltura: a credito',
  capiente(meno(accontiGiovani, impostaGiovani)),
);
