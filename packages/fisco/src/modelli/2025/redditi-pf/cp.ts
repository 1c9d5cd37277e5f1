import * as r from '../../../regole/concordato.ts';
import * as effettivo from '../../../regole/concordato-effettivo.ts';
import { annota, type Colonna, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const makeOpzioni = (voci: readonly (readonly [string, string])[]) =>
  voci.map(([codice, descrizione]) => ({ codice, descrizione }));
/** The form of 2025 asks for a code, that of 2026 for the rate. */
const ALIQUOTE = {
  2025: makeOpzioni([
    ['1', '10%, punteggio da 8 (art. 20-bis)'],
    ['2', '12%, punteggio da 6 a meno di 8 (art. 20-bis)'],
    ['3', '15%, punteggio sotto 6 (art. 20-bis)'],
    ['4', '3%, uscito dal regime forfetario, nuova attività (art. 31-bis)'],
    ['5', '10%, uscito dal regime forfetario (art. 31-bis)'],
  ]),
  2026: makeOpzioni([
    ['10', '10%, punteggio da 8'],
    ['12', '12%, punteggio da 6 a meno di 8'],
    ['15', '15%, punteggio sotto 6'],
  ]),
};
const COMMA = makeOpzioni([
  ['1', 'Adesione 2025-2026 dal 13/6/2025: 43% oltre 85.000 euro'],
  ['2', 'Adesione precedente: aliquota ridotta su tutto'],
]);
const CESSAZIONE: readonly (readonly [string, string, number])[] = [
  ['1', 'Modifica dell’attività', 2025],
  ['2', 'Cessazione dell’attività', 2025],
  ['3', 'Conferimento o cessione di ramo d’azienda', 2025],
  ['5', 'Ricavi oltre il limite ISA più il 50%', 2025],
  ['6', 'Circostanze eccezionali, redditi minori di oltre il 30%', 2025],
  ['7', 'Adesione al regime forfetario', 2025],
  ['8', 'Associazione o società fra professionisti che non ha aderito', 2026],
  ['9', 'Circostanze eccezionali, redditi minori di oltre il 30%', 2026],
];
/** Exceptional events are code 6 in the form of 2025, 9 in that of 2026. */
const listCessazioni = (anno: number) =>
  makeOpzioni(
    CESSAZIONE.filter(([codice, , dal]) => dal <= anno && !(codice === '6' && anno > 2025)).map(
      ([codice, descrizione]) => [codice, descrizione] as const,
    ),
  );
const DECADENZA = makeOpzioni([
  ['1', 'Violazioni di non lieve entità'],
  ['2', 'Dichiarazione modificata o integrata'],
  ['3', 'Dati diversi da quelli della proposta'],
  ['4', 'Requisiti mancati o cause di esclusione'],
  ['5', 'Versamenti omessi'],
]);

type Adesione = typeof r.impresa;
const adesione = (numero: number, titolo: string, di: Adesione, anno: number) => {
  const conForfetari: readonly Colonna[] =
    anno === 2025
      ? [mostra(95, 'Imposta art. 31-bis (5A)', di.impostaForfetario, { formulaBreve: '3% o 10%, a RX37' })]
      : [];
  const conComma: readonly Colonna[] =
    anno === 2025 ? [] : [inserisce(6, 'Comma 1-bis', di.comma, { opzioni: COMMA })];
  return rigo(numero, titolo, [
    inserisce(1, 'Concordato', di.reddito, {
      istruzioni:
        'P06 del modello CPB (P07 nel secondo anno): si indica sempre, anche senza imposta sostitutiva.',
    }),
    inserisce(2, 'Anno precedente', di.precedente, {
      istruzioni: 'P04 del modello CPB; in perdita non si compila.',
    }),
    mostra(3, 'Maggior reddito', di.eccedenza, { formulaBreve: 'col. 1 − col. 2, se c’è l’aliquota' }),
    inserisce(4, 'Aliquota', di.aliquota, {
      opzioni: anno === 2025 ? ALIQUOTE[2025] : ALIQUOTE[2026],
      istruzioni: 'Solo di chi sceglie l’imposta sostitutiva.',
    }),
    mostra(5, 'Imposta', di.imposta, {
      formulaBreve: 'col. 3 × aliquota, a RX39',
      istruzioni: 'F24, codice 4071.',
    }),
    ...conForfetari,
    ...conComma,
  ]);
};
const socio = (numero: number, anno: number) =>
  rigo(
    numero,
    'Società o impresa familiare',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      inserisce(2, 'Imposta', r.impostaSocio, { istruzioni: 'A RX39.' }),
      ...(anno === 2025
        ? []
        : [
            inserisce(3, 'Oltre 85.000', r.eccedenzaSocio),
            mostra(4, 'Imposta 43%', r.impostaEccedenza, { formulaBreve: '43% di col. 3' }),
          ]),
    ],
    { raccolta: r.societa },
  );
