import type { Concetto, Dato } from '../../../engine/index.ts';
import * as r from '../../../regole/risultato.ts';
import { annota, type Colonna, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const lega = (colonna: number, titolo: string, nodo: Concetto | Dato): Colonna =>
  nodo.kind === 'dato' ? inserisce(colonna, titolo, nodo) : mostra(colonna, titolo, nodo);

const imposta = (numero: number, { nome, debito, credito, ...uso }: r.SaldoImposta) =>
  rigo(numero, nome, [
    lega(1, 'A debito', debito),
    lega(2, 'A credito', credito),
    inserisce(3, 'Eccedenza di versamento', uso.eccedenza),
    inserisce(4, 'A rimborso', uso.rimborso),
    mostra(5, 'In compensazione', uso.compensazione, { formulaBreve: 'col. 2 + col. 3 − col. 4' }),
  ]);

const PRIMO_INTERNO = 901;

const precedenti: readonly (readonly [number, string])[] = [
  [51, 'IVA'],
  [52, 'Contributi previdenziali'],
  [53, 'Imposta sostitutiva del quadro RT'],
  [54, 'Altra imposta'],
  [55, 'Altra imposta'],
  [56, 'Altra imposta'],
  [57, 'Altra imposta'],
];

/** RX of a form year: its righi are those of the taxes that the year has. */
export const makeQuadroRX = (anno: number): QuadroScheda => ({
  codice: 'RX',
  titolo: 'Risultato della dichiarazione',
  titoloBreve: 'Risultato',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'Le imposte di RQ che non hanno un rigo calcolato si indicano a mano, come quelle dei righi interni da 901. Ciò che non si chiede a rimborso è in compensazione. RX59: si indica il solo credito maturato, perché le altre colonne sono quelle del quadro VQ del modello IVA. La colonna 2 resta vuota per le imposte che sul modello non l’hanno.',
  dipendeDa: ['RN', 'RV', 'LC', 'LM', 'RM', 'RT', 'RW', 'RQ', 'CP', 'DI', 'RS'].filter(
    (codice) => codice !== 'CP' || anno > 2024,
  ),
  sezioni: [
    {
      titolo: 'Sezione I, debiti e crediti della dichiarazione',
      righi: r
        .listPosti(anno)
        .filter(({ rigo: numero }) => numero < PRIMO_INTERNO)
        .map(({ rigo: numero, saldo }) => imposta(numero, saldo)),
    },
    {
      titolo: 'Altre imposte della dichiarazione (dati interni)',
      righi: r
        .listPosti(anno)
        .filter(({ rigo: numero }) => numero >= PRIMO_INTERNO)
        .map(({ rigo: numero, saldo }) => imposta(numero, saldo)),
    },
    {
      titolo: 'Sezione II, eccedenze della dichiarazione precedente',
      righi: precedenti.map(([numero, titolo]) =>
        rigo(
          numero,
          titolo,
          [
            annota(1, 'Codice tributo', 'testo', { lunghezza: 4 }),
            inserisce(2, 'Credito precedente', r.eccedenzaPrecedente),
            inserisce(3, 'Compensato in F24', r.compensatoPrecedente),
            inserisce(4, 'A rimborso', r.rimborsoPrecedente),
            mostra(5, 'Residuo', r.residuoPrecedente, { formulaBreve: 'col. 2 − col. 3 − col. 4' }),
          ],
          { raccolta: r.precedenti },
        ),
      ),
    },
    {
      titolo: 'Sezione III, ritenute riattribuite',
      righi: [
        rigo(58, 'Ritenute dell’impresa familiare', [
          inserisce(1, 'Eccedenza precedente', r.riattribuite.eccedenza),
          inserisce(2, 'Compensata in F24', r.riattribuite.compensata),
          mostra(3, 'Ritenute riattribuite', r.riattribuite.ritenute, { formulaBreve: 'RS6 e RS7, col. 6' }),
          inserisce(4, 'A rimborso', r.riattribuite.rimborso),
          mostra(5, 'In compensazione', r.riattribuiteInCompensazione, {
            formulaBreve: 'col. 1 − col. 2 + col. 3 − col. 4',
          }),
        ]),
      ],
    },
    {
      titolo: 'Sezione IV, versamenti IVA omessi',
      righi: [
        rigo(59, 'Versamenti di anni precedenti', [
          annota(8, 'Credito maturato', 'euro', {
            istruzioni: 'Si riporta anche nella sezione II, con il codice tributo 6099.',
          }),
        ]),
      ],
    },
  ],
});

export const quadroRX = makeQuadroRX(2025);
