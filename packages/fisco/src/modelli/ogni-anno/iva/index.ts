import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { controlli } from './controlli.ts';
import { quadroVE, quadroVF, quadroVJ, quadroVL, quadroVX } from './quadri.ts';

/** IVA annuale: the quadri of the form. */
export const iva = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'iva',
    titolo: 'IVA',
    risultati: [{ nome: 'IVA', debito: ['VX1.1'], credito: ['VX2.1'] }],
    controlli,
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente' }),
      nonGestito('VA', 'Informazioni sull’attività', 'Attività'),
      nonGestito('VB', 'Dati degli estremi identificativi dei rapporti finanziari', 'Rapporti finanziari'),
      nonGestito('VC', 'Esportatori e plafond', 'Plafond'),
      nonGestito('VD', 'Cessione del credito IVA delle SGR', 'Cessione credito'),
      quadroVE,
      quadroVF,
      quadroVJ,
      nonGestito('VI', 'Dichiarazioni d’intento ricevute', 'Dichiarazioni d’intento'),
      nonGestito('VH', 'Variazioni delle comunicazioni periodiche', 'Variazioni'),
      nonGestito('VM', 'Versamenti di immatricolazione auto UE', 'Auto UE'),
      nonGestito('VK', 'Società controllanti e controllate', 'Controllanti'),
      nonGestito('VN', 'Dichiarazioni integrative a favore', 'Integrative'),
      quadroVL,
      nonGestito('VP', 'Liquidazioni periodiche del quarto trimestre', 'Quarto trimestre'),
      nonGestito('VQ', 'Versamenti periodici omessi', 'Versamenti omessi'),
      nonGestito('VT', 'Operazioni con consumatori finali e soggetti IVA', 'Consumatori finali'),
      quadroVX,
      nonGestito('VO', 'Opzioni e revoche', 'Opzioni'),
      nonGestito('VG', 'Adesione alla liquidazione di gruppo', 'Gruppo'),
      nonGestito('VS', 'Prospetto delle società del gruppo', 'Società del gruppo'),
      nonGestito('VV', 'Liquidazione periodica di gruppo', 'Periodica di gruppo'),
      nonGestito('VW', 'Liquidazione annuale di gruppo', 'Annuale di gruppo'),
      nonGestito('VY', 'Saldo di gruppo'),
      nonGestito('VZ', 'Eccedenze detraibili di gruppo', 'Eccedenze di gruppo'),
    ],
  });
