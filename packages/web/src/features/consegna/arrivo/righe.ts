import type { DichiarazioneArrivata, FileArrivato, VoceNonLetta } from './arrivo.api.ts';

/** A row of the report: a file, or each declaration of it. */
export type RigaArrivo = {
  readonly chiave: string;
  readonly file: FileArrivato;
  readonly dichiarazione: DichiarazioneArrivata | null;
  readonly nonLette: readonly VoceNonLetta[];
};

/** A file that holds declarations has a row for each: what is of the file alone goes with the first. */
export const listRighe = (tutti: readonly FileArrivato[]): RigaArrivo[] =>
  tutti.flatMap((file, posto): RigaArrivo[] =>
    file.dichiarazioni.length === 0
      ? [{ chiave: `${posto}`, file, dichiarazione: null, nonLette: file.nonLette }]
      : file.dichiarazioni.map((dichiarazione, n) => ({
          ...{ chiave: `${posto}/${n}`, file, dichiarazione },
          nonLette: n === 0 ? [...file.nonLette, ...dichiarazione.nonLette] : dichiarazione.nonLette,
        })),
  );

const scrivi = (cella: string) =>
  `"${(/^[=+@\t-]/.test(cella) ? `'${cella}` : cella).replaceAll('"', '""')}"`;

/** Everything that did not come in, as a file to be kept. */
export const writeResoconto = (testa: readonly string[], righe: readonly RigaArrivo[]): string =>
  `\ufeff${[
    testa,
    ...righe.flatMap(({ file, dichiarazione, nonLette }) =>
      nonLette.map(({ dove, valore, perche }) => [
        ...[file.nome, dichiarazione?.codiceFiscale ?? '', dichiarazione?.denominazione ?? ''],
        ...[dove, valore, perche],
      ]),
    ),
  ]
    .map((celle) => celle.map(scrivi).join(';'))
    .join('\r\n')}\r\n`;
