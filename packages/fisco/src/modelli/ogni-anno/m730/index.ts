import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** Modello 730: the quadri of the form. */
export const m730 = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: '730',
    titolo: 'Modello 730',
    quadri: [
      makeFrontespizio({ soggetto: 'persona' }),
      nonGestito('A', 'Redditi dei terreni', 'Terreni'),
      nonGestito('B', 'Redditi dei fabbricati', 'Fabbricati'),
      nonGestito('C', 'Lavoro dipendente e assimilati', 'Lavoro dipendente'),
      nonGestito('D', 'Altri redditi'),
      nonGestito('E', 'Oneri e spese'),
      nonGestito('F', 'Acconti, ritenute ed eccedenze', 'Acconti e ritenute'),
      nonGestito('G', 'Crediti d’imposta'),
      nonGestito('I', 'Imposte da compensare', 'Compensazioni'),
      nonGestito('K', 'Amministratore di condominio'),
      nonGestito('L', 'Ulteriori dati'),
      nonGestito('M', 'Redditi a tassazione separata', 'Tassazione separata', { dal: 2025 }),
      nonGestito('T', 'Plusvalenze di natura finanziaria', 'Plusvalenze', { dal: 2025 }),
      nonGestito('W', 'Investimenti e attività all’estero', 'Attività estere', { dal: 2024 }),
    ],
  });
