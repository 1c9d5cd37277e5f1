import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import type { Cerca } from '../../../ui/scelta/motore.ts';
import type { Voce } from '../../../ui/scelta/voci.ts';
import { type Comune, searchComuni } from './anagrafica.api.ts';
import { makeTestoComune } from './nome-comune.ts';

/** A comune as a row of a list: name and province, then what tells it from its namesakes. */
export type VoceComune = Voce & { readonly comune: Comune };

const makeVoce = (comune: Comune): VoceComune => ({
  chiave: comune.codice,
  testo: makeTestoComune(comune.denominazione, comune.estero ? '' : comune.provincia),
  dettaglio: [
    comune.estero ? m.estero : '',
    comune.al ? m.soppresso(formatGiorno(comune.al)) : '',
    comune.codice,
  ]
    .filter(Boolean)
    .join(', '),
  comune,
});

/** Searches comuni (and foreign states) as the rows of a combo. */
export const makeCercaComuni =
  (opzioni: { giorno?: string | null; soloItaliani?: boolean }): Cerca<VoceComune> =>
  async (testo, segnale, inizio) => {
    const { righe, altre } = await searchComuni(testo, segnale, { ...opzioni, inizio });
    return { voci: righe.map(makeVoce), altre };
  };
