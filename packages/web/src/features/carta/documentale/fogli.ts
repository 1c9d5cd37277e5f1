import type { CodiceFoglio } from '@quadra/contract';

/** A sheet of a file that was scanned: its number from one, and what the code at its foot says. */
export type Foglio = { readonly numero: number; readonly codice: CodiceFoglio | null };
export type Scansione = { readonly file: File; readonly fogli: readonly Foglio[] };

/** The sheets of one document, as they were found. */
export type Trovato = {
  readonly id: string;
  readonly versione: number;
  readonly file: File;
  /** Where they are in the file, in the order of the document. */
  readonly pagine: readonly number[];
  /** Whether the file holds nothing else. */
  readonly isIntero: boolean;
  readonly mancanti: readonly number[];
  /** Whether sheets of it are in other files too. */
  readonly isInPiuFile: boolean;
};

/** The sheet of each number, the first time that it is met. */
function pickFogli(fogli: readonly Foglio[], chiave: string) {
  const suoi = new Map<number, Foglio>();
  for (const foglio of fogli)
    if (foglio.codice && keyOf(foglio.codice) === chiave && !suoi.has(foglio.codice.foglio))
      suoi.set(foglio.codice.foglio, foglio);
  return suoi;
}
const keyOf = ({ id, versione }: CodiceFoglio): string => `${id}/${versione}`;

/** The documents whose sheets are in the files, each once, and the sheets that say of none; in the order they are met. */
export function groupFogli(scansioni: readonly Scansione[]): {
  trovati: Trovato[];
  senzaCodice: { file: File; pagine: number[] }[];
} {
  const file = new Map<string, Set<File>>();
  for (const { file: suo, fogli } of scansioni)
    for (const { codice } of fogli)
      if (codice) file.set(keyOf(codice), (file.get(keyOf(codice)) ?? new Set()).add(suo));
  const trovati = [...file].flatMap(([chiave, suoi]): Trovato[] => {
    const [primo] = suoi;
    const scansione = scansioni.find((una) => una.file === primo);
    if (!primo || !scansione) return [];
    const fogli = pickFogli(scansione.fogli, chiave);
    const [codice] = [...fogli.values()].flatMap((foglio) => foglio.codice ?? []);
    if (!codice) return [];
    const numeri = Array.from({ length: codice.fogli }, (_, posto) => posto + 1);
    const pagine = numeri.flatMap((numero) => fogli.get(numero)?.numero ?? []);
    return [
      {
        ...{ id: codice.id, versione: codice.versione, file: primo, pagine },
        isIntero: pagine.length === scansione.fogli.length && pagine.every((una, posto) => una === posto + 1),
        mancanti: numeri.filter((numero) => !fogli.has(numero)),
        isInPiuFile: suoi.size > 1,
      },
    ];
  });
  const senzaCodice = scansioni.flatMap(({ file: suo, fogli }) => {
    const pagine = fogli.flatMap(({ numero, codice }) => (codice === null ? [numero] : []));
    return pagine.length === 0 ? [] : [{ file: suo, pagine }];
  });
  return { trovati, senzaCodice };
}
