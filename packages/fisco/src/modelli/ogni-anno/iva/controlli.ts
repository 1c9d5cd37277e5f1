import { e, non, o, oltre, saldo, somma, uguale, zeroEuro } from '../../../engine/index.ts';
import * as r from '../../../regole/iva.ts';
import type { Controllo } from '../../scheda.ts';

const daRipartire = somma(r.aCredito, r.versatoInPiu);
const ripartito = somma(r.rimborso, r.compensazione, r.trasferita);

/** What the righi of the form say to one another. */
export const controlli: readonly Controllo[] = [
  {
    codice: 'CREDITO_COMPENSATO_OLTRE',
    livello: 'bloccante',
    quando: oltre(r.creditoCompensato, r.creditoPrecedente),
    dato: r.creditoCompensato,
    frase: 'Il credito compensato (VL9) supera quello dell’anno precedente (VL8).',
  },
  {
    codice: 'CREDITI_OLTRE_DEBITO',
    livello: 'bloccante',
    quando: oltre(saldo([r.creditiUsati, r.creditiSgr], []), r.ivaDebito),
    dato: r.creditiUsati,
    frase: 'I crediti usati in dichiarazione (VL34 e VL35) superano l’IVA a debito (VL32).',
  },
  {
    codice: 'CREDITO_NON_RIPARTITO',
    livello: 'bloccante',
    quando: e(
      o(oltre(daRipartire, zeroEuro), oltre(ripartito, zeroEuro)),
      non(uguale(daRipartire, ripartito)),
    ),
    dato: r.compensazione,
    frase:
      'Il credito (VX2) e l’eccedenza di versamento (VX3) vanno ripartiti per intero: VX4 + VX5 + VX6 deve essere VX2 + VX3.',
  },
];
