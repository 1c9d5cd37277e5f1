import * as altri from '../regole/altri-redditi.ts';
import { ulterioreDetrazione } from '../regole/detrazioni-lavoro.ts';
import { opzioneCedolare } from '../regole/fabbricati.ts';
import * as famiglia from '../regole/familiari.ts';
import { creditoFigli } from '../regole/incapienti.ts';
import * as lavoro from '../regole/lavoro.ts';
import { sommaEsente } from '../regole/somma-esente.ts';
import { NOTA_CONCORDATO, RIGO_CONCORDATO } from './2025/redditi-pf/lm.ts';
import { RIGO_TREDICESIMA } from './2025/redditi-pf/rc.ts';
import { addSezione, extendRighi, mapColonne, type Variazione } from './differenze.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from './scheda.ts';

/** Colonne from 90 up are not of the form: numbers that the law asks for, whose place on the form is not known. */
const NOTA_INTERNE = 'Le colonne da 90 in poi sono interne: il posto sul modello è da riscontrare.';

/** Until the form of 2024 there is no 26%: the colonne after it come one place earlier. */
const withoutBrevi = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => {
    if (numero === 11) return c.colonna === 3 ? [] : [c.colonna === 4 ? { ...c, colonna: 3 } : c];
    if (numero < 10 && c.colonna === 11) {
      const { opzioni: _, ...senza } = c;
      return [{ ...senza, inserisce: opzioneCedolare, tipo: 'barrata' }];
    }
    if (c.colonna === 16) return [];
    return [c.colonna > 16 ? { ...c, colonna: c.colonna - 1 } : c];
  });

const RIFERIMENTI: readonly (readonly [string, string])[] = [
  ['RB10 col. 17', 'RB10 col. 16'],
  ['RB10 col. 18', 'RB10 col. 17'],
  ['RB10 col. 19', 'RB10 col. 18'],
  ['RB11 col. 4', 'RB11 col. 3'],
];
/** What other quadri say of the colonne of RB that moved. */
const renumberFabbricati = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => {
    const nuova = RIFERIMENTI.find(([prima]) => c.formulaBreve === prima)?.[1];
    return [nuova === undefined ? c : { ...c, formulaBreve: nuova }];
  });

const FINO_2024 =
  'Fino al modello 2024: cedolare al 21% e al 10%, colonna 11 da barrare, colonne dei redditi da 13 a 18.';

/** Until 2023 the incomes of farmers are in column 13: they have no column of their own. */
const withoutIap = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => (c.colonna > 13 ? [] : [c]));

/** Land and rents before 2024: quadri RA, RB, LC and RN of the forms up to 2024. */
export const fondiariFino2024 = {
  RA: {
    nota: 'Fino al modello 2024 i redditi di coltivatori diretti e IAP sono in colonna 13.',
    cambia: withoutIap,
  },
  RB: { nota: FINO_2024, cambia: withoutBrevi },
  LC: { nota: 'Differenze di modello da riscontrare.', cambia: renumberFabbricati },
} satisfies Record<string, Variazione>;

/** RN of the forms up to 2024, where no child is counted in a way of its own. */
export const liquidazioneFino2024: Variazione = {
  nota: 'Differenze di modello da riscontrare.',
  cambia: renumberFabbricati,
};

const MESI_PICCOLI = inserisce(6, 'Mesi da minore di tre anni', famiglia.mesiMinoreTre, { max: 12 });
const MESI_INIZIO = inserisce(90, 'Mesi gennaio-febbraio', famiglia.mesiInizio, {
  max: 2,
  istruzioni:
    'Mesi a carico fra gennaio e febbraio 2022: si indicano quando i mesi a carico sono meno di 12.',
});

const withFigli = (quadro: QuadroScheda, cambiano: boolean): QuadroScheda => {
  const colonne = mapColonne(quadro, (c) => {
    if (c.colonna === 5) return cambiano ? [c, MESI_PICCOLI, MESI_INIZIO] : [c, MESI_PICCOLI];
    return c.colonna === 9 && !cambiano ? [] : [c];
  });
  return addSezione(colonne, 'Almeno quattro figli', [
    rigo(901, 'Ulteriore detrazione', [
      inserisce(1, 'Percentuale', famiglia.percentualeUlteriore, {
        max: 100,
        istruzioni:
          'Percentuale dell’ulteriore detrazione di 1.200 euro per chi ha almeno quattro figli a carico.',
      }),
    ]),
  ]);
};

