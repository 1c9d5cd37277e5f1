/** One code of a list of the forms: its years are form years, as ranges («2023-2024 2026»); none where every year read has it. */
export interface VoceCodice {
  readonly codice: string;
  readonly anni: string;
  readonly descrizione: string;
}

/** A list of codes of the forms, as text: a line each, `code|years|words`. */
export interface Codici {
  readonly rigo: string;
  /** Where the codes were read. */
  readonly fonte: string;
  readonly testo: string;
}

/** The instructions were read from the form of this year on: of the forms before nobody knows which codes they have. */
const PRIMO_ANNO_CODICI = 2023;

const lette = new WeakMap<Codici, readonly VoceCodice[]>();

/** Every code of a list, whatever the year. */
export function readCodici(codici: Codici): readonly VoceCodice[] {
  const pronte = lette.get(codici) ?? codici.testo.trim().split('\n').map(readVoce);
  lette.set(codici, pronte);
  return pronte;
}

function readVoce(riga: string): VoceCodice {
  const [codice = '', anni = '', descrizione = ''] = riga.split('|');
  return { codice, anni, descrizione };
}

/** Whether ranges of years, «2023-2024 2026-», hold a form year. */
export const isFraAnni = (anni: string, anno: number): boolean =>
  anni === '' ||
  anni.split(' ').some((tratto) => {
    const [dal = '', al = dal] = tratto.split('-');
    return Number(dal) <= anno && (al === '' || anno <= Number(al));
  });

/** The codes of a form year, ready for a casella: undefined for the years of which none was read, where any code goes. */
export function listCodici(
  codici: Codici,
  anno: number,
): readonly { readonly codice: string; readonly descrizione: string }[] | undefined {
  if (anno < PRIMO_ANNO_CODICI) return undefined;
  return readCodici(codici)
    .filter((voce) => isFraAnni(voce.anni, anno))
    .map(({ codice, descrizione }) => ({ codice, descrizione }));
}
