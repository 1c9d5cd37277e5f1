import { codice, type Dato, e, o, oltre, uguale, zeroEuro } from '../engine/index.ts';
import * as articolo49 from '../regole/articolo-49.ts';
import * as assimilati from '../regole/assimilati.ts';
import * as campione from '../regole/campione.ts';
import * as lavoro from '../regole/lavoro.ts';
import * as aggiunte from '../regole/lavoro-aggiunte.ts';
import { quotaNeoassunti, rimborsiNeoassunti } from '../regole/lavoro-aggiunte.ts';
import * as somma from '../regole/somma-esente.ts';
import * as rc from './2025/redditi-pf/rc.ts';
import { addSezione, extendRighi, mapColonne, type Variazione } from './differenze.ts';
import type { Opzione } from './modello.ts';
import { scelteRedditoFino2022, scelteRedditoFino2023 } from './scelte.ts';
import { annota, type Controllo, inserisce, mostra, type QuadroScheda, rigo } from './scheda.ts';

/** Without some righi, and without the sezioni that have no other. */
const withoutRighi = (quadro: QuadroScheda, ...assenti: readonly number[]): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni
    .map((s) => ({ ...s, righi: s.righi.filter((r) => !assenti.includes(r.rigo)) }))
    .filter(({ righi }) => righi.length > 0),
});
/** The bonus on the thirteenth month's pay is of 2024 alone. */
const withoutTredicesima = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => (numero === rc.RIGO_TRATTAMENTO && c.colonna > 4 ? [] : [c]));
const withOpzioni = (quadro: QuadroScheda, dato: Dato, opzioni: readonly Opzione[]): QuadroScheda =>
  mapColonne(quadro, (c) => [c.inserisce === dato ? { ...c, opzioni } : c]);
const withTipologie = (quadro: QuadroScheda, opzioni: readonly Opzione[]): QuadroScheda =>
  withOpzioni(quadro, lavoro.tipologia, opzioni);
/** Until the form of 2023 RC5 has no column of sport: those after it come one place earlier. */
const withoutSport = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => {
    if (numero !== rc.RIGO_TOTALE || c.colonna < 4 || c.colonna >= 90) return [c];
    return c.colonna === 4 ? [] : [{ ...c, colonna: c.colonna - 1 }];
  });

const DI_ALTRI_ANNI = 'RC4, RC16 e RC17';
const withNota = (quadro: QuadroScheda, righi: string): QuadroScheda => ({
  ...quadro,
  ...(quadro.nota ? { nota: quadro.nota.replace(DI_ALTRI_ANNI, righi) } : {}),
});

/** Until the form of 2024 who is a partner of craftsmen says so. */
const ARTIGIANI = { codice: '3', descrizione: 'Soci di cooperative artigiane' };
const withArtigiani = (quadro: QuadroScheda): QuadroScheda =>
  withOpzioni(quadro, campione.altriDati, [
    ...rc.codiciAltriDati.slice(0, 2),
    ARTIGIANI,
    ...rc.codiciAltriDati.slice(2),
  ]);
/** Who came to Italy from 2024 has a law of his own, and two codes. */
const withoutNuoviImpatriati = (quadro: QuadroScheda): QuadroScheda =>
  withOpzioni(
    quadro,
    aggiunte.casoLavoro,
    rc.CASI.filter(({ codice: caso }) => Number(caso) < 16),
  );
/** RC of the form of 2024: no benefits in kind, no bonus. */
export const lavoro2024: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) =>
    withNota(
      withArtigiani(withoutNuoviImpatriati(withoutRighi(withoutTredicesima(quadro), rc.RIGO_BENEFIT))),
      'RC4 e RC16',
    ),
};
const primaDelloSport = (quadro: QuadroScheda): QuadroScheda =>
  withArtigiani(
    withoutNuoviImpatriati(
      withoutSport(withoutRighi(withoutTredicesima(quadro), rc.RIGO_MANCE, rc.RIGO_BENEFIT)),
    ),
  );
/** RC of the form of 2023: no work in sport, no tips. */
export const lavoro2023: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) => withNota(withTipologie(primaDelloSport(quadro), scelteRedditoFino2023), 'RC4'),
};

const VECCHIO =
  'Righi RC4 e RC15 non gestiti, come le tipologie 5, 6 e 8. Numerazione delle caselle da riscontrare sul modello.';
const CODICE_ESENZIONE = annota(3, 'Codice esenzione', 'intero', { max: 99, istruzioni: 'CU, punto 462.' });
/** The forms until that of 2022, whose instructions were not read. */
const fino2022 = (quadro: QuadroScheda): QuadroScheda => {
  const senza = withoutRighi(
    withTipologie(primaDelloSport(quadro), scelteRedditoFino2022),
    rc.RIGO_PREMI,
    rc.RIGO_SICUREZZA,
  );
  return {
    ...mapColonne(senza, (c) => [c.inserisce === lavoro.quotaDocenti ? CODICE_ESENZIONE : c]),
    nota: VECCHIO,
  };
};
export const lavoroFino2022: Variazione = { nota: '', cambia: fino2022 };

