import type { Modello, ValoreCasella } from '../modelli/modello.ts';
import type { Certificazione, Punti } from '../riporti/certificazioni/tipi.ts';
import { findCu } from './cu.ts';
import type { FormatoElemento } from './elementi.ts';
import { readRighe } from './fornitura.ts';
import { placeCasella } from './redditi.ts';
import type { Problema, Riga } from './riga.ts';

export interface CertificazioneLetta extends Certificazione {
  readonly percipiente: string;
}

/** What the file says of who pays, and the form has in its front page. */
const DEL_SOSTITUTO: readonly (readonly [string, FormatoElemento])[] = [
  ['DA001001', 'CF'],
  ['DA001002', 'AN'],
  ['DA001003', 'AN'],
  ['DA003002', 'CB'],
];

/** How the points of a form are written in its file. */
function listFormati(cu: Pick<Modello, 'quadri'>): Map<string, FormatoElemento> {
  const caselle = cu.quadri.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)));
  return new Map([
    ...DEL_SOSTITUTO,
    ...caselle.flatMap((casella): [string, FormatoElemento][] => {
      const posto = placeCasella(casella);
      return 'codice' in posto ? [[posto.codice, posto.formato]] : [];
    }),
  ]);
}

/** The points of a record: `DB001021` is point 21. */
function readPunti({ elementi = [] }: Riga, quadro: string): Punti {
  const punti: Record<number, ValoreCasella> = {};
  for (const { codice, valore } of elementi)
    if (codice.startsWith(`${quadro}001`)) punti[Number(codice.slice(5))] = valore;
  return punti;
}
const isPieno = (punti: Punti): boolean => Object.keys(punti).length > 0;

/**
 * The certifications of a file CUR of the year of the form, by percipiente. The positions are those of programs that write it and
 * not of the specification: what is read is proposed, never written by itself. Short rents are not handled: how they stand in the
 * file is not known. A code that the form of the year has not is among the problems.
 */
export function readCertificazioni(
  cu: Pick<Modello, 'anno' | 'quadri'>,
  testo: string,
): { certificazioni: CertificazioneLetta[]; problemi: Problema[] } {
  const formati = listFormati(cu);
  const { righe, problemi } = readRighe(findCu(cu.anno), testo, (codice) => formati.get(codice));
  const gruppi = Map.groupBy(
    righe.filter(({ tipo }) => 'DGH'.includes(tipo)),
    ({ valori }) => `${valori.codiceFiscale}/${valori.percipiente}/${valori.certificazione}`,
  );
  const certificazioni = [...gruppi.values()].flatMap((sue): CertificazioneLetta[] => {
    const [prima] = sue;
    if (prima === undefined) return [];
    const read = (tipo: string, quadro: string) =>
      sue
        .filter((riga) => riga.tipo === tipo)
        .map((riga) => readPunti(riga, quadro))
        .filter(isPieno);
    return [
      {
        anno: cu.anno,
        percipiente: String(prima.valori.percipiente),
        sostituto: String(prima.valori.codiceFiscale),
        lavoro: read('G', 'DB'),
        autonomo: read('H', 'AU'),
        locazioni: [],
      },
    ];
  });
  return { certificazioni, problemi };
}
