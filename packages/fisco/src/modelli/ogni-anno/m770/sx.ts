import * as r from '../../../regole/sostituto.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { base, DECIMALE } from './base.ts';

const NOTA =
  'I righi SX1, SX4, SX33, SX47 e SX49 sono del modello; le colonne da 90 e i righi da 901 sono interni, perché quelli dell’anno non sono noti, e le colonne di SX4 sono da riscontrare. Il quadro non entra nel file. Ogni credito: residuo = precedente + maturato − utilizzato.';

const credito = (colonna: number, dato: Parameters<typeof inserisce>[2], titolo = dato.titolo): Colonna =>
  inserisce(colonna, titolo, dato, DECIMALE);

const drawCrediti = (anno: number): RigoScheda =>
  rigo(1, 'Crediti dell’anno', [
    credito(1, r.creditiAnno.conguaglio),
    credito(2, r.creditiAnno.eccessi),
    credito(3, r.creditiAnno.terzi),
    ...(anno >= 2024 ? [credito(6, r.creditiAnno.speciale)] : []),
    ...(anno === 2025 ? [credito(7, r.creditiAnno.tredicesima)] : []),
    inserisce(91, 'Altri crediti', r.creditiAnno.altri, {
      ...DECIMALE,
      istruzioni: 'Marittimi, canoni, premio del 2020 e gli altri di cui la colonna dell’anno non è nota.',
    }),
  ]);
const riepilogo: RigoScheda = rigo(4, 'Riepilogo', [
  credito(1, r.creditoPrecedente),
  mostra(2, 'Credito dell’anno', r.creditoAnno, { ...DECIMALE, formulaBreve: 'SX1, tutte le colonne' }),
  credito(3, r.creditoUsato),
  mostra(4, 'Credito residuo', r.creditoResiduo, { ...DECIMALE, formulaBreve: 'col. 1 + col. 2 − col. 3' }),
  mostra(5, 'Da utilizzare in compensazione', r.creditoCompensazione, {
    ...DECIMALE,
    formulaBreve: 'col. 4 − col. 6',
  }),
  credito(6, r.creditoRimborso),
]);

/** Where the columns of a recovery stand. */
interface Colonne {
  readonly precedente: number;
  readonly maturato: number;
  readonly usato: number;
  readonly residuo: number;
}
const recupero = (numero: number, di: r.Recupero, dove: Colonne): RigoScheda =>
  rigo(numero, di.nome, [
    credito(dove.precedente, di.precedente, 'Residuo precedente'),
    credito(dove.maturato, di.maturato, 'Maturato'),
    credito(dove.usato, di.usato, 'Utilizzato'),
    mostra(dove.residuo, 'Residuo', di.residuo, {
      ...DECIMALE,
      formulaBreve: 'precedente + maturato − utilizzato',
    }),
  ]);

/** The bonus of 2014 ended in June 2020: what is left of it goes on. */
const BONUS: Colonne = { precedente: 1, maturato: 91, usato: 4, residuo: 5 };
const trattamento = (anno: number): Colonne =>
  anno === 2021
    ? { precedente: 91, maturato: 2, usato: 92, residuo: 6 }
    : { precedente: 1, maturato: 2, usato: 92, residuo: 96 };
const SOMMA: Colonne = { precedente: 1, maturato: 2, usato: 3, residuo: 4 };

export const quadroSX = (anno: number): QuadroDiAnni => ({
  ...base,
  codice: 'SX',
  titolo: 'Riepilogo di crediti e compensazioni',
  titoloBreve: 'Compensazioni',
  nota: NOTA,
  dipendeDa: ['ST', 'SV'],
  sezioni: [
    { titolo: 'Crediti dell’anno e riepilogo', righi: [drawCrediti(anno), riepilogo] },
    {
      titolo: 'Altri crediti',
      righi: [rigo(33, 'Credito', [annota(2, 'Credito', 'decimale')])],
    },
    {
      titolo: 'Somme anticipate per conto dello Stato',
      righi: [
        recupero(47, r.bonus, BONUS),
        ...(anno >= 2021 ? [recupero(49, r.trattamento, trattamento(anno))] : []),
        ...(anno >= 2026 ? [recupero(911, r.sommaEsente, SOMMA)] : []),
      ],
    },
  ],
});
