import type { ComuneImu, ImmobileImu, loadImu, Spiegazione } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import type { Ricerca } from './ricerca.ts';

type Imu = Awaited<ReturnType<typeof loadImu>>;
type Tipo = ImmobileImu['tipo'];

/** The kinds of property that are asked about, with what their value is counted from. */
export const tipi = [
  'altri-fabbricati',
  'abitazione-principale',
  'gruppo-d',
  'rurali-strumentali',
  'beni-merce',
  'terreni',
  'aree-fabbricabili',
] as const satisfies readonly Tipo[];
const NATURE = { terreni: 'terreno', 'aree-fabbricabili': 'area' } as const;
const naturaDi = (tipo: Tipo): 'fabbricato' | 'terreno' | 'area' =>
  NATURE[tipo as keyof typeof NATURE] ?? 'fabbricato';

const ANNO = 12;
const SEMESTRE = 6;
/** What is asked, with what it is when nothing is written. */
export function readImu(chiesta: Ricerca) {
  const tipo = tipi.find((uno) => uno === chiesta.tipo) ?? 'altri-fabbricati';
  const { importo = 0, categoria = 'A/2', aliquota = 0, quota = 100, mesi = ANNO } = chiesta;
  const semestre = Math.min(chiesta.semestre ?? SEMESTRE, mesi, SEMESTRE);
  return { tipo, natura: naturaDi(tipo), importo, categoria, aliquota, quota, mesi, semestre };
}
export type DomandaImu = ReturnType<typeof readImu>;

const toComune = (domanda: DomandaImu): ComuneImu => {
  const { tipo, natura, categoria, importo, aliquota, quota, mesi, semestre } = domanda;
  const immobile: ImmobileImu = {
    ...{ natura, tipo, quota, mesi, mesiSemestre: semestre, importo: toEuro(importo) },
    categoria: natura === 'fabbricato' ? categoria : '',
    ...{ riduzione: 'nessuna', esenzione: 'nessuna', temporanea: 'nessuna' },
    ...{ isAbitazione: tipo === 'abitazione-principale', dimoranti: 1 },
  };
  const aliquote = { [tipo]: aliquota };
  return { regime: 'IMU', aliquote: { anno: aliquote, precedente: aliquote }, immobili: [immobile] };
};

/** A value after the other, those that make it first, each once. */
function listPassi(radice: Spiegazione): Spiegazione[] {
  const visti = new Set<string>();
  const passi: Spiegazione[] = [];
  const visit = (nodo: Spiegazione) => {
    if (visti.has(nodo.concetto)) return;
    visti.add(nodo.concetto);
    for (const operando of nodo.operandi) visit(operando);
    if (nodo.formulaOggi !== undefined) passi.push(nodo);
  };
  visit(radice);
  return passi;
}

/** The IMU of one property in a year, and how it comes; the same engine that counts those of the clients. */
export function countImu(
  { computeImu, explainImu, computeScadenzeImu }: Imu,
  anno: number,
  domanda: DomandaImu,
) {
  const comune = toComune(domanda);
  const prospetto = computeImu(anno, comune);
  const { totale, isSottoMinimo, mancanze } = prospetto;
  const annua = prospetto.immobili[0]?.annua;
  const radice = annua && explainImu(anno, comune, annua.concetto, 0);
  return {
    ...{ totale, isSottoMinimo, mancanze, scadenze: computeScadenzeImu(anno) },
    passi: radice === undefined ? [] : listPassi(radice),
  };
}
