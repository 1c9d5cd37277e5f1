import * as a from '../../../regole/attivita-forfettario.ts';
import * as f from '../../../regole/forfettario.ts';
import * as s from '../../../regole/sostitutiva.ts';
import * as v from '../../../regole/vantaggio.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import {
  listForfettario,
  listLiquidazione,
  perditeNonCompensate,
  perditePrecedenti,
  propostaConcordato,
  sezioneIncrementale,
  sezioneVantaggio,
} from './lm-sezioni.ts';

/** What the form does not number: kept here so that it is not lost. */
const interni = [
  rigo(901, 'Controlli del regime', [
    inserisce(2, 'Giorni di attività', f.giorniAttivita, {
      max: 366,
      istruzioni: 'Solo nel primo anno: il limite dei ricavi è ragguagliato ai giorni.',
    }),
    inserisce(3, 'Anno di inizio', f.annoInizio, { min: 1_900, max: 2_099 }),
    inserisce(4, 'Spese per il personale', f.spesePersonale),
    inserisce(5, 'Lavoro dip. precedente', f.lavoroPrecedente, {
      istruzioni: 'Redditi dell’anno precedente; solo se il rapporto non era cessato.',
    }),
    inserisce(6, 'Meno di 35 anni', a.under35, { istruzioni: 'Dei diritti d’autore conta il 60%.' }),
    inserisce(7, 'Sport in altri quadri', a.franchigiaAltrove, {
      istruzioni: 'Compensi sportivi esenti già contati altrove: riducono i 15.000 euro.',
    }),
  ]),
  rigo(902, 'Perdite da riportare', [
    mostra(1, 'Forfetario, limitate', f.perdite.limitateResidue),
    mostra(2, 'Forfetario, piene', f.perdite.pieneResidue),
    mostra(3, 'Vantaggio, limitate', v.perdite.limitateResidue),
    mostra(4, 'Vantaggio, piene', v.perdite.pieneResidue),
  ]),
  rigo(903, 'Acconti {anno}', [
    mostra(1, 'Primo acconto', s.primoAcconto, { formulaBreve: '50% di LM42' }),
    mostra(2, 'Secondo o unico acconto', s.secondoAcconto, { formulaBreve: 'LM42 − primo acconto' }),
  ]),
  rigo(904, 'Perdite di vantaggio da usare', [
    ...v.quinquennio.map(({ eta, dato }) =>
      inserisce(6 - eta, eta === 1 ? 'Un anno prima' : `${eta} anni prima`, dato, {
        istruzioni: 'Da LM50 della dichiarazione precedente: si usano per intero, le più vecchie per prime.',
      }),
    ),
    inserisce(6, 'Primo triennio', v.primoTriennio, {
      istruzioni: 'La perdita dell’anno è dei primi tre anni di attività.',
    }),
  ]),
];

/** LM of a form year: what the agreement of 2024 and the flat tax of 2023 add to it. */
export function makeQuadroLM(anno: number): QuadroScheda {
  const isConcordato = anno === 2025;
  const isIncrementale = anno === 2024;
  return {
    codice: 'LM',
    titolo: 'Regime di vantaggio e regime forfetario',
    titoloBreve: 'Forfetario',
    fascicolo: 3,
    copertura: 'esatto',
    nota: 'Righi da 901 e colonne da 91 sono interni: il modello non li numera.',
    scopoModulo:
      'Il secondo modulo serve solo a chi nell’anno ha redditi al 5% e al 15%: nel primo l’attività nuova, con LM21 col. 3 barrata, nel secondo l’altra.',
    dipendeDa: [],
    sezioni: [
      { titolo: 'Sezione I, regime di vantaggio', righi: sezioneVantaggio },
      ...(isIncrementale
        ? [{ titolo: 'Sezione II, tassa piatta incrementale', righi: sezioneIncrementale }]
        : []),
      { titolo: 'Regime forfetario', righi: listForfettario(anno, isConcordato) },
      { titolo: 'Determinazione dell’imposta dovuta', righi: listLiquidazione(anno, isIncrementale) },
      { titolo: 'Perdite non compensate', righi: perditeNonCompensate },
      ...(isIncrementale ? [{ titolo: 'Sezione VI, concordato preventivo', righi: propostaConcordato }] : []),
      {
        titolo: 'Controlli, riporti e acconti (dati interni)',
        righi: [perditePrecedenti, ...interni],
      },
    ],
  };
}

export const quadroLM = makeQuadroLM(2025);
