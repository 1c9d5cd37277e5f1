import type { Colonna, Controllo, QuadroScheda, RigoScheda, Scheda } from './scheda.ts';

/** How a quadro of one year differs from that of the reference year. */
export interface Variazione {
  /** What is known to differ, in one sentence for the reader. */
  readonly nota: string;
  readonly cambia?: (quadro: QuadroScheda) => QuadroScheda;
  /** It was read on the form of that year, to the last colonna: as far as it is trusted there, it is trusted here. */
  readonly letto?: true;
}

/** A year's form as differences from the reference form. */
export interface Differenze {
  readonly anno: number;
  readonly titolo: string;
  readonly versione: string;
  readonly prepare: () => Promise<void>;
  /** Codes of the quadri that the year's form does not have. */
  readonly assenti?: readonly string[];
  readonly variazioni?: Readonly<Record<string, Variazione>>;
  /** The summary of the taxes, where the form says them elsewhere. */
  readonly prospetto?: NonNullable<Scheda['prospetto']>;
  /** Checks that only this year has. */
  readonly controlli?: readonly Controllo[];
}

const DA_RISCONTRARE = 'Differenze di modello da riscontrare.';

/**
 * The form of a year by reference to another: quadri added to the reference follow by themselves. No quadro is trusted more
 * than «indicativo», unless it is said to have been read on the form of that year.
 */
export function deriveScheda(riferimento: Scheda, differenze: Differenze): Scheda {
  const { assenti = [], variazioni = {}, controlli = [], ...proprie } = differenze;
  const quadri = riferimento.quadri
    .filter(({ codice }) => !assenti.includes(codice))
    .map((quadro) => deriveQuadro(quadro, variazioni[quadro.codice]));
  return { ...riferimento, ...proprie, quadri, controlli: [...riferimento.controlli, ...controlli] };
}

function deriveQuadro(quadro: QuadroScheda, variazione: Variazione | undefined): QuadroScheda {
  const cambiato = variazione?.cambia?.(quadro) ?? quadro;
  if (cambiato.copertura === 'non gestito') return cambiato;
  const nota = [variazione?.nota ?? DA_RISCONTRARE, cambiato.nota].filter(Boolean).join(' ');
  return { ...cambiato, nota, ...(variazione?.letto ? {} : { copertura: 'indicativo' }) };
}

/** The same quadro with other colonne: none takes one away, several add. */
export const mapColonne = (
  quadro: QuadroScheda,
  cambia: (colonna: Colonna, rigo: RigoScheda) => readonly Colonna[],
): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni.map((s) => ({
    ...s,
    righi: s.righi.map((r) => ({ ...r, colonne: r.colonne.flatMap((c) => cambia(c, r)) })),
  })),
});

/** The same quadro with more colonne at the end of some righi, or with righi called otherwise. */
export const extendRighi = (
  quadro: QuadroScheda,
  altro: Readonly<Record<number, { readonly titolo?: string; readonly colonne?: readonly Colonna[] }>>,
): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni.map((s) => ({
    ...s,
    righi: s.righi.map((r) => ({
      ...r,
      titolo: altro[r.rigo]?.titolo ?? r.titolo,
      colonne: [...r.colonne, ...(altro[r.rigo]?.colonne ?? [])],
    })),
  })),
});

/** The same quadro with one more sezione at the end. */
export const addSezione = (
  quadro: QuadroScheda,
  titolo: string,
  righi: readonly RigoScheda[],
): QuadroScheda => ({
  ...quadro,
  sezioni: [...quadro.sezioni, { titolo, righi }],
});
