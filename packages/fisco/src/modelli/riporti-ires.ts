import * as ace from '../regole/ace.ts';
import type { Rimborso, SaldoIres } from '../regole/catena-ires.ts';
import { passaggiComodo } from '../regole/comodo-capitali.ts';
import * as gruppo from '../regole/consolidato.ts';
import * as ente from '../regole/enti.ts';
import * as fondi from '../regole/fondi-pensione.ts';
import * as ires from '../regole/ires.ts';
import { passaggiPerdite } from '../regole/perdite-societa.ts';
import * as categorie from '../regole/redditi-categorie.ts';
import { passaggiInteressi } from '../regole/reddito-impresa/interessi.ts';
import { soggettoIsa } from '../regole/soggetto.ts';
import {
  creditiRu,
  impresa,
  impresaEstera,
  makeConcordato,
  makeMinusvalenze,
  residui,
} from './riporti-comuni.ts';
import type { Riporti } from './riporto.ts';

type Passaggi = Riporti['passaggi'];
const CREDITO = 'Il credito in compensazione dell’anno precedente (RX1): confrontare con gli F24.';
const ACCONTI = 'Come calcolati nella dichiarazione precedente: confrontare con gli F24.';
const GRUPPO = 'Crediti e acconti';

type Anticipi = typeof ires.anticipi;
const makeCrediti = (saldo: SaldoIres, rimborso: Rimborso, { primo, secondo }: Anticipi): Passaggi => [
  { gruppo: GRUPPO, da: rimborso.compensazione, a: saldo.eccedenza, nota: CREDITO },
  { gruppo: GRUPPO, da: [primo, secondo], a: saldo.acconti, nota: ACCONTI },
];
const makePerdite = ({ limitate, piene }: typeof ires.perdite): Passaggi =>
  residui([...passaggiPerdite(limitate), ...passaggiPerdite(piene)]);
const ultima = (anni: typeof ires.perdite.limitate) => {
  const anno = anni.at(-1);
  if (!anno) throw new RangeError('There are years');
  return anno.disponibile;
};
const frontespizio: Passaggi = [{ gruppo: 'Frontespizio', da: soggettoIsa, a: soggettoIsa }];
const annotati = { FR: 'Frontespizio', RO: 'Amministratori' };

/** What of a company comes again in the next year. */
export const riportiSc: Riporti = {
  passaggi: [
    ...frontespizio,
    ...makeCrediti(ires.saldoSocieta, ires.rimborso, ires.anticipi),
    {
      gruppo: GRUPPO,
      da: ires.rimborsoMaggiorazione.compensazione,
      a: ires.eccedenzaMaggiorazione,
      nota: CREDITO,
    },
    {
      gruppo: GRUPPO,
      da: [ires.anticipiMaggiorazione.primo, ires.anticipiMaggiorazione.secondo],
      a: ires.accontiMaggiorazione,
      nota: ACCONTI,
    },
    ...makePerdite(ires.perdite),
    ...residui([
      { da: ires.perditaLimitata, a: ultima(ires.perdite.limitate) },
      { da: ires.perditaPiena, a: ultima(ires.perdite.piene) },
      { da: ires.aceResidua, a: ace.eccedenzaPregressa },
      ...passaggiInteressi,
      ...passaggiComodo,
      { da: fondi.daRiportare, a: fondi.precedenti },
      { da: fondi.finale, a: fondi.iniziale },
    ]),
    ...impresa,
    ...impresaEstera,
    ...makeMinusvalenze(categorie.rt),
    ...creditiRu,
    ...makeConcordato(ires.concordato),
  ],
  annotati,
};

/** What of a body that is not commercial comes again. */
export const riportiEnc: Riporti = {
  passaggi: [
    ...frontespizio,
    ...makeCrediti(ente.saldoEnte, ente.rimborso, ente.iresEnte.anticipi),
    ...makePerdite(ente.perdite),
    ...residui([{ da: ente.perditaImpresa, a: ultima(ente.perdite.limitate) }]),
    ...impresa,
    ...impresaEstera,
    ...makeMinusvalenze(categorie.rt),
    ...creditiRu,
  ],
  annotati,
};

/** What of a group comes again. */
export const riportiGruppo: Riporti = {
  passaggi: [
    ...frontespizio,
    ...makeCrediti(gruppo.saldoGruppo, gruppo.rimborso, gruppo.iresGruppo.anticipi),
    ...makePerdite(gruppo.perdite),
    ...residui([{ da: gruppo.perdita, a: ultima(gruppo.perdite.limitate) }]),
  ],
  annotati: { FR: 'Frontespizio' },
};
