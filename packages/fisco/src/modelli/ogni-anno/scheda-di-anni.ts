import type { CodiceModello, Risultato } from '../modello.ts';
import type { Controllo, QuadroScheda, Scheda } from '../scheda.ts';

/** A quadro of the forms of some years; of all of them where nothing is said. */
export interface QuadroDiAnni extends QuadroScheda {
  readonly dal?: number;
  readonly al?: number;
}

/** A form whose years are alike: what differs is said quadro by quadro. */
export interface SchedaDiAnni {
  readonly codice: CodiceModello;
  readonly titolo: string;
  readonly quadri: readonly QuadroDiAnni[];
  readonly risultati?: readonly Risultato[];
  readonly controlli?: readonly Controllo[];
  readonly maiVuota?: boolean;
}

/** Version of what the data of these forms say: it goes up with them. */
const VERSIONE = 7;

/** The frontespizio of these forms is one. */
const ANAGRAFICA = {
  codiceFiscale: 'FR2.1',
  cognome: 'FR2.2',
  nome: 'FR2.3',
  dataNascita: 'FR2.4',
  denominazione: 'FR2.6',
  domicilioFiscale: 'FR4.1',
  naturaGiuridica: 'FR8.3',
} as const;

const isDellAnno = ({ dal = 0, al = 9999 }: QuadroDiAnni, anno: number) => dal <= anno && anno <= al;

/** The form of a fiscal year. */
export function makeScheda(anno: number, { codice, titolo, quadri, ...resto }: SchedaDiAnni): Scheda {
  return {
    anno,
    codice,
    titolo: `${titolo} ${anno}`,
    versione: `${anno}.${VERSIONE}`,
    quadri: quadri
      .filter((quadro) => isDellAnno(quadro, anno))
      .map(({ dal: _dal, al: _al, ...quadro }) => ({
        ...quadro,
        daRiscontrare: quadro.daRiscontrare ?? quadro.copertura === 'indicativo',
      })),
    ...(resto.risultati ? { risultati: resto.risultati } : {}),
    anagrafica: ANAGRAFICA,
    controlli: resto.controlli ?? [],
    ...(resto.maiVuota ? { maiVuota: true } : {}),
  };
}

type Altro = Partial<Pick<QuadroDiAnni, 'dal' | 'al' | 'nota'>>;

/** A quadro that the form has and the program does not handle: shown, never computed. */
export const nonGestito = (
  codice: string,
  titolo: string,
  titoloBreve: string = titolo,
  altro: Altro = {},
): QuadroDiAnni => ({
  codice,
  titolo,
  titoloBreve,
  fascicolo: 1,
  copertura: 'non gestito',
  nota: 'Quadro non ancora gestito: i suoi importi non entrano nel calcolo.',
  dipendeDa: [],
  sezioni: [],
  ...altro,
});
