import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** Certificazione Unica: its parts, with the codes that the telematic record gives them. */
export const cu = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'cu',
    titolo: 'Certificazione Unica',
    quadri: [
      makeFrontespizio({ soggetto: 'tutti' }),
      nonGestito('DA', 'Dati del percipiente', 'Percipiente'),
      nonGestito('DB', 'Lavoro dipendente, assimilati e assistenza fiscale', 'Lavoro dipendente'),
      nonGestito('DC', 'Dati previdenziali e assistenziali', 'Dati previdenziali'),
      nonGestito('AU', 'Lavoro autonomo, provvigioni e redditi diversi', 'Lavoro autonomo'),
      nonGestito('CT', 'Ricezione telematica dei 730-4', 'Comunicazione 730-4'),
    ],
  });
