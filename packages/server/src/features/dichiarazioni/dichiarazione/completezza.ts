import { errori, frasiErrore } from '@quadra/contract';
import {
  collectMancanze,
  type DatiModello,
  type EsitoCasella,
  type Forzature,
  isSenzaDati,
  listLuoghi,
  type Modello,
} from '@quadra/fisco';
import { DomainError } from '../../../http/domain-error.ts';

/** What is missing, and where: the casella to fill or, where there is none, the result that waits. */
export interface Mancanza {
  readonly Chiave: string;
  readonly Frase: string;
}

type Forma = Pick<Modello, 'quadri'>;
type Esiti = Readonly<Record<string, EsitoCasella>>;

/** What the results that are not known wait for, in the order of the form, place by place. */
export const listIncompletezze = (modello: Forma, esiti: Esiti): Mancanza[] =>
  collectMancanze(modello, esiti, ['incompleto']).flatMap((mancanza) =>
    listLuoghi(mancanza).map((Chiave) => ({ Chiave, Frase: mancanza.frase })),
  );

/** How many of the things that are missing the sentence of a refusal names. */
const NOMINATE = 2;
const nameFrasi = (mancanze: readonly Mancanza[]): string => {
  const frasi = [...new Set(mancanze.map(({ Frase }) => Frase))];
  const altre = frasi.length - NOMINATE;
  return [
    ...frasi.slice(0, NOMINATE),
    ...(altre > 0 ? [altre === 1 ? 'E un’altra mancanza.' : `E altre ${altre} mancanze.`] : []),
  ].join(' ');
};

/** A refusal that says what is missing, and where. */
export class DichiarazioneNonCompleta extends DomainError {
  readonly mancanze: readonly Mancanza[];

  constructor(
    codice: 'DICHIARAZIONE_INCOMPLETA' | 'DICHIARAZIONE_VUOTA' | 'CONGIUNTA_DISCORDE',
    mancanze: readonly Mancanza[],
    rimedio: string,
  ) {
    const messaggio = [errori[codice].testo, nameFrasi(mancanze), rimedio].filter(Boolean).join(' ');
    const modelState: Record<string, string[]> = {};
    for (const { Chiave, Frase } of mancanze) modelState[Chiave] = [...(modelState[Chiave] ?? []), Frase];
    super(codice, { messaggio, ...(mancanze.length > 0 && { modelState }) });
    this.mancanze = mancanze;
  }
}

/** What leaves for good holds no result that is not known. @throws DICHIARAZIONE_INCOMPLETA */
export function requireCompleta({ modello, esiti }: { modello: Forma; esiti: Esiti }): void {
  const mancanze = listIncompletezze(modello, esiti);
  if (mancanze.length > 0)
    throw new DichiarazioneNonCompleta('DICHIARAZIONE_INCOMPLETA', mancanze, frasiErrore.NON_ESCE_INCOMPLETA);
}

/**
 * One that is incomplete, or empty, or does not agree with that of the spouse, closes when who closes it says why: answers the
 * reason to be recorded; undefined when there is nothing to say.
 * @throws DICHIARAZIONE_INCOMPLETA, DICHIARAZIONE_VUOTA, CONGIUNTA_DISCORDE
 */
export function requireMotivo(
  {
    modello,
    esiti,
    righi,
    forzature,
    discordanze,
  }: {
    modello: Forma;
    esiti: Esiti;
    righi: DatiModello;
    forzature: Forzature;
    discordanze: readonly Mancanza[];
  },
  { conferma, motivo }: { readonly conferma: boolean; readonly motivo?: string | undefined },
): string | undefined {
  const incompletezze = listIncompletezze(modello, esiti);
  const vuota = incompletezze.length === 0 && isSenzaDati(righi, forzature);
  const mancanze = [...incompletezze, ...discordanze];
  if (mancanze.length === 0 && !vuota) return undefined;
  if (conferma && motivo !== undefined) return motivo;
  const discorde = incompletezze.length === 0 ? 'CONGIUNTA_DISCORDE' : 'DICHIARAZIONE_INCOMPLETA';
  const codice = vuota ? 'DICHIARAZIONE_VUOTA' : discorde;
  throw new DichiarazioneNonCompleta(codice, mancanze, frasiErrore.CHIUDE_CON_MOTIVO);
}