/** Until the form of 2022 mortgages have one column. */
export const mutuiFino2022: Variazione = {
  nota: 'Fino al modello 2022 RP7 ha una colonna.',
  cambia: (quadro) =>
    mapColonne(quadro, (c, { rigo: numero }) => {
      if (numero !== 7) return [c];
      return c.colonna === 1 ? [{ ...c, titolo: 'Importo', istruzioni: '' }] : [];
    }),
};

/** Children until 2021: 950 or 1,220 euro each, whatever the age. */
export const familiariFino2021: Variazione = {
  nota: `Figli di ogni età, con gli aumenti per i minori di tre anni, per la disabilità e oltre tre figli. Il rigo 901 è interno. ${NOTA_INTERNE}`,
  cambia: (quadro) => withFigli(quadro, false),
};
/** 2022: the old rules until February, then only children from 21 years of age. */
export const familiari2022: Variazione = {
  nota: `Regole precedenti fino a febbraio 2022; da marzo la detrazione spetta solo per i figli dai 21 anni. Il rigo 901 è interno. ${NOTA_INTERNE}`,
  cambia: (quadro) => withFigli(quadro, true),
};
/** From 2025 only ascendants, and children under thirty. */
export const familiari2025: Variazione = {
  nota: 'Dal 2025 spetta solo per i figli da 21 a 29 anni, o con disabilità, e per gli ascendenti conviventi: i mesi con detrazione si indicano di conseguenza.',
};

const ULTERIORE_FIGLI = mostra(3, 'Ulteriore per 4 figli', famiglia.ulterioreDetrazioneFigli);
const CREDITO_FIGLI = mostra(1, 'Di cui ulteriore per 4 figli', creditoFigli);
const ULTERIORE_LAVORO = mostra(90, 'Ulteriore detrazione', ulterioreDetrazione, {
  formulaBreve: 'RC5, RC6',
});

type Oltre = { readonly figli?: boolean; readonly lavoro?: boolean; readonly bonus?: string };

/** RN with what the years before, and after, have more than 2024. */
export const liquidazioneCon = ({ figli = false, lavoro: ulteriore = false, bonus }: Oltre): Variazione => ({
  nota: ulteriore ? NOTA_INTERNE : 'Differenze di modello da riscontrare.',
  cambia: (quadro) =>
    extendRighi(
      mapColonne(quadro, (c, { rigo: numero }) => {
        if (figli && numero === 31) return [CREDITO_FIGLI, c];
        return figli && numero === 6 && c.colonna === 2 ? [c, ULTERIORE_FIGLI] : [c];
      }),
      {
        ...(ulteriore ? { 7: { colonne: [ULTERIORE_LAVORO] } } : {}),
        ...(bonus ? { 43: { titolo: bonus } } : {}),
      },
    ),
});

/** The same, on the form where RB has no 26%. */
export const liquidazioneVecchia = (oltre: Oltre): Variazione => {
  const { nota, cambia } = liquidazioneCon(oltre);
  return { nota, cambia: (quadro) => renumberFabbricati(cambia?.(quadro) ?? quadro) };
};

const NOTA_TREDICESIMA = ' Il bonus tredicesima (solo per il 2024) si indica nel rigo 901, che è interno.';
/** RC of a year without the bonus on the thirteenth month's pay, which is of 2024 alone. */
const withoutTredicesima = (quadro: QuadroScheda): QuadroScheda => ({
  ...quadro,
  ...(quadro.nota ? { nota: quadro.nota.replace(NOTA_TREDICESIMA, '') } : {}),
  sezioni: quadro.sezioni.filter(({ righi }) => righi.every((r) => r.rigo !== RIGO_TREDICESIMA)),
});
export const lavoroSenzaTredicesima: Variazione = {
  nota: 'Differenze di modello da riscontrare.',
  cambia: withoutTredicesima,
};

