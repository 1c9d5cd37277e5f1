import type { Colonna, QuadroScheda, RigoScheda } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

/** Where a quadro of Redditi PF stands in the 730: its code, and what is added to the numbers of its righi. */
interface Posto {
  readonly codice: string;
  readonly da: number;
}

/** The quadri of Redditi PF that the 730 has, under other letters: its righi are not known, so their numbers are ours. */
const POSTI: Readonly<Record<string, Posto>> = {
  FA: { codice: 'FA', da: 900 },
  RA: { codice: 'A', da: 900 },
  RB: { codice: 'B', da: 900 },
  RC: { codice: 'C', da: 900 },
  RL: { codice: 'D', da: 900 },
  RP: { codice: 'E', da: 900 },
  CR: { codice: 'G', da: 900 },
  AC: { codice: 'K', da: 900 },
  RM: { codice: 'M', da: 900 },
  RT: { codice: 'T', da: 900 },
  RW: { codice: 'W', da: 900 },
  RN: { codice: 'PL', da: 900 },
  RV: { codice: 'PL', da: 970 },
  LC: { codice: 'PL', da: 987 },
};
/** Righi of Redditi PF that are ours already go after the others. */
const PRIMO_INTERNO = 901;
const SALTO = 300;

const moveRigo = (rigo: number, { da }: Posto): number => (rigo < PRIMO_INTERNO ? rigo + da : rigo + SALTO);

/** «RC1 + RC2» → «C901 + C902». */
export const renameRighi = (testo: string): string =>
  testo.replace(
    /\b(FA|RA|RB|RC|RL|RP|CR|AC|RM|RT|RW|RN|RV|LC)(\d+)?\b/g,
    (intero, codice: string, numero) => {
      const posto = POSTI[codice];
      if (posto === undefined) return intero;
      return numero === undefined ? posto.codice : `${posto.codice}${moveRigo(Number(numero), posto)}`;
    },
  );

type Rename = (testo: string) => string;

/** The quadri of Redditi PF that the 730 has not, as a formula names them. */
const ALTRUI = '(?:RX|LM|RH|RE|RF|RG|RD|RU|CE)\\d*';
const PARTE_ALTRUI = new RegExp(`(^|, | \\+ )(?:a )?${ALTRUI}(?: col\\. \\d+)?(?=$|, | \\+ | −)`, 'g');

/** A formula without what the 730 has not; undefined when nothing is left of it. */
function renameFormula(formula: string | undefined, rename: Rename): string | undefined {
  const suo = formula?.replace(PARTE_ALTRUI, '').replace(/^(, | \+ )/, '');
  return suo ? rename(suo) : undefined;
}

const renameTitolo = (titolo: string, rename: Rename) =>
  rename(titolo.replace(', da indicare nel quadro RX', ''));
/** Instructions on what the 730 has not are not for who fills it in. */
const renameIstruzioni = (testo: string | undefined, rename: Rename): string | undefined =>
  testo === undefined || new RegExp(`\\b${ALTRUI}\\b`).test(testo) ? undefined : rename(testo);

/** A colonna of Redditi PF with what it says in the words of the 730. */
function renameColonna({ formulaBreve: breve, istruzioni: lunghe, ...c }: Colonna, rename: Rename): Colonna {
  const formulaBreve = renameFormula(breve, rename);
  const istruzioni = renameIstruzioni(lunghe, rename);
  return {
    ...c,
    titolo: renameTitolo(c.titolo, rename),
    ...(formulaBreve === undefined ? {} : { formulaBreve }),
    ...(istruzioni === undefined ? {} : { istruzioni }),
  };
}

const moveRighi = (righi: readonly RigoScheda[], posto: Posto, rename: Rename): RigoScheda[] =>
  righi.map((r) => ({
    ...r,
    rigo: moveRigo(r.rigo, posto),
    titolo: renameTitolo(r.titolo, rename),
    colonne: r.colonne.map((c) => renameColonna(c, rename)),
  }));

type SezioneScheda = QuadroScheda['sezioni'][number];

/** A section of the 730 with what its colonne took from Redditi PF in the words of the 730. */
export const renameSezione = ({ titolo, righi }: SezioneScheda, rename: Rename): SezioneScheda => ({
  titolo,
  righi: righi.map((r) => ({
    ...r,
    titolo: renameTitolo(r.titolo, rename),
    colonne: r.colonne.map((c) => renameColonna(c, rename)),
  })),
});

/** The notes of some quadri as sentences, each once, without those on what the 730 has not. */
const joinNote = (note: readonly string[]): string => [...new Set(note.flatMap(splitFrasi))].join(' ');
const splitFrasi = (nota: string): string[] =>
  renameRighi(nota)
    .replace(/, RH\b/, '')
    .replace(/, (\w+) e RU\b/, ' e $1')
    .split(/(?<=\.) (?=[A-ZÈ«])/)
    .filter((frase) => !/\bRX\b/.test(frase));

const NOTA =
  'I conti sono quelli di Redditi PF; i righi da 901 sono interni, quelli del modello 730 sono da riscontrare.';

/** What a quadro whose righi were read says: what is ours, and of the notes of Redditi PF what is not handled. */
export const makeNota =
  (nota: string | undefined, rename: Rename) =>
  (pf: readonly string[]): string =>
    [
      'I conti sono quelli di Redditi PF; i righi da 901 e le colonne da 90 sono interni.',
      ...(nota === undefined ? [] : [nota]),
      ...pf
        .flatMap((testo) => testo.split(/(?<=\.) (?=[A-ZÈ«])/))
        .filter((frase) => /[Nn]on gestit/.test(frase) && !new RegExp(`\\b(?:RP90|${ALTRUI})\\b`).test(frase))
        .map(rename),
    ].join(' ');

/** One or more quadri of Redditi PF as a quadro of the 730. */
export function transpose(
  pf: readonly QuadroScheda[],
  nomi: readonly string[],
  titolo: string,
  titoloBreve: string = titolo,
  rename: Rename = renameRighi,
  nota: (pf: readonly string[]) => string = (pf) => joinNote([NOTA, ...pf]),
): QuadroDiAnni {
  const quadri = nomi.flatMap((nome) => pf.find(({ codice }) => codice === nome) ?? []);
  const [primo = ''] = nomi;
  const codice = POSTI[primo]?.codice ?? primo;
  return {
    codice,
    titolo,
    titoloBreve,
    fascicolo: 1,
    copertura: 'indicativo',
    nota: nota(quadri.flatMap(({ nota: sua }) => sua ?? [])),
    dipendeDa: [
      ...new Set(
        quadri.flatMap((q) =>
          q.dipendeDa.flatMap((nome) => (nome === 'FR' ? nome : (POSTI[nome]?.codice ?? []))),
        ),
      ),
    ].filter((altro) => altro !== codice),
    sezioni: quadri.flatMap((q) =>
      q.sezioni.map(({ titolo: suo, righi }) => ({
        titolo: suo,
        righi: moveRighi(righi, POSTI[q.codice] ?? { codice, da: 900 }, rename),
      })),
    ),
  };
}
