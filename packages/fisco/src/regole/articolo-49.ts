import { codice, dato, e, maggiore, meno, presente, se, somma, uguale, zeroEuro } from '../engine/index.ts';
import { esenteSport } from '../parametri/quote-esenti.ts';
import { giorniLavoro } from './lavoro.ts';
import { redditoDipendente } from './reddito.ts';

/**
 * RC14 of the form of 2026, columns from 5 to 8: who has a true job (art. 49), and how much and for how long. What RC1-RC3
 * call kind 2 holds collaborators too (art. 50), to whom the law of 2025 gives nothing.
 */
const articolo49 = <U extends 'codice' | 'euro' | 'giorni'>(
  id: string,
  titolo: string,
  unita: U,
  punto: number,
) => dato({ id: `articolo49.${id}`, titolo, unita, seManca: 'zero', prova: `CU, punto ${punto}` });
export const tipologia = articolo49('tipologia', 'Lavoro dipendente dell’art. 49', 'codice', 718);
export const reddito = articolo49('reddito', 'Redditi di lavoro dipendente dell’art. 49', 'euro', 719);
export const redditoSport = articolo49('sport', 'Lavoro sportivo dilettantistico dell’art. 49', 'euro', 720);
export const giorni = articolo49('giorni', 'Giorni di lavoro dipendente dell’art. 49', 'giorni', 721);

/** The CU says that there is no such job. */
export const isSoloAssimilato = e(presente(tipologia), uguale(tipologia, codice(2)));
/** What RC14 says, or else what RC1-RC3 and RC6 do. */
export const redditoArticolo49 = se(
  presente(reddito),
  somma(reddito, maggiore(zeroEuro, meno(redditoSport, esenteSport))),
  redditoDipendente,
);
export const giorniArticolo49 = se(presente(giorni), giorni, giorniLavoro);