/** RC of 2020: the days of the two halves of the year, for the two bonuses. */
export const lavoro2020: Variazione = {
  nota: `Bonus fino a giugno 2020 e trattamento integrativo da luglio. ${NOTA_INTERNE}`,
  cambia: (quadro) =>
    extendRighi(withoutTredicesima(quadro), {
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
  nota: 'Bonus di 80 euro al mese. Differenze di modello da riscontrare.',
  cambia: (quadro) => extendRighi(withoutTredicesima(quadro), { 14: { titolo: 'Bonus IRPEF' } }),
};
/** RC of 2025: the sum that is no income, shown and not yet settled with what the employer paid. */
export const lavoro2025: Variazione = {
  nota: `La somma esente della L. 207/2024 è calcolata e mostrata; quella non erogata dal datore non è ancora riconosciuta. ${NOTA_INTERNE}`,
  cambia: (quadro) =>
    extendRighi(withoutTredicesima(quadro), {
      14: { colonne: [mostra(90, 'Somma esente spettante', sommaEsente)] },
    }),
};

/** The agreement of the flat regime is of the tax year 2024 alone. */
export const forfettarioSenzaConcordato: Variazione = {
  nota: 'Senza il concordato dei forfetari, previsto solo per il 2024. Differenze di modello da riscontrare.',
  cambia: (quadro) => ({
    ...quadro,
    ...(quadro.nota ? { nota: quadro.nota.replace(NOTA_CONCORDATO, '').trim() } : {}),
    sezioni: quadro.sezioni.filter(({ righi }) => righi.every((r) => r.rigo !== RIGO_CONCORDATO)),
  }),
};

const MEDIAZIONI = 'Mediazioni';
const withMediazioni = (quadro: QuadroScheda): QuadroScheda =>
  extendRighi(
    mapColonne(quadro, (c) => [c.titolo === 'Prima casa under 36' ? { ...c, titolo: MEDIAZIONI } : c]),
    quadro.codice === 'CR' ? { 13: { titolo: MEDIAZIONI } } : {},
  );
/** CR13 is of the home of who is under 36 from the form of 2022: before it is of mediations. */
export const creditiFino2021: Variazione = {
  nota: 'Il rigo CR13 è delle mediazioni. Differenze di modello da riscontrare.',
  cambia: withMediazioni,
};
/** RN of those years: the same credit, under the same name. */
export const liquidazioneFino2021 = (oltre: Oltre): Variazione => {
  const { nota, cambia } = liquidazioneVecchia(oltre);
  return { nota, cambia: (quadro) => withMediazioni(cambia?.(quadro) ?? quadro) };
};

/** In 2018 the limit of the flat regime changed with the business. */
export const forfettario2018: Variazione = {
  ...forfettarioSenzaConcordato,
  nota: 'Il limite di ricavi del 2018, diverso per attività, non è controllato. Differenze di modello da riscontrare.',
};

/** 2023 alone had a flat tax on the increase of the income of business and professions. */
export const forfettario2023: Variazione = {
  ...forfettarioSenzaConcordato,
  nota: 'Non gestita la flat tax incrementale, solo per il 2023 (L. 197/2022, art. 1, c. 55): il reddito resta per intero soggetto a IRPEF, RN1 col. 5 si può indicare a mano. Differenze di modello da riscontrare.',
};

/** Until the tax year 2022 what amateur sport paid was income of RL: RL21 and RL22. */
export const sportFino2022: Variazione = {
  nota: 'Con i compensi sportivi dilettantistici (RL21 e RL22): il reddito imponibile si indica già determinato. Differenze di modello da riscontrare.',
  cambia: (quadro) =>
    addSezione(quadro, 'Attività sportive dilettantistiche', [
      rigo(21, 'Compensi percepiti', [annota(1, 'Compensi', 'euro')]),
      rigo(22, 'Reddito imponibile', [
        inserisce(1, 'Reddito', altri.sport, {
          istruzioni: 'Al netto della quota esente e di quella tassata a titolo d’imposta.',
        }),
        inserisce(90, 'Ritenute', altri.sportRitenute, { istruzioni: 'Solo quelle a titolo d’acconto.' }),
      ]),
    ]),
};
