import { e, fino, oltre, parte, zeroEuro } from '../../engine/index.ts';
import type { CreditoEstero } from '../../regole/credito-estero.ts';
import type { EccedenzeGruppo } from '../../regole/eccedenze-gruppo.ts';
import type { Trust } from '../../regole/trust.ts';
import { annota, type Colonna, type Controllo, inserisce, mostra, type RigoScheda, rigo } from '../scheda.ts';
import { codiceFiscale, importo, righiAlike, totale } from './elenco.ts';
import { blocca, discorda, informa } from './impresa/controlli.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

const base = { fascicolo: 1, copertura: 'indicativo' } as const;
const INTERNI = 'I righi da 901 e le colonne da 90 sono interni.';

/** RK, CK: excesses given to the companies of the group, and received from them. */
export const makeQuadroCessioni = (
  r: EccedenzeGruppo,
  codice: 'RK' | 'CK',
  { righiRicevute = [], va }: { readonly righiRicevute?: readonly RigoScheda[]; readonly va: string },
): QuadroDiAnni => ({
  ...base,
  codice,
  titolo: 'Cessione delle eccedenze IRES nell’ambito del gruppo',
  titoloBreve: 'Cessione eccedenze',
  nota: `${INTERNI} La cessione vale dalla presentazione della dichiarazione. Ciò che è ceduto non va in compensazione.`,
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Eccedenze cedute (dati interni)',
      righi: [
        ...righiAlike(
          'Cessionario',
          [codiceFiscale, annota(2, 'Data', 'data'), importo(3, r.cedute.importo)],
          r.cedute.raccolta,
        ),
        totale(911, r.cedute.totale, va),
      ],
    },
    {
      titolo: 'Eccedenze ricevute (dati interni)',
      righi: [
        ...righiAlike(
          'Cedente',
          [codiceFiscale, annota(2, 'Data', 'data'), importo(3, r.ricevute.importo)],
          r.ricevute.raccolta,
          [921, 922, 923, 924],
        ),
        totale(931, r.ricevute.totale, 'fra i versamenti'),
        ...righiRicevute,
      ],
    },
  ],
});
/** What is given is there to give. */
export const controlloCessioni = (
  quadro: string,
  r: EccedenzeGruppo,
  disponibile: Parameters<typeof oltre>[1],
): Controllo =>
  blocca(
    `${quadro}_CEDUTO`,
    oltre(r.cedute.totale, disponibile),
    r.cedute.totale,
    `${quadro}: le eccedenze cedute superano il credito che resta dopo il rimborso.`,
    'D.P.R. 602/1973, art. 43-ter',
  );

/** PN: the beneficiaries of a trust. */
export const makeQuadroPN = (r: Trust): QuadroDiAnni => ({
  ...base,
  codice: 'PN',
  titolo: 'Imputazione del reddito del trust trasparente o misto',
  titoloBreve: 'Trust',
  nota: `${INTERNI} Il reddito del trust, dopo le perdite, va ai beneficiari individuati secondo le quote; con quote sotto 100% il resto lo tassa il trust. Crediti e ritenute si dividono a mano.`,
  dipendeDa: ['RN'],
  sezioni: [
    {
      titolo: 'Reddito (dati interni)',
      righi: [
        rigo(901, 'Reddito del trust', [mostra(1, 'Importo', r.imputabile, { formulaBreve: 'da RN' })]),
      ],
    },
    {
      titolo: 'Beneficiari (dati interni)',
      righi: [
        ...righiAlike(
          'Beneficiario',
          [
            codiceFiscale,
            annota(2, 'Cognome e nome o denominazione', 'testo', { lunghezza: 150 }),
            inserisce(3, 'Quota %', r.quota, { max: 100 }),
            mostra(4, 'Reddito', r.imputato, { formulaBreve: 'PN901 × col. 3' }),
            annota(5, 'Ritenute', 'euro'),
            annota(6, 'Crediti d’imposta', 'euro'),
          ],
          r.raccolta,
          [911, 912, 913, 914],
        ),
        totale(921, r.totale, 'tolto dal reddito di RN'),
      ],
    },
  ],
});
export const listControlliTrust = (r: Trust): readonly Controllo[] => [
  blocca(
    'PN_QUOTE',
    oltre(r.quote, parte(1)),
    r.totale,
    'PN: le quote dei beneficiari superano 100%.',
    'TUIR, art. 73, c. 2',
  ),
  informa(
    'PN_MISTO',
    e(oltre(r.quote, parte(0)), oltre(parte(1), r.quote)),
    r.totale,
    'PN: le quote non fanno 100%, il resto del reddito lo tassa il trust.',
    'TUIR, art. 73, c. 2',
  ),
];

