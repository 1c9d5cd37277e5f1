import { beniDiComodo } from '../../../regole/comodo.ts';
import * as r from '../../../regole/societa-persone.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { makeSezioneRateazioni } from '../impresa/rateazioni.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const importo = (numero: number, dato: typeof r.ritenute, colonna = 1) =>
  rigo(numero, dato.titolo, [inserisce(colonna, 'Importo', dato)]);
const totale = (numero: number, titolo: string, concetto: typeof r.impresa, formulaBreve: string) =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto, { formulaBreve, negativi: true })], { totale: true });
const tipo = (
  numero: number,
  titolo: string,
  concetto: typeof r.impresa,
  ritenute: typeof r.ritenute,
  formulaBreve: string,
): RigoScheda =>
  rigo(numero, titolo, [
    mostra(1, 'Reddito o perdita', concetto, { formulaBreve, negativi: true }),
    inserisce(2, 'Ritenute', ritenute, {
      istruzioni: 'Sempre l’intero, anche se i soci le riattribuiscono.',
    }),
  ]);

/** What goes to the partners, kind by kind. */
export const quadroRN: QuadroDiAnni = {
  codice: 'RN',
  titolo: 'Redditi della società da imputare ai soci',
  titoloBreve: 'Redditi dei soci',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'I righi da 901 sono interni: dei righi da RN4 a RN9 non è noto l’ordine. I redditi da RN903 a RN906 si indicano già determinati e si aggiungono a quelli di RA, RB, RD, RH, RJ e RL.',
  dipendeDa: ['RF', 'RG', 'RE', 'RA', 'RB', 'RH', 'RL', 'RD', 'RJ', 'RS', 'CP'],
  sezioni: [
    {
      titolo: 'Redditi per tipo',
      righi: [
        tipo(1, 'Impresa, contabilità ordinaria', r.ordinaria, r.ritenuteDi.ordinaria, 'da RF63, o CP7'),
        tipo(
          2,
          'Impresa, contabilità semplificata',
          r.redditoSemplificata,
          r.ritenuteDi.semplificata,
          'da RG31, o CP7',
        ),
        tipo(3, 'Lavoro autonomo', r.redditoAutonomo, r.ritenuteDi.autonomo, 'da RE903, o CP9'),
      ],
    },
    {
      titolo: 'Altri redditi e totali (dati interni)',
      righi: [
        ...r.altriRedditi.map((voce, i) => importo(903 + i, voce)),
        totale(909, 'Adeguamento al reddito minimo', r.adeguamento, 'RS20 − impresa'),
        totale(901, 'Impresa', r.impresa, 'RN1 + RN2 + RN909'),
        totale(907, 'Totale', r.totale, 'RN901 + RN3 + da RN903 a RN906 + altri quadri'),
        importo(908, r.ritenute),
        totale(910, 'Totale ritenute', r.totaleRitenute, 'col. 2 + RN908 + RS41'),
        importo(911, r.creditiDaDividere),
        importo(912, r.altriOneri),
      ],
    },
  ],
};

const { comodo } = r;
const PRIMO_BENE = 12;
/** Forms in which the deduction for the growth of capital is; that of the extraordinary one is alone. */
const ULTIMO_ACE = 2024;
const SUPER_ACE = 2022;

const righiBeni = beniDiComodo.map((_, posto): RigoScheda => {
  const bene = comodo.beni[posto];
  if (!bene) throw new Error('Every asset has its rigo');
  // Ships stand with the other assets in the form: theirs is a rigo of ours.
  const numero = posto === beniDiComodo.length - 1 ? 901 : PRIMO_BENE + posto;
  return rigo(numero, bene.titolo, [
    inserisce(1, 'Valore medio', bene.medio),
    inserisce(4, 'Valore dell’esercizio', bene.esercizio),
  ]);
});

export const makeQuadroRS = (anno: number): QuadroDiAnni => ({
  codice: 'RS',
  titolo: 'Prospetti vari',
  titoloBreve: 'Prospetti',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Numerazione da riscontrare; solo i prospetti delle società di comodo, delle rate di plusvalenze, sopravvenienze e contributi, delle ritenute dei consorzi, dell’ACE e degli aiuti di Stato. Le colonne da 90 e i righi da 901 sono interni.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Società non operative',
      righi: [
        rigo(11, 'Esclusione', [
          inserisce(1, 'Causa', comodo.esclusione, {
            opzioni: Array.from({ length: 12 }, (_, i) => ({
              codice: String(i + 1),
              descrizione: `Causa ${i + 1}, da riscontrare sulle istruzioni`,
            })),
          }),
        ]),
        ...righiBeni,
        rigo(18, 'Totale', [
          mostra(2, 'Ricavi presunti', comodo.presunti),
          inserisce(3, 'Ricavi effettivi', comodo.ricavi),
          mostra(5, 'Reddito presunto', comodo.redditoPresunto),
        ]),
        importo(19, comodo.esenti, 5),
        rigo(20, 'Reddito minimo', [mostra(5, 'Importo', comodo.minimo, { formulaBreve: 'RS18 − RS19' })], {
          totale: true,
        }),
      ],
    },
    makeSezioneRateazioni([931, 932]),
    { titolo: 'Consorzi', righi: [importo(41, r.ritenuteConsorzi, 2)] },
    ...(anno > ULTIMO_ACE
      ? []
      : [
          {
            titolo: 'ACE',
            righi: [
              ...(anno === SUPER_ACE
                ? [
                    rigo(44, 'Super ACE', [
                      annota(7, 'Rendimento', 'euro'),
                      annota(8, 'Residuo precedente', 'euro'),
                    ]),
                  ]
                : []),
              rigo(45, 'ACE', [
                inserisce(7, 'Rendimento', r.ace.rendimento),
                annota(8, 'Codice fiscale', 'codiceFiscale'),
                inserisce(9, 'Attribuito', r.ace.attribuito),
                inserisce(10, 'Eccedenza pregressa', r.ace.pregresso),
                mostra(11, 'Rendimenti totali', r.aceTotale, { formulaBreve: 'col. 7 + 9 + 10' }),
                inserisce(12, 'Credito IRAP', r.ace.creditoIrap),
                mostra(13, 'Attribuibile ai soci', r.aceAttribuibile, { formulaBreve: 'col. 11 − col. 12' }),
                annota(14, 'Codice Stato', 'codice'),
              ]),
            ],
          },
        ]),
    {
      titolo: 'Aiuti di Stato',
      righi: [
        rigo(401, 'Aiuto', [
          annota(1, 'Codice aiuto', 'codice'),
          annota(12, 'Settore', 'codice'),
          annota(17, 'Importo', 'euro'),
        ]),
        rigo(402, 'Impresa unica', [annota(1, 'Codice fiscale', 'codiceFiscale')]),
      ],
    },
  ],
});
