import { e, non, o, oltre, parte, presente, uguale, zeroEuro } from '../../../engine/index.ts';
import * as r from '../../../regole/irap.ts';
import type { Controllo } from '../../scheda.ts';

/** What the base is given out to is the whole of it: a share less is a tax that is not counted (D.Lgs. 446/1997, art. 4). */
export const controlli: readonly Controllo[] = [
  {
    codice: 'QUOTE_REGIONI',
    livello: 'bloccante',
    quando: e(
      o(oltre(r.totaleQuote, parte(0)), oltre(r.valoreNetto, zeroEuro)),
      non(uguale(r.totaleQuote, parte(1))),
    ),
    dato: r.quotaRegione,
    frase: 'Le quote delle regioni non fanno 100%: con una sola regione la quota è 100%.',
  },
  {
    codice: 'REGIONE_SENZA_ALIQUOTA',
    livello: 'bloccante',
    quando: e(oltre(r.quotaRegione, parte(0)), non(presente(r.aliquota))),
    dato: r.aliquota,
    frase: 'La regione ha una quota e non ha aliquota: indicarla, anche zero.',
    raccolta: r.regioni,
  },
  {
    codice: 'QUOTA_SENZA_REGIONE',
    livello: 'bloccante',
    quando: e(oltre(r.quotaRegione, parte(0)), non(presente(r.regione))),
    dato: r.regione,
    frase: 'La quota non ha la sua regione.',
    raccolta: r.regioni,
  },
];
