import type { Concetto, Dato } from '../../../engine/index.ts';
import type { Coppia } from '../../../regole/coppie.ts';
import type { CodaImpresa } from '../../../regole/impresa-quadri.ts';
import type { Stabili } from '../../../regole/stabili-estere.ts';
import type { Opzione } from '../../modello.ts';
import { IN_INVENTARIO } from '../../quote-inventario.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';

/** The pairs of code and amount of a rigo, then their total in the column where the form has it. */
export const listCoppie = (
  coppie: readonly Coppia[],
  opzioni: readonly Opzione[] | undefined,
  totale: { readonly colonna: number; readonly concetto: Concetto },
): readonly Colonna[] => [
  ...coppie.flatMap(({ codice, importo }, i) => [
    inserisce(2 * i + 1, 'Codice', codice, { ...(opzioni ? { opzioni } : {}) }),
    inserisce(2 * i + 2, 'Importo', importo),
  ]),
  mostra(totale.colonna, 'Totale', totale.concetto, { formulaBreve: 'somma degli importi' }),
];

const IMPATRIATI = [
  { codice: '1', descrizione: 'Concorre il 50%' },
  { codice: '2', descrizione: 'Concorre il 30%' },
  { codice: '4', descrizione: 'Concorre il 10% (Mezzogiorno)' },
];
const CON_CPB =
  'Con il reddito concordato delle società che hanno aderito: la colonna del modello ha una lettera.';

interface Numeri {
  readonly anno: number;
  readonly quadro: string;
  /** Rigo of the result of the accounts. */
  readonly conti: number;
  /** Rigo of the shares in income: those after it follow. */
  readonly redditi: number;
  readonly familiari: number;
  readonly spettanza: number;
  readonly perdite: number;
  readonly netto: number;
  readonly dati: number;
}
interface Usate {
  readonly quote: Concetto;
  readonly limitate: Concetto;
  readonly piene: Concetto;
  readonly liquidazione: Dato;
  readonly usate: Concetto;
  readonly netto: Concetto;
}

const RECAPTURE = 'Perdite usate in Italia nei cinque anni prima dell’opzione.';
/** A branch abroad whose income is exempt, and what of its past losses comes back: RF130, RG41. */
export const rigoStabile = (numero: number, stabile: Stabili, quadro: 'RF' | 'RG'): RigoScheda =>
  rigo(
    numero,
    'Stabile organizzazione all’estero',
    [
      annota(1, 'Codice estero', 'testo', { lunghezza: 30 }),
      annota(2, 'Stato estero', 'testo', { lunghezza: 3 }),
      ...stabile.risultati.map((dato, i) =>
        inserisce(3 + i, `${5 - i} anni prima`, dato, { negativi: true, istruzioni: RECAPTURE }),
      ),
      inserisce(91, 'Residua precedente', stabile.precedente, {
        istruzioni: `${quadro}${numero} col. 11 della dichiarazione precedente.`,
      }),
      mostra(8, 'Perdita netta', stabile.netta, { formulaBreve: 'somma di col. da 3 a 7, o la residua' }),
      inserisce(92, 'Reddito dell’anno', stabile.reddito, { istruzioni: 'Del suo modulo, se positivo.' }),
      mostra(10, 'Imponibile', stabile.imponibile, { formulaBreve: 'il minore fra reddito e col. 8' }),
      mostra(11, 'Residua', stabile.residua, { formulaBreve: 'col. 8 − col. 10' }),
    ],
    { raccolta: stabile.raccolta },
  );

