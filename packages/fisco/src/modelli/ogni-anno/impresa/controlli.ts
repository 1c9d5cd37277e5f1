import {
  arrotonda,
  codice,
  e,
  fino,
  type Nodo,
  non,
  o,
  oltre,
  per,
  presente,
  somma,
  sotto,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { quotaAlberghi } from '../../../parametri/societa.ts';
import * as b from '../../../regole/reddito-impresa/beni.ts';
import * as i from '../../../regole/reddito-impresa/interessi.ts';
import * as rate from '../../../regole/reddito-impresa/rateazioni.ts';
import * as r from '../../../regole/reddito-impresa/reddito.ts';
import * as g from '../../../regole/reddito-impresa/registri.ts';
import * as v from '../../../regole/reddito-impresa/variazioni.ts';
import { type Coppia, importoDi } from '../../../regole/reddito-impresa/voci.ts';
import type { Controllo } from '../../scheda.ts';
import { makeControlliPartecipate } from '../concordato-controlli.ts';

type Livello = Controllo['livello'];
const make =
  (livello: Livello) =>
  (codice: string, quando: Nodo, dato: Controllo['dato'], frase: string, fonte?: string): Controllo => ({
    codice,
    livello,
    quando,
    dato,
    frase,
    ...(fonte ? { fonte } : {}),
  });
export const blocca = make('bloccante');
export const discorda = make('discordanza');
export const informa = make('informativa');

const colonnaDi = (voci: typeof v.aumenti, rigo: number, colonna: number) => {
  const trovata = voci.find((voce) => voce.rigo === rigo)?.colonne.find(([quale]) => quale === colonna)?.[1];
  if (!trovata) throw new RangeError(`No colonna ${colonna} of rigo ${rigo}`);
  return trovata;
};
const su = (rigo: number, colonna = 1) => colonnaDi(v.aumenti, rigo, colonna);
const giu = (rigo: number, colonna = 1) => colonnaDi(v.diminuzioni, rigo, colonna);

const isScompagnata = (coppie: readonly Coppia[]): Nodo =>
  o(
    ...coppie.map(({ codice: suo, importo }) =>
      o(e(presente(suo), fino(importo, zeroEuro)), e(oltre(importo, zeroEuro), non(presente(suo)))),
    ),
  );
const isDoppio = (coppie: readonly Coppia[]): Nodo =>
  o(
    ...coppie.flatMap((una, posto) =>
      coppie
        .slice(posto + 1)
        .map((altra) => e(oltre(una.codice, codice(0)), uguale(una.codice, altra.codice))),
    ),
  );
const primo = (coppie: readonly Coppia[]) => {
  const [coppia] = coppie;
  if (!coppia) throw new RangeError('A rigo has pairs');
  return coppia;
};
/** A register says another figure than the one that is written. */
const diverso = (scritto: Controllo['dato'], registro: Controllo['dato']) =>
  e(presente(scritto), presente(registro), non(uguale(scritto, registro)));

const rf31 = primo(v.coppieAumento);
const rf55 = primo(v.coppieDiminuzione);
const di55 = (quale: number) => importoDi(v.coppieDiminuzione, quale);
const conProspetto = o(presente(i.passivi), presente(i.passiviPregressi));

/** Checks of the income of business, wherever RF is. */
export const controlliRF: readonly Controllo[] = [
  blocca(
    'UTILE_E_PERDITA',
    e(oltre(r.utile, zeroEuro), oltre(r.perditaConto, zeroEuro)),
    r.perditaConto,
    'Utile (RF4) e perdita (RF5) non possono esserci insieme.',
  ),
  blocca(
    'RF31_COPPIE',
    isScompagnata(v.coppieAumento),
    rf31.codice,
    'RF31: ogni codice vuole il suo importo, ogni importo il suo codice.',
  ),
  blocca(
    'RF55_COPPIE',
    isScompagnata(v.coppieDiminuzione),
    rf55.codice,
    'RF55: ogni codice vuole il suo importo, ogni importo il suo codice.',
  ),
  blocca(
    'RF31_CODICE_DOPPIO',
    isDoppio(v.coppieAumento),
    rf31.codice,
    'RF31: un codice si indica una volta sola.',
  ),
  blocca(
    'RF55_CODICE_DOPPIO',
    isDoppio(v.coppieDiminuzione),
    rf55.codice,
    'RF55: un codice si indica una volta sola.',
  ),
  discorda(
    'RF10_IMMOBILI',
    e(o(oltre(su(11), zeroEuro), oltre(giu(39), zeroEuro)), fino(su(10), zeroEuro)),
    su(10),
    'Spese (RF11) o proventi (RF39) di immobili non strumentali senza il loro reddito in RF10.',
    'TUIR, art. 90',
  ),
  discorda(
    'RF24_REGISTRO',
    diverso(su(24), g.eccedenzaManutenzioni),
    su(24),
    'RF24 non è l’eccedenza delle manutenzioni che risulta da RF902.',
    'TUIR, art. 102, c. 6',
  ),
  discorda(
    'RF18_REGISTRO',
    diverso(su(18), b.veicoliIndeducibili),
    su(18),
    'RF18 non è la parte indeducibile dei veicoli elencati da RF911.',
    'TUIR, art. 164',
  ),
  discorda(
    'RF21_REGISTRO',
    diverso(su(21), b.ammortamentiEccedenti),
    su(21),
    'RF21 colonna 1 non è l’eccedenza dei beni elencati da RF921.',
    'TUIR, artt. 102 e 103',
  ),
  discorda(
    'RF25_REGISTRO',
    diverso(su(25, 2), g.svalutazioneEccedente),
    su(25, 2),
    'RF25 colonna 2 non è la svalutazione eccedente che risulta da RF906.',
    'TUIR, art. 106',
  ),
  discorda(
    'RF43_ALBERGHI',
    oltre(giu(43), arrotonda.euro(per(g.alberghiRappresentanza, quotaAlberghi))),
    giu(43),
    'RF43 colonna 1 supera il 75% di RF23 colonna 1.',
    'TUIR, art. 109, c. 5',
  ),
  discorda(
    'RF43_LIMITE',
    e(presente(g.ricaviCaratteristici), oltre(giu(43, 2), g.limiteRappresentanza)),
    giu(43, 2),
    'RF43 colonna 2 supera il limite delle spese di rappresentanza (RF904).',
    'TUIR, art. 108, c. 2',
  ),
  informa(
    'RF904_RICAVI',
    e(
      oltre(somma(g.alberghiRappresentanza, g.altraRappresentanza), zeroEuro),
      non(o(presente(g.ricaviCaratteristici), presente(giu(43, 2)), presente(giu(43, 3)))),
    ),
    g.ricaviCaratteristici,
    'Mancano i ricavi caratteristici (RF904): le spese di rappresentanza restano tutte indeducibili.',
    'TUIR, art. 108, c. 2',
  ),
  blocca(
    'IRAP_12_33',
    e(presente(g.irapVersata), oltre(somma(di55(12), di55(33)), g.irapVersata)),
    g.irapVersata,
    'RF55: i codici 12 e 33 insieme superano l’IRAP versata (RF905).',
    'D.L. 201/2011, art. 2',
  ),
  blocca(
    'RF34_RS126',
    e(
      presente(rate.plusvalenze.anno.importo),
      presente(giu(34)),
      non(uguale(giu(34), rate.plusvalenze.anno.importo)),
    ),
    giu(34),
    'RF34 colonna 1 non è l’importo da rateizzare del prospetto di RS.',
    'TUIR, art. 86, c. 4',
  ),
  blocca(
    'RF7_RS127',
    e(presente(su(7)), presente(rate.plusvalenze.anno.importo), sotto(su(7), rate.plusvalenze.anno.quota)),
    su(7),
    'RF7 colonna 1 è minore della quota dell’anno del prospetto di RS.',
    'TUIR, art. 86, c. 4',
  ),
  blocca(
    'RF15_RF121',
    e(conProspetto, presente(su(15)), non(uguale(su(15), i.inAumento))),
    su(15),
    'RF15 colonna 1 non è quanto risulta dal prospetto degli interessi (RF121 col. 1 − RF118 col. 2).',
    'TUIR, art. 96',
  ),
  blocca(
    'RF15_CODICE_13',
    e(oltre(su(15), zeroEuro), oltre(di55(13), zeroEuro)),
    su(15),
    'Interessi indeducibili (RF15) e interessi pregressi dedotti (RF55, codice 13) non stanno insieme.',
    'TUIR, art. 96',
  ),
  blocca(
    'MAXI_DIPENDENTI',
    e(
      oltre(g.baseMaxi, zeroEuro),
      o(
        ...(['indeterminato', 'tutti'] as const).map((chi) => {
          const [fine, prima] = (['fine', 'prima'] as const).map(
            (quando) => g.dipendenti.find((voce) => voce.chi === chi && voce.quando === quando)?.dato,
          );
          if (!fine || !prima) throw new RangeError('Two moments');
          return e(presente(fine), fino(fine, prima));
        }),
      ),
    ),
    g.nuoviAssunti,
    'La maggiorazione vuole più dipendenti, in tutto e a tempo indeterminato, della media dell’anno prima (RF908).',
    'D.Lgs. 216/2023, art. 4',
  ),
  informa(
    'MAXI_SENZA_DIPENDENTI',
    e(oltre(g.baseMaxi, zeroEuro), non(o(...g.dipendenti.map((voce) => presente(voce.dato))))),
    g.nuoviAssunti,
    'Indicare i dipendenti in RF908: senza l’incremento la maggiorazione non spetta.',
    'D.Lgs. 216/2023, art. 4',
  ),
  blocca(
    'MAXI_TUTELATI',
    oltre(g.tutelati, g.nuoviAssunti),
    g.tutelati,
    'I lavoratori tutelati sono parte dei nuovi assunti (RF907).',
    'D.Lgs. 216/2023, art. 4',
  ),
  discorda(
    'RF62_SENZA_PERDITA',
    e(oltre(r.proventiEsenti, zeroEuro), fino(zeroEuro, r.redditoImpresa)),
    r.proventiEsenti,
    'I proventi esenti di RF62 riducono solo una perdita.',
    'TUIR, art. 84',
  ),
  {
    ...informa(
      'VEICOLO_SENZA_COSTO',
      e(oltre(b.quotaVeicolo, zeroEuro), fino(b.costoVeicolo, zeroEuro), sotto(b.tipoVeicolo, codice(5))),
      b.costoVeicolo,
      'Veicolo senza costo: il limite si confronta con l’importo dell’anno.',
      'TUIR, art. 164',
    ),
    raccolta: b.veicoli,
  },
  {
    ...discorda(
      'BENE_SENZA_ALIQUOTA',
      e(oltre(b.imputato, zeroEuro), sotto(b.tipoBene, codice(2)), non(presente(b.aliquotaBene))),
      b.aliquotaBene,
      'Bene materiale senza aliquota: tutta la quota risulta eccedente.',
      'D.M. 31/12/1988',
    ),
    raccolta: b.ammortamenti,
  },
];
/** From the tax year 2024 on contributions are no longer divided in parts: what is left of before still is. */
export const listControlliRate = (anno: number): readonly Controllo[] =>
  anno < 2025
    ? []
    : [
        blocca(
          'CONTRIBUTI_RATEIZZATI',
          presente(rate.contributi.anno.importo),
          rate.contributi.anno.importo,
          'Dal 2024 i contributi non si rateizzano più (RS959).',
          'D.Lgs. 192/2024, art. 13',
        ),
      ];
/** A company has always a result of the year, be it nought. */
export const controlloRisultatoAssente: Controllo = blocca(
  'RISULTATO_ASSENTE',
  non(o(presente(r.utile), presente(r.perditaConto))),
  r.utile,
  'Manca il risultato del conto economico: indicare l’utile (RF4) o la perdita (RF5), anche zero.',
);

/** Of the companies held, in the books of a company: whose own agreement holds its columns of RF58 off. */
export const makeControlliRF58 = (proprio: Nodo): readonly Controllo[] =>
  makeControlliPartecipate('RF58', {
    ...{ conPersone: r.concordatoPersone, conTrasparenti: r.concordatoTrasparenti, proprio },
    ...{ conPerdite: r.perditeRettificate, perdite: r.perditePartecipazioni },
    ...{ soglie: r.soglieConcordato, pariAZero: r.concordatoZero, riguarda: r.conPartecipate },
  });
