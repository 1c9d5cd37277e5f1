import { rt } from '../regole/altri-quadri-sp.ts';
import * as s from '../regole/soci.ts';
import * as societa from '../regole/societa-persone.ts';
import * as soggetto from '../regole/soggetto.ts';
import type { Riporti } from './riporto.ts';

const COMPAGINE = 'Verificare che soci e quote siano gli stessi.';
const PRIMO_ANNO = 'Solo se l’anno prima era il primo del biennio: il secondo ha il suo reddito (P07).';

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
    {
      gruppo: 'Residui',
      da: rt.residue,
      a: rt.minusvalenze,
      nota: 'Minusvalenze: verificare che non abbiano più di quattro anni.',
    },
    ...[societa.concordatoImpresa, societa.concordatoAutonomo].flatMap(({ precedente, fascia }) =>
      [precedente, fascia].map((dato) => ({ gruppo: 'Concordato', da: dato, a: dato, nota: PRIMO_ANNO })),
    ),
  ],
  annotati: { FR: 'Frontespizio', RO: 'Soci', RA: 'Terreni', RB: 'Fabbricati', RH: 'Partecipazioni' },
};