/** From the shares in other businesses to what goes to RN: RF58-RF102, RG26-RG37. */
export function listCoda(coda: CodaImpresa, n: Numeri, usate: Usate): readonly RigoScheda[] {
  const q = n.quadro;
  const redditi = n.redditi;
  // The forms of 2023 and 2024 are before the agreed income; the one of 2023 has no income that gives up the relief either.
  const primaDelConcordato = n.anno === 2023 || n.anno === 2024;
  const colonnaReddito = n.anno === 2023 ? 2 : 3;
  const dopo = (...colonne: readonly Colonna[]) => (primaDelConcordato ? [] : colonne);
  return [
    rigo(redditi, 'Redditi da partecipazioni in società', [
      inserisce(1, 'Società di persone', coda.redditi),
      inserisce(2, 'Società in trasparenza', coda.redditiTrasparenza),
      inserisce(3, 'Reddito minimo', coda.minimo, { istruzioni: 'Da società di comodo.' }),
      mostra(4, 'Totale', coda.totaleRedditi, { formulaBreve: 'col. 1 + col. 2' }),
      ...dopo(
        inserisce(91, 'Col. 3A', coda.redditiCpb, { istruzioni: CON_CPB }),
        inserisce(92, 'Col. 3B', coda.redditiTrasparenzaCpb, { istruzioni: CON_CPB }),
        inserisce(93, 'Col. 3C', coda.soglieCpb, { istruzioni: 'Soglie minime del reddito concordato.' }),
        inserisce(94, 'Col. 3D', coda.zeroCpb, {
          ...{ min: 1, max: 3 },
          istruzioni: '1 se la col. 3A è pari a zero, 2 se la col. 3B, 3 se tutte e due.',
        }),
      ),
      annota(IN_INVENTARIO, 'Partecipazioni nell’inventario', 'barrata', {
        istruzioni:
          'Barrata, il collegamento porta qui le quote delle società che non sono in RH: le partecipazioni dell’impresa, non quelle a titolo personale.',
      }),
    ]),
    rigo(redditi + 1, 'Perdite da partecipazioni in società', [
      inserisce(1, 'Società di persone', coda.perdite),
      inserisce(2, 'Società in trasparenza', coda.perditeTrasparenza),
      mostra(3, 'Totale', coda.totalePerdite, { formulaBreve: 'col. 1 + col. 2' }),
      ...dopo(
        inserisce(91, 'Col. 2A', coda.perditeCpb, {
          istruzioni: `${CON_CPB} Vuota vale zero, se c’è una colonna da 3A a 3D.`,
        }),
      ),
    ]),
    rigo(redditi + 2, 'Reddito o perdita prima delle erogazioni', [
      mostra(1, 'Non compensate', coda.nonCompensata, { formulaBreve: 'perdite oltre il minimo' }),
      mostra(2, 'Reddito', coda.primaLiberalita, {
        formulaBreve: `${q}${n.conti} + ${q}${redditi} col. 4 − ${q}${redditi + 1} col. 3`,
        negativi: true,
      }),
    ]),
    rigo(redditi + 3, 'Erogazioni liberali', [inserisce(1, 'Importo', coda.liberalita)]),
    rigo(redditi + 4, 'Proventi esenti', [
      inserisce(1, 'Importo', coda.proventiEsenti, { istruzioni: 'Solo in perdita: la riducono.' }),
    ]),
    rigo(
      redditi + 5,
      'Reddito o perdita d’impresa',
      [
        mostra(1, 'Reddito', coda.risultato, {
          formulaBreve: `${q}${redditi + 2} − ${q}${redditi + 3}, o CP7 col. 5`,
          negativi: true,
        }),
      ],
      { totale: true },
    ),
    rigo(n.familiari, 'Quote dei familiari', [
      ...dopo(
        annota(1, 'Reddito effettivo', 'euro'),
        annota(2, 'Soglia', 'euro'),
        annota(3, 'Perdita', 'euro'),
      ),
      inserisce(primaDelConcordato ? 1 : 4, 'Quote', coda.quotaFamiliari, {
        istruzioni: 'Fino al 49%, come in RS6 e RS7.',
      }),
    ]),
    rigo(n.spettanza, 'Reddito di spettanza', [
      inserisce(1, 'Prodotto all’estero', coda.estero),
      ...(n.anno === 2023 ? [] : [inserisce(2, 'Non agevolato', coda.nonAgevolato)]),
      mostra(colonnaReddito, 'Reddito', coda.reddito, {
        formulaBreve: `${q}${redditi + 5} − ${q}${n.familiari}${primaDelConcordato ? '' : ' col. 4'}`,
        negativi: true,
      }),
      ...dopo(
        inserisce(91, 'Col. 2A', coda.agricoltura, { istruzioni: 'Reddito agricolo tassato in RQ106.' }),
      ),
      inserisce(92, 'Impatriati', coda.impatriati, { opzioni: IMPATRIATI }),
    ]),
    rigo(n.perdite, 'Perdite', [
      mostra(1, 'Limitate', usate.limitate, { formulaBreve: 'fino all’80%' }),
      mostra(2, 'Piene', usate.piene),
      mostra(3, 'Totale', usate.usate, {
        formulaBreve: n.anno < 2026 ? 'col. 1 + col. 2 + col. 2A' : 'col. 1 + col. 2 + col. 2A + col. 2B',
      }),
      mostra(91, 'Col. 2A', usate.quote, { formulaBreve: 'perdite di RH dell’anno' }),
      ...(n.anno < 2026
        ? []
        : [
            inserisce(92, 'Col. 2B', usate.liquidazione, {
              istruzioni: 'Che restano alla fine della liquidazione.',
            }),
          ]),
    ]),
    rigo(
      n.netto,
      'Reddito d’impresa',
      [
        mostra(1, 'A RN1', usate.netto, {
          formulaBreve: `${q}${n.spettanza} col. ${colonnaReddito} − ${q}${n.perdite} col. 3`,
        }),
      ],
      { totale: true },
    ),
    rigo(n.dati, 'Dati da riportare in RN', [
      annota(1, 'Provenienza', 'codice', {
        opzioni: [
          { codice: '1', descrizione: 'Società trasparenti' },
          { codice: '2', descrizione: 'Trust' },
          { codice: '3', descrizione: 'Tutte e due' },
        ],
      }),
      annota(2, 'Crediti su fondi', 'euro', {
        istruzioni: 'Da riportare in RN1 col. 2 e in RN32 col. 1.',
      }),
      inserisce(3, 'Crediti esteri', coda.creditoEstero, { istruzioni: 'A RN29 col. 2.' }),
      inserisce(4, 'Altri crediti', coda.altriCrediti, { istruzioni: 'A RN32 col. 2.' }),
      inserisce(5, 'Ritenute trasferite', coda.ritenuteTrasferite, { istruzioni: 'Già comprese in col. 6.' }),
      inserisce(6, 'Ritenute', coda.ritenute, { istruzioni: 'A RN33.' }),
      annota(7, 'Eccedenza trasferita', 'euro', { istruzioni: 'Da riportare in RN36 col. 2.' }),
      annota(8, 'Acconti trasferiti', 'euro', { istruzioni: 'Da riportare in RN38 col. 6.' }),
      annota(9, 'Imposte della partecipata', 'euro', { istruzioni: 'Art. 3 del D.Lgs. 147/2015.' }),
      ...(n.anno < 2026
        ? []
        : [annota(10, 'Reddito del trust', 'euro'), annota(11, 'Perdita del trust', 'euro')]),
    ]),
  ];
}
