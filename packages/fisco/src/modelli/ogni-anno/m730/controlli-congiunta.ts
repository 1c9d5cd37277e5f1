import { e, non, numero, oltre, somma, zeroEuro } from '../../../engine/index.ts';
import * as quadroF from '../../../regole/acconti-730.ts';
import * as r from '../../../regole/risultato-730.ts';
import type { Controllo } from '../../scheda.ts';

const TESTO = 'Istruzioni 730/2026';
const { congiunta, coniugeDichiarante, dichiarante, rappresentante } = quadroF;
const delConiuge = somma(
  ...Object.values(r.coniuge).flatMap((suo) => Object.values(suo)),
  ...Object.values(r.accontiConiuge),
);

/** Who declares in a joint return, and what of the other spouse stands in it. */
export const controlliCongiunta: readonly Controllo[] = [
  {
    ...{ codice: 'CONGIUNTA_SENZA_DICHIARANTE', livello: 'discordanza', dato: dichiarante },
    quando: e(congiunta, non(dichiarante), non(coniugeDichiarante)),
    frase: 'Chi fa eseguire il conguaglio barra «Dichiarante» e «Congiunta», tutte e due.',
    fonte: `${TESTO}, r. 1084-1085`,
  },
  {
    ...{ codice: 'CONIUGE_E_DICHIARANTE', livello: 'bloccante', dato: coniugeDichiarante },
    quando: e(coniugeDichiarante, dichiarante),
    frase: 'Il coniuge barra la sola casella «Coniuge dichiarante»: dichiarante è uno dei due.',
    fonte: `${TESTO}, r. 1085-1086`,
  },
  {
    ...{ codice: 'CONIUGE_E_CONGIUNTA', livello: 'bloccante', dato: congiunta },
    quando: e(coniugeDichiarante, congiunta),
    frase: 'Il coniuge barra la sola casella «Coniuge dichiarante»: «Congiunta» la barra il dichiarante.',
    fonte: `${TESTO}, r. 1085-1086`,
  },
  {
    ...{ codice: 'CONGIUNTA_PER_ALTRI', livello: 'bloccante', dato: rappresentante },
    quando: e(congiunta, rappresentante),
    frase: 'Non si presenta in forma congiunta la dichiarazione di persone incapaci, minori o decedute.',
    fonte: `${TESTO}, r. 474-475`,
  },
  {
    ...{ codice: 'CONIUGE_PER_ALTRI', livello: 'bloccante', dato: rappresentante },
    quando: e(coniugeDichiarante, rappresentante),
    frase: 'Non si presenta in forma congiunta la dichiarazione di persone incapaci, minori o decedute.',
    fonte: `${TESTO}, r. 474-475`,
  },
  {
    ...{ codice: 'RISULTATO_NELLA_CONGIUNTA', livello: 'informativa', dato: coniugeDichiarante },
    quando: e(coniugeDichiarante, non(dichiarante)),
    frase: 'Il risultato è nella dichiarazione congiunta: si paga o si rimborsa con quella del dichiarante.',
    fonte: `${TESTO}, r. 476-477`,
  },
  {
    ...{ codice: 'CONIUGE_SENZA_CONGIUNTA', livello: 'discordanza', dato: congiunta },
    quando: e(oltre(delConiuge, zeroEuro), non(congiunta)),
    frase: 'Nel prospetto ci sono importi del coniuge, ma la dichiarazione non è congiunta.',
    fonte: `${TESTO}, r. 470-476`,
  },
  {
    ...{ codice: 'SENZA_SOSTITUTO_COMPENSA', livello: 'discordanza', dato: quadroF.senzaSostituto },
    quando: e(quadroF.senzaSostituto, oltre(r.trattenere, r.rimborsare), oltre(r.rimborsare, zeroEuro)),
    frase:
      'Senza sostituto i crediti coprono i debiti della stessa dichiarazione: quali, le istruzioni non lo dicono. Il conto fiscale ha i debiti per intero: prima dell’F24 confrontarli con il conguaglio.',
    fonte: `${TESTO}, r. 348-349, 6923-6926`,
  },
  {
    ...{ codice: 'RATE_DEL_CONIUGE', livello: 'informativa', dato: quadroF.rate },
    quando: e(congiunta, oltre(quadroF.rate, numero(1)), oltre(delConiuge, zeroEuro)),
    frase:
      'F6 col. 7: le rate dividono le somme del dichiarante; se dividano anche quelle del coniuge le istruzioni non lo dicono.',
    fonte: `${TESTO}, r. 7157-7168`,
  },
];
