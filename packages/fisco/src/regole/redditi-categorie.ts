import { arrotonda, meno, minore, per, somma, sommaDi, zeroEuro } from '../engine/index.ts';
import { aliquotaIres } from '../parametri/imprese.ts';
import * as fabbricati from './fabbricati.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { makeAltriRedditi, makeImposteAParte, makePlusvalenze } from './quadri-societa.ts';
import { partecipazioni as quoteRivalutate, terreni as terreniRivalutati } from './rivalutazioni.ts';
import * as terreni from './terreni.ts';

/**
 * Incomes by category, each by its own rules: of bodies that are not commercial (TUIR art. 143) and of companies that do not
 * reside and have no permanent establishment (art. 151). What the IMU puts in the place of the IRPEF stays in the IRES.
 */
const id = (nome: string) => `categorie.${nome}`;
export const totaleDominicale = conteggio(
  id('ra.dominicale'),
  'Redditi dominicali',
  sommaDi(terreni.terreni, terreni.redditoDominicale),
  tuir('art. 27'),
);
export const totaleAgrario = conteggio(
  id('ra.agrario'),
  'Redditi agrari',
  sommaDi(terreni.terreni, terreni.redditoAgrario),
  tuir('art. 32'),
);
export const redditoTerreni = conteggio(
  id('ra.totale'),
  'Redditi dei terreni',
  somma(totaleDominicale, totaleAgrario),
  tuir('artt. 27 e 32'),
);
export const redditoFabbricati = conteggio(
  id('rb.totale'),
  'Redditi dei fabbricati',
  sommaDi(fabbricati.fabbricati, fabbricati.reddito),
  tuir('artt. 36 e 37'),
);

// --- shares of partnerships: a loss lowers the other shares, and what is left of it goes on --------------------------------
const quote = id('rh');
const MODELLO = daRiscontrare('Modelli Redditi SC ed ENC', 'quadro RH');
export const rh = {
  raccolta: quote,
  reddito: importo(`${quote}.reddito`, 'Reddito o perdita', quote),
  minimo: importo(`${quote}.minimo`, 'Reddito minimo', quote),
} as const;
const redditi = sommaDi(quote, positivo(rh.reddito));
const perdite = sommaDi(quote, positivo(meno(zeroEuro, rh.reddito)));
export const minimoPartecipate = conteggio(
  `${quote}.minimoTotale`,
  'Reddito minimo delle partecipate',
  sommaDi(quote, rh.minimo),
  daRiscontrare('L. 724/1994', 'art. 30'),
);
export const redditoPartecipazioni = conteggio(
  `${quote}.totale`,
  'Redditi di partecipazione',
  positivo(meno(redditi, perdite)),
  MODELLO,
);
export const perditaPartecipazioni = conteggio(
  `${quote}.perdita`,
  'Perdite di partecipazione non compensate',
  positivo(meno(perdite, redditi)),
  MODELLO,
);

export const rl = makeAltriRedditi(id('rl'));

// --- gains ------------------------------------------------------------------------------------------------------------------
export const rt = makePlusvalenze(id('rt'));
/** Those that make up the income, and are not taxed apart. */
export const plusvalenzeOrdinarie = importo(id('rt.ordinarie'), 'Plusvalenze che concorrono al reddito');
export { quoteRivalutate, terreniRivalutati };

// --- taxed apart ------------------------------------------------------------------------------------------------------------
const estere = id('cfc');
const ART_167 = tuir('art. 167, c. 8');
export const cfc = {
  raccolta: estere,
  reddito: importo(`${estere}.reddito`, 'Reddito imputato', estere),
  imposteEstere: importo(`${estere}.imposteEstere`, 'Imposte pagate all’estero', estere),
} as const;
const lorda = arrotonda.euro(per(cfc.reddito, aliquotaIres));
/** The average rate of who is taxed at 24% is that: never less than the ordinary one. */
export const impostaCfc = {
  ...conteggio(`${estere}.imposta`, 'Imposta', lorda, ART_167),
  raccolta: estere,
};
export const dovutaCfc = {
  ...conteggio(
    `${estere}.dovuta`,
    'Imposta dovuta',
    meno(impostaCfc, minore(impostaCfc, cfc.imposteEstere)),
    ART_167,
  ),
  raccolta: estere,
};
export const totaleCfc = conteggio(
  `${estere}.totale`,
  'Imposte sui redditi delle imprese estere',
  sommaDi(estere, dovutaCfc),
  ART_167,
);
/** Income of capital received abroad, without withholding (TUIR art. 18). */
export const capitaliEsteri = makeImposteAParte(
  id('capitali'),
  'Imposte sostitutive sui redditi di capitale esteri',
  tuir('art. 18'),
);
export const totaleRM = conteggio(
  id('rm.totale'),
  'Imposte a tassazione separata',
  somma(totaleCfc, capitaliEsteri.totale),
  daRiscontrare('Modelli Redditi SC ed ENC', 'quadro RM'),
);
export const rqEnte = makeImposteAParte(
  id('rq'),
  'Imposte sostitutive',
  daRiscontrare('Modello Redditi ENC', 'quadro RQ'),
);

/** What all the categories give to a company that does not reside. */
export const redditiPerCategorie = conteggio(
  id('totale'),
  'Redditi dei quadri RA, RB, RH, RL e RT',
  somma(redditoTerreni, redditoFabbricati, redditoPartecipazioni, rl.totale, plusvalenzeOrdinarie),
  tuir('art. 151'),
);