/** The instructions number two columns of CP6, and none of CP8: the others are summed. */
const DI_SOCIETA = 'Delle società trasparenti che hanno aderito, il reddito concordato.';
const diSocieta: readonly Colonna[] = [
  inserisce(3, 'Partecipazioni, in aumento', r.partecipazioniPiu, {
    istruzioni: DI_SOCIETA,
    daRiscontrare: true,
  }),
  inserisce(8, 'Partecipazioni, in diminuzione', r.partecipazioniMeno, {
    istruzioni: `${DI_SOCIETA} Senza il segno meno.`,
    daRiscontrare: true,
  }),
];
const variazioni = (numero: number, titolo: string, di: Adesione, numerate: readonly Colonna[] = []) =>
  rigo(numero, titolo, [
    ...numerate,
    inserisce(91, 'In aumento', di.piu, {
      istruzioni: 'Dato interno: somma delle altre colonne positive.',
    }),
    inserisce(92, 'In diminuzione', di.minus, {
      istruzioni: 'Dato interno: somma delle altre colonne negative.',
    }),
  ]);
const fine = (numero: number, titolo: string, di: Adesione, anno: number) =>
  rigo(numero, titolo, [
    inserisce(1, 'Cessazione', di.cessazione, {
      opzioni: listCessazioni(anno),
      istruzioni: 'Non si compilano il reddito concordato e le sue variazioni.',
    }),
    inserisce(2, 'Decadenza', di.decadenza, { opzioni: DECADENZA }),
    inserisce(3, 'Primo anno del biennio', di.annoDecadenza, {
      min: 2024,
      max: 2099,
      istruzioni: 'Del biennio decaduto.',
    }),
  ]);

/** CP of a form year, from that of 2025. */
export const makeQuadroCP = (anno: number): QuadroScheda => ({
  codice: 'CP',
  titolo: 'Concordato preventivo biennale',
  titoloBreve: 'Concordato',
  fascicolo: 3,
  copertura: 'esatto',
  nota: 'Le colonne da 91 sono interne, o quelle che il modello non numera o distingue con una lettera. Di CP6 le istruzioni numerano le colonne 3 e 8, di CP8 nessuna: delle altre variazioni si indica la somma.',
  dipendeDa: ['RE', 'RF', 'RG'],
  sezioni: [
    {
      titolo: 'Imposta sostitutiva',
      righi: [
        adesione(1, 'Impresa', r.impresa, anno),
        adesione(2, 'Lavoro autonomo', r.autonomo, anno),
        ...[3, 4, 5].map((numero) => socio(numero, anno)),
      ],
    },
    {
      titolo: 'Reddito d’impresa concordato',
      righi: [
        variazioni(6, 'Variazioni (art. 16)', r.impresa, diSocieta),
        rigo(7, 'Reddito d’impresa rettificato', [
          mostra(1, 'Concordato', r.impresa.netto, { formulaBreve: 'CP1 col. 1 − col. 3' }),
          mostra(2, 'Variazioni', r.impresa.variazioni, { formulaBreve: 'CP6', negativi: true }),
          inserisce(3, 'Reddito minimo', r.minimoComodo),
          inserisce(4, 'Soglie delle società', r.soglieSocieta),
          mostra(5, 'Rettificato', r.rettificatoImpresa, {
            formulaBreve: 'col. 1 + col. 2, almeno col. 3 + col. 4 e 2.000 − CP1 col. 3; a RF63 o RG31',
          }),
          mostra(6, 'Perdita', r.perditaImpresa, { formulaBreve: 'col. 5 − (col. 1 + col. 2)' }),
        ]),
      ],
    },
    {
      titolo: 'Reddito di lavoro autonomo concordato',
      righi: [
        variazioni(8, 'Variazioni (art. 15)', r.autonomo),
        rigo(9, 'Reddito di lavoro autonomo rettificato', [
          mostra(1, 'Concordato', r.autonomo.netto, { formulaBreve: 'CP2 col. 1 − col. 3' }),
          mostra(2, 'Variazioni', r.autonomo.variazioni, { formulaBreve: 'CP8', negativi: true }),
          mostra(3, 'Rettificato', r.rettificatoAutonomo, {
            formulaBreve: 'col. 1 + col. 2, almeno 2.000 − CP2 col. 3; a RE21',
          }),
          mostra(4, 'Perdita', r.perditaAutonomo, { formulaBreve: 'col. 3 − (col. 1 + col. 2); a RN' }),
        ]),
      ],
    },
    {
      titolo: 'Reddito effettivo',
      righi: [
        rigo(10, 'Reddito effettivo', [
          mostra(1, 'RF', effettivo.effettivoRF, { negativi: true }),
          mostra(2, 'RG', effettivo.effettivoRG, { negativi: true }),
          mostra(3, 'RE', effettivo.effettivoRE, { negativi: true }),
          annota(4, 'RH', 'euro', { negativi: true, daRiscontrare: true }),
          annota(5, 'RH', 'euro', { negativi: true, daRiscontrare: true }),
          annota(6, 'Reddito complessivo', 'euro', {
            negativi: true,
            istruzioni: 'Con i redditi effettivi al posto di quelli concordati.',
          }),
        ]),
      ],
    },
    {
      titolo: 'Cessazione o decadenza',
      righi: [fine(11, 'Impresa', r.impresa, anno), fine(12, 'Lavoro autonomo', r.autonomo, anno)],
    },
    {
      titolo: 'Totali (dati interni)',
      righi: [
        rigo(
          901,
          'Imposte sostitutive',
          [
            inserisce(1, 'Quote dei familiari', r.quoteFamiliari, {
              istruzioni: 'RS6 e RS7, col. 10A e 10C.',
            }),
          ],
          { totale: true },
        ),
      ],
    },
  ],
});

export const quadroCP = makeQuadroCP(2025);
