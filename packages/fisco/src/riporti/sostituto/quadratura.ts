import { toCentesimi, toEuro } from '@quadra/values';
import { parseChiave } from '../../modelli/chiave.ts';
import type { Calcolo, DatiModello, Modello, ValoreCasella } from '../../modelli/modello.ts';

/** A kind of withholding: what the certifications say, what ST or SV says was withheld. */
export interface Quadratura {
  readonly voce: string;
  readonly codici: readonly string[];
  readonly certificate: number;
  readonly operate: number;
  /** Withheld less certified: zero where they agree. */
  readonly differenza: number;
}

interface Confronto {
  readonly voce: string;
  /** Totals of the CU. */
  readonly chiavi: readonly string[];
  /** Codes of the rows of ST and SV that hold the same money. */
  readonly codici: readonly string[];
}
/** Tax settled by the employer for a 730 (4730, 4731, 3803, 3845, 3846) is no withholding on what he pays, and is left out. */
const CONFRONTI: readonly Confronto[] = [
  { voce: 'Lavoro dipendente e assimilati', chiavi: ['DB901.2'], codici: ['1001', '1066'] },
  { voce: 'Compensi arretrati', chiavi: ['DB902.3'], codici: ['1002'] },
  { voce: 'TFR e altre indennità', chiavi: ['DB902.2'], codici: ['1012'] },
  { voce: 'Rivalutazioni del TFR', chiavi: ['DB902.4'], codici: ['1712', '1713'] },
  { voce: 'Premi di risultato', chiavi: ['DB904.2'], codici: ['1053'] },
  { voce: 'Mance', chiavi: ['DB904.3'], codici: ['1067'] },
  {
    voce: 'Lavoro autonomo, provvigioni e redditi diversi',
    chiavi: ['AU901.4', 'AU901.5'],
    codici: ['1019', '1020', '1040'],
  },
  { voce: 'Locazioni brevi', chiavi: ['LB901.2'], codici: ['1919'] },
  { voce: 'Addizionale regionale', chiavi: ['DB901.3'], codici: ['3802'] },
  { voce: 'Addizionale comunale', chiavi: ['DB901.4'], codici: ['3847', '3848'] },
];

const centesimi = (valore: unknown): number => toCentesimi(Number(valore ?? 0));

/** Cents withheld by codice tributo: columns 11 and 2 of each rigo of ST and SV. */
function sumOperate(dati: DatiModello): Map<string, number> {
  const righi = new Map<string, Record<number, ValoreCasella>>();
  for (const [chiave, valore] of Object.entries(dati)) {
    const casella = parseChiave(chiave);
    if (!casella || (casella.quadro !== 'ST' && casella.quadro !== 'SV')) continue;
    const rigo = `${casella.quadro}${casella.rigo}#${casella.modulo}`;
    righi.set(rigo, { ...righi.get(rigo), [casella.colonna]: valore });
  }
  const totali = new Map<string, number>();
  for (const { 2: operate, 11: tributo } of righi.values()) {
    const codice = String(tributo ?? '');
    totali.set(codice, (totali.get(codice) ?? 0) + centesimi(operate));
  }
  return totali;
}

/** The 770 of a sostituto squared with the CU of the same year, kind by kind: where neither has anything there is no line. */
export function squareCertificazioni(
  cu: Pick<Modello, 'findCasella'>,
  calcolo: Pick<Calcolo, 'get'>,
  dati770: DatiModello,
): Quadratura[] {
  const operate = sumOperate(dati770);
  // A form of before has not the totals that came later.
  const leggi = (chiave: string) => (cu.findCasella(chiave) ? calcolo.get(chiave).valore : undefined);
  return CONFRONTI.flatMap(({ voce, chiavi, codici }): Quadratura[] => {
    const certificate = chiavi.reduce((somma, chiave) => somma + centesimi(leggi(chiave)), 0);
    const suoi = codici.reduce((somma, codice) => somma + (operate.get(codice) ?? 0), 0);
    if (certificate === 0 && suoi === 0) return [];
    return [
      {
        voce,
        codici,
        certificate: toEuro(certificate),
        operate: toEuro(suoi),
        differenza: toEuro(suoi - certificate),
      },
    ];
  });
}
