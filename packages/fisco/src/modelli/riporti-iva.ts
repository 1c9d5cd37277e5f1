import * as iva from '../regole/iva.ts';
import * as acconto from '../regole/iva-acconto.ts';
import { margineAgenzie, margineGlobale } from '../regole/iva-margine.ts';
import * as periodiche from '../regole/iva-periodiche.ts';
import * as prospetti from '../regole/iva-prospetti.ts';
import type { Riporti } from './riporto.ts';

const CREDITI = 'Crediti';
const OMESSI = 'Versamenti omessi';
const PLAFOND = 'Plafond';
const NEL_PRIMO =
  'Indicare l’anno; i residui di VQ dell’anno prima vanno nei righi dopo, finché non sono versati.';

/** What was sold and exported month by month stands beside that of the next year. */
const plafond: Riporti['passaggi'] = prospetti.plafondMesi.flatMap(({ colonne }) =>
  (
    [
      [2, 4],
      [3, 5],
    ] as const
  ).flatMap(([da, a]) => {
    const [prima, dopo] = [colonne[da]?.dato, colonne[a]?.dato];
    return prima && dopo ? [{ gruppo: PLAFOND, da: prima, a: dopo }] : [];
  }),
);

/** What of an IVA annuale comes again in the next. */
export const riportiIva: Riporti = {
  passaggi: [
    {
      gruppo: CREDITI,
      da: iva.compensazione,
      a: iva.creditoPrecedente,
      nota: 'VX5 dell’anno precedente; diverso dopo una comunicazione dell’Agenzia (art. 54-bis) o un’operazione straordinaria.',
    },
    { gruppo: 'Margine', da: margineGlobale.daRiportare, a: margineGlobale.precedente },
    { gruppo: 'Margine', da: margineAgenzie.daRiportare, a: margineAgenzie.precedente },
    { gruppo: CREDITI, da: prospetti.eccedenzaSgr, a: prospetti.usoSgr.residuo },
    { gruppo: OMESSI, da: iva.nonVersata, a: periodiche.omesso.nonVersata, nota: NEL_PRIMO },
    { gruppo: OMESSI, da: iva.creditoNonMaturato, a: periodiche.omesso.nonMaturato, nota: NEL_PRIMO },
    { gruppo: 'Periodicità', da: iva.trimestrale, a: iva.trimestrale },
    { gruppo: 'Periodicità', da: acconto.chiVersa, a: acconto.chiVersa },
    {
      gruppo: 'Periodicità',
      da: acconto.accontoDovuto,
      a: acconto.accontoVersato,
      nota: 'L’acconto come calcolato: confrontare con l’F24.',
    },
    ...plafond,
    ...prospetti.plafondTotali.slice(3, 4).map(({ concetto }) => ({
      gruppo: PLAFOND,
      da: concetto,
      a: prospetti.plafondDisponibile,
      nota: 'Metodo solare: le esportazioni dell’anno precedente.',
    })),
  ],
  annotati: { FR: 'Frontespizio' },
};
