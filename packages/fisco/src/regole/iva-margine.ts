import { arrotonda, type Concetto, type Dato, diviso, meno, numero, per, saldo } from '../engine/index.ts';
import { fonte } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

/** What was taken in less what it cost, all in one: a loss of it lowers the next. */
export interface Margine {
  readonly corrispettivi: Dato;
  readonly costi: Dato;
  readonly precedente: Dato;
  readonly lordo: Concetto;
  readonly imponibile: Concetto;
  readonly imposta: Concetto;
  readonly daRiportare: Concetto;
}

/** At the ordinary rate the tax is inside the margin: 22 parts of 122. */
const CENTO = numero(100);
const CENTOVENTIDUE = numero(122);

function makeMargine(radice: string, costi: string, norma: Parameters<typeof conteggio>[3]): Margine {
  const dati = {
    corrispettivi: importo(`iva.${radice}.corrispettivi`, 'Corrispettivi, imposta compresa'),
    costi: importo(`iva.${radice}.costi`, costi),
    precedente: importo(`iva.${radice}.precedente`, 'Eccedenza di costi dell’anno precedente'),
  };
  const tolti = [dati.costi, dati.precedente];
  const lordo = conteggio(
    `iva.${radice}.lordo`,
    'Margine lordo',
    positivo(saldo([dati.corrispettivi], tolti)),
    norma,
  );
  const imponibile = conteggio(
    `iva.${radice}.imponibile`,
    'Imponibile al 22%',
    arrotonda.euro(diviso(per(lordo, CENTO), CENTOVENTIDUE)),
    norma,
  );
  return {
    ...dati,
    lordo,
    imponibile,
    imposta: conteggio(
      `iva.${radice}.imposta`,
      'Imposta compresa nel margine',
      meno(lordo, imponibile),
      norma,
    ),
    daRiportare: conteggio(
      `iva.${radice}.daRiportare`,
      'Eccedenza di costi da riportare',
      positivo(saldo(tolti, [dati.corrispettivi])),
      norma,
    ),
  };
}

/** Used goods, by the global margin of the year. */
export const margineGlobale = makeMargine(
  'margine',
  'Acquisti e spese, imposta compresa',
  fonte('D.L. 41/1995', 'art. 36, c. 6'),
);
/** Travel agencies, for what is enjoyed in the Union. */
export const margineAgenzie = makeMargine(
  'agenzie',
  'Costi a diretto vantaggio dei viaggiatori, imposta compresa',
  fonte('D.P.R. 633/1972', 'art. 74-ter'),
);
