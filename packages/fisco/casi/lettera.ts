import {
  type CodiceModello,
  collectMancanze,
  loadModello,
  loadVersamenti,
  writeFrase,
} from '../src/index.ts';
import { type LatoLettera, writeLettera } from '../src/lettera/index.ts';
import type { CifraLettera, LetteraCliente, PezzoLettera } from '../src/lettera/tipi.ts';
import { compareModelli } from '../src/modelli/confronto.ts';
import type { DatiModello, EsitoCasella } from '../src/modelli/modello.ts';

const VUOTO: EsitoCasella = { stato: 'vuoto', precisione: 'esatto' };

async function open(codice: CodiceModello, anno: number, dati: DatiModello): Promise<LatoLettera> {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No modello ${anno}`);
  const calcolo = modello.createCalcolo(dati);
  return { modello, get: (chiave) => (modello.findCasella(chiave) ? calcolo.get(chiave) : VUOTO) };
}

/** The letter of a declaration as its form computes it, and what it was written from. */
export async function writeDaDati(
  codice: CodiceModello,
  anno: number,
  dati: DatiModello,
  prima: DatiModello | null,
  isChiusa = true,
): Promise<{ lettera: LetteraCliente; oggi: LatoLettera; vecchia: LatoLettera | null }> {
  const { computeConto, listVociConto } = await loadVersamenti();
  const oggi = await open(codice, anno, dati);
  const vecchia = prima === null ? null : await open(codice, anno - 1, prima);
  const esiti = oggi.modello.createCalcolo(dati).computed();
  const noti = Object.entries(esiti).flatMap(([chiave, { valore }]) =>
    valore === undefined ? [] : [[chiave, valore] as const],
  );
  const voci = computeConto(codice, anno, { ...dati, ...Object.fromEntries(noti) }, { regione: '10' });
  const toVoce = ({ nome, importo, casella, data, anno: di }: (typeof voci)[number]) => ({
    ...{ nome, importo, casella, data, fonte: 'dichiarazione' as const },
    ...{ isAcconto: di > oggi.modello.annoImposta, isPagato: false },
  });
  const lettera = writeLettera({
    ...{ oggi, prima: vecchia, isChiusa, fatti: [] },
    confronto:
      vecchia === null
        ? null
        : compareModelli(
            { modello: vecchia.modello, dati: prima ?? {}, forzature: {} },
            { modello: oggi.modello, dati, forzature: {} },
          ),
    versamenti: voci.filter(({ verso }) => verso === 'debito').map(toVoce),
    crediti: voci.filter(({ verso }) => verso === 'credito').map(toVoce),
    isDovutoIncompleto: (listVociConto(codice) ?? []).some(
      ({ casella }) => esiti[casella]?.stato === 'incompleto',
    ),
    mancanze: collectMancanze(oggi.modello, esiti),
  });
  return { lettera, oggi, vecchia };
}

/** Every piece of a letter, and every figure. */
const listPezzi = ({ apertura, parti }: LetteraCliente): PezzoLettera[] => [
  ...apertura,
  ...parti.flatMap(({ frasi, righe, coda }) => [
    ...frasi.flat(),
    ...righe.flatMap(({ frase, cifra }) => [...frase, { cifra }]),
    ...coda.flat(),
  ]),
];
export const listCifre = (lettera: LetteraCliente): CifraLettera[] =>
  listPezzi(lettera).flatMap((pezzo) => ('cifra' in pezzo ? [pezzo.cifra] : []));
export const findParte = ({ parti }: LetteraCliente, codice: string) =>
  parti.find((una) => una.codice === codice);
export const readTutto = (lettera: LetteraCliente): string =>
  [
    writeFrase(lettera.apertura),
    ...lettera.parti.flatMap(({ frasi, righe, coda }) => [
      ...frasi.map(writeFrase),
      ...righe.map(({ frase, cifra }) => writeFrase([...frase, { testo: ' ' }, { cifra }])),
      ...coda.map(writeFrase),
    ]),
  ].join('\n');
