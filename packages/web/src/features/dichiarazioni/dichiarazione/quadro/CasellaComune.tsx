import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { type Comune, findComune, nameComune, searchComuni } from '../comune.api.ts';
import type { PropsCasella } from './Casella.tsx';
import { CasellaRicerca, type FonteCasella } from './CasellaRicerca.tsx';

const fonte: FonteCasella<Comune> = {
  cerca: searchComuni,
  keyOf: (codice) => ['comune', codice],
  find: findComune,
  codiceDi: ({ codice }) => codice,
  nomeDi: nameComune,
  segnaposto: m.cercaComune,
  read: (testo) => testo.toUpperCase(),
};

/** A comune: searched by name, or typed by its codice catastale. */
export const CasellaComune = (props: PropsCasella) => <CasellaRicerca {...props} fonte={fonte} />;
