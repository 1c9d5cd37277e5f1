import { rt } from '../regole/altri-quadri-sp.ts';
import * as s from '../regole/soci.ts';
import * as societa from '../regole/societa-persone.ts';
import * as soggetto from '../regole/soggetto.ts';
import { creditiRu, impresa, makeConcordato, makeMinusvalenze } from './riporti-comuni.ts';
import type { Riporti } from './riporto.ts';

const COMPAGINE = 'Verificare che soci e quote siano gli stessi.';

/** What of a Redditi SP comes again in the next. */
export const riportiSp: Riporti = {
  passaggi: [
    { gruppo: 'Frontespizio', da: soggetto.soggettoIsa, a: soggetto.soggettoIsa },
    ...[s.quota, s.accomandante, s.capitale].map((dato) => ({
      gruppo: 'Soci',
      da: dato,
      a: dato,
      nota: COMPAGINE,
    })),
    {
      gruppo: 'Crediti',
      da: s.compensazione,
      a: s.residuePrecedenti,
      nota: 'Ritenute riattribuite non utilizzate: confrontare con gli F24.',
    },
    ...makeMinusvalenze(rt),
    ...impresa,
    ...creditiRu,
    ...[societa.concordatoImpresa, societa.concordatoAutonomo].flatMap(makeConcordato),
  ],
  annotati: { FR: 'Frontespizio', RO: 'Soci', RA: 'Terreni', RB: 'Fabbricati', RH: 'Partecipazioni' },
};
