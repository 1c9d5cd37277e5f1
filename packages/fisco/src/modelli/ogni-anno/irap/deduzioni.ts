import * as d from '../../../regole/irap/deduzioni.ts';
import { valoreLordo } from '../../../regole/irap/valore.ts';
import { regimePersone } from '../../../regole/soggetto.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { conta, quadro, voce } from './righi.ts';

/** From this form the cost of who is hired for good is deducted whole (D.L. 73/2022, art. 10). */
const ANNO_COSTO_INTERO = 2023;
const ANNO_CONCORDATO = 2025;

const conImporto = (numero: number, colonna: number, dato: typeof d.lavoro.inail, titolo = dato.titolo) =>
  rigo(numero, titolo, [inserisce(colonna, 'Importo', dato)]);

/** The deductions of each kind of employee: those of before 2022 went away with the whole cost. */
function listDeduzioni(anno: number): readonly RigoScheda[] {
  const prima = anno < ANNO_COSTO_INTERO;
  const soli = prima ? '' : ', dipendenti non a tempo indeterminato';
  return [
    rigo(1, `Contributi INAIL${soli}`, [
      annota(1, 'Numero dipendenti', 'intero'),
      inserisce(2, 'Importo', d.lavoro.inail),
    ]),
    ...(prima ? [conImporto(2, 2, d.lavoro.forfait), conImporto(3, 2, d.lavoro.contributi)] : []),
    rigo(4, `${d.lavoro.apprendisti.titolo}${soli}`, [inserisce(3, 'Importo', d.lavoro.apprendisti)]),
    rigo(5, `1.850 euro per dipendente, fino a cinque${soli}`, [
      inserisce(1, 'Numero dipendenti', d.dipendenti),
      mostra(2, 'Importo', d.deduzioneDipendenti, {
        istruzioni: 'Spetta fino a 400.000 euro di componenti positivi.',
      }),
      inserisce(90, 'Giorni di rapporto di tutti', d.giorniDipendenti, {
        istruzioni: 'Se i rapporti non durano tutto l’anno: la somma dei giorni di ciascuno.',
      }),
    ]),
    ...(prima ? [conImporto(6, 2, d.lavoro.incremento)] : []),
    rigo(7, prima ? 'Costo residuo del personale a tempo indeterminato' : d.lavoro.indeterminato.titolo, [
      inserisce(1, 'Di cui stagionali, al 70%', d.lavoro.stagionali),
      inserisce(2, 'Importo', d.lavoro.indeterminato),
    ]),
    conta(8, d.sommaDeduzioni.titolo, d.sommaDeduzioni),
    voce(9, d.lavoro.eccedenza),
    conta(10, d.totaleDeduzioni.titolo, d.totaleDeduzioni, 'IS8 − IS9'),
  ];
}

const { comodo, concordato } = d;

export const makeQuadroIS = (anno: number): QuadroDiAnni =>
  quadro({
    codice: 'IS',
    titolo: 'Deduzioni e valore della produzione netta',
    titoloBreve: 'Deduzioni',
    obbligatorio: true,
    nota: `La deduzione forfetaria segue la natura giuridica del frontespizio e i giorni del periodo.${
      anno < ANNO_CONCORDATO ? '' : ' Le rettifiche del valore concordato si indicano con il loro segno.'
    }`,
    dipendeDa: ['FR', 'IC', 'IP', 'IE', 'IK', ...(anno < ANNO_COSTO_INTERO ? ['IQ'] : [])],
    sezioni: [
      { titolo: 'Sezione I: deduzioni, art. 11', righi: listDeduzioni(anno) },
      {
        titolo: 'Valore della produzione netta',
        righi: [
          rigo(901, 'Regime', [mostra(1, 'Società di persone', regimePersone)]),
          voce(903, d.altreDeduzioni),
          rigo(907, 'Periodo d’imposta', [
            inserisce(1, 'Giorni', d.giorniPeriodo, {
              min: 1,
              max: 549,
              istruzioni: 'Solo se il periodo, o l’attività, non dura tutto l’anno.',
            }),
          ]),
          conta(908, valoreLordo.titolo, valoreLordo),
          conta(904, 'Valore prima della deduzione forfetaria', d.primaDellaDeduzione),
          conta(905, 'Deduzione forfetaria', d.deduzione),
          conta(909, d.valoreEffettivo.titolo, d.valoreEffettivo),
          conta(906, 'Valore della produzione netta', d.valoreNetto),
        ],
      },
      {
        titolo: 'Sezione III: società di comodo',
        righi: [
          voce(911, comodo.reddito),
          voce(912, comodo.retribuzioni),
          voce(913, comodo.compensi),
          voce(914, comodo.interessi),
          voce(915, comodo.deduzioni),
          conta(916, d.valoreMinimo.titolo, d.valoreMinimo),
        ],
      },
      ...(anno < ANNO_CONCORDATO
        ? []
        : [
            {
              titolo: 'Sezione XXII: concordato preventivo biennale',
              righi: [
                rigo(250, 'Valore della produzione concordato', [
                  inserisce(1, 'Valore concordato', concordato.valore),
                  inserisce(2, 'Rettifiche', concordato.rettifiche, { negativi: true }),
                  mostra(90, 'Valore rettificato', d.valoreConcordato),
                ]),
              ],
            },
          ]),
    ],
  });