/** RC of 2020: the days of the two halves of the year, for the two bonuses. */
export const lavoro2020: Variazione = {
  nota: 'Bonus fino a giugno 2020 e trattamento integrativo da luglio. Le colonne da 90 in poi sono interne.',
  cambia: (quadro) =>
    extendRighi(fino2022(quadro), {
      6: {
        colonne: [
          inserisce(90, 'Giorni 1° semestre', lavoro.giorniPrimoSemestre, { max: 181 }),
          inserisce(91, 'Giorni 2° semestre', lavoro.giorniSecondoSemestre, { max: 184 }),
        ],
      },
      14: { titolo: 'Bonus IRPEF e trattamento integrativo' },
    }),
};
export const lavoro2019: Variazione = {
  nota: 'Bonus di 80 euro al mese.',
  cambia: (quadro) => extendRighi(fino2022(quadro), { 14: { titolo: 'Bonus IRPEF' } }),
};

const SOMMA = [
  inserisce(5, 'Dipendente (art. 49)', articolo49.tipologia, {
    opzioni: [
      { codice: '1', descrizione: 'C’è almeno un lavoro dipendente dell’art. 49' },
      { codice: '2', descrizione: 'Solo redditi assimilati (art. 50)' },
    ],
    istruzioni: 'CU, punto 718: ai soli collaboratori non spettano né la somma né l’ulteriore detrazione.',
  }),
  inserisce(6, 'Redditi di dipendente', articolo49.reddito, { istruzioni: 'CU, punto 719.' }),
  inserisce(7, 'Sport dilettantistico', articolo49.redditoSport, { istruzioni: 'CU, punto 720.' }),
  inserisce(8, 'Giorni di dipendente', articolo49.giorni, { max: 365, istruzioni: 'CU, punto 721.' }),
  inserisce(9, 'Codice somma esente', somma.codiceErogazione, {
    opzioni: [
      { codice: '1', descrizione: 'Erogata dal datore' },
      { codice: '2', descrizione: 'Non erogata' },
    ],
    istruzioni: 'CU, punto 724.',
  }),
  inserisce(10, 'Somma erogata', somma.sommaErogata, { istruzioni: 'CU, punto 725.' }),
];
/** Horse races, and bonuses of who shares the profits: of the form of 2026. */
const conCorse = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => {
    if (c.inserisce === assimilati.altriDati) return [{ ...c, opzioni: rc.datiAssimilati2026 }];
    if (numero === rc.RIGO_PREMI && c.colonna === 1)
      return [
        { ...c, opzioni: [...(c.opzioni ?? []), { codice: '3', descrizione: 'Limite di 5.000 euro' }] },
      ];
    if (c.inserisce === assimilati.redditoAssimilato) return [{ ...c, istruzioni: 'CU, punti 4, 5 e 480.' }];
    if (c.mostra !== assimilati.totaleAssimilati) return [c];
    return [
      mostra(1, 'Quota esente corse ippiche', assimilati.quotaCorse, { formulaBreve: 'fino a 15.000 euro' }),
      { ...c, colonna: 2, formulaBreve: 'RC7 + RC8 − col. 1' },
    ];
  });
/** RC of 2025: the sum that is no income, and what employers pay for who came to work for them. */
export const lavoro2026: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) =>
    addSezione(
      extendRighi(withoutTredicesima(conCorse(quadro)), {
        14: { titolo: 'Trattamento integrativo e somma che non è reddito', colonne: SOMMA },
      }),
      'Somme ai neoassunti per i fabbricati',
      [
        rigo(18, 'Canoni e manutenzioni rimborsati', [
          inserisce(1, 'Welfare per i fabbricati', rimborsiNeoassunti, { istruzioni: 'CU, punto 476.' }),
          mostra(2, 'Quota esente', quotaNeoassunti, { formulaBreve: 'fino a 5.000 euro' }),
        ]),
      ],
    ),
};

const NON_GESTITE = [5, 6, 8];
/** The kinds of income that the forms until that of 2022 have and no rule reckons. */
export const controlloTipologie: Controllo = {
  codice: 'CASO_NON_GESTITO',
  livello: 'bloccante',
  raccolta: lavoro.rapporti,
  quando: e(
    oltre(lavoro.reddito, zeroEuro),
    o(...NON_GESTITE.map((n) => uguale(lavoro.tipologia, codice(n)))),
  ),
  dato: lavoro.tipologia,
  frase: 'Caso non gestito: tipologie 5, 6 e 8. I risultati che ne dipendono restano incompleti.',
};