/** CE: the credit for taxes paid abroad, State by State. */
export const righiCreditoEstero = (
  r: CreditoEstero,
  numeri: readonly number[],
  altre: readonly Colonna[] = [],
): RigoScheda[] =>
  righiAlike(
    'Stato estero',
    [
      annota(1, 'Stato', 'testo', { lunghezza: 40 }),
      annota(2, 'Anno', 'intero', { max: 2_099 }),
      inserisce(3, 'Reddito estero', r.reddito),
      inserisce(4, 'Imposta estera', r.imposta, { istruzioni: 'Definitiva, non ancora usata.' }),
      inserisce(9, 'Già usato', r.usato),
      mostra(10, 'Quota d’imposta italiana', r.quota, { formulaBreve: 'imposta × col. 3 / reddito' }),
      mostra(11, 'Entro la quota', r.credito, { formulaBreve: 'minore tra col. 4 e col. 10 − col. 9' }),
      ...altre,
    ],
    r.raccolta,
    numeri,
  );
export const makeQuadroCE = (r: CreditoEstero): QuadroDiAnni => ({
  ...base,
  codice: 'CE',
  titolo: 'Credito d’imposta per redditi prodotti all’estero',
  titoloBreve: 'Redditi esteri',
  nota: `${INTERNI} I redditi dell’anno, Stato per Stato; i crediti di altri anni e delle eccedenze si indicano già determinati.`,
  dipendeDa: ['RN'],
  sezioni: [
    { titolo: 'Redditi dell’anno (dati interni)', righi: righiCreditoEstero(r, [901, 902, 903, 904]) },
    {
      titolo: 'Riepilogo (dati interni)',
      righi: [
        totale(911, r.comma1, 'entro l’imposta netta'),
        rigo(912, r.altriAnni.titolo, [importo(1, r.altriAnni)]),
        rigo(913, r.daRestituire.titolo, [importo(1, r.daRestituire)]),
        totale(914, r.totale, 'a RN, crediti esteri'),
      ],
    },
  ],
});
export const listControlliEstero = (
  quadro: string,
  r: CreditoEstero,
  scritto: Controllo['dato'],
): readonly Controllo[] => [
  {
    ...discorda(
      `${quadro}_IMPOSTA_SENZA_REDDITO`,
      e(oltre(r.imposta, zeroEuro), fino(r.reddito, zeroEuro)),
      r.imposta,
      `${quadro}: c’è un’imposta estera senza il suo reddito.`,
      'TUIR, art. 165',
    ),
    raccolta: r.raccolta,
  },
  discorda(
    `${quadro}_E_RN`,
    e(oltre(r.totale, zeroEuro), oltre(scritto, zeroEuro)),
    scritto,
    `${quadro}: il credito del quadro e quello già determinato si sommano.`,
    'TUIR, art. 165',
  ),
  blocca(
    `${quadro}_NEGATIVO`,
    oltre(zeroEuro, r.totale),
    r.daRestituire,
    `${quadro}: il credito da restituire supera quello spettante.`,
    'TUIR, art. 165',
  ),
];
