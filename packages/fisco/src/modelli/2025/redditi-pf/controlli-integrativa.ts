import { almeno, type Dato, e, oltre, zeroEuro } from '../../../engine/index.ts';
import { comunaleEccedenza, regionaleEccedenza } from '../../../regole/addizionali.ts';
import * as estere from '../../../regole/attivita-estere.ts';
import { eccedenza as eccedenzaCedolare } from '../../../regole/cedolare.ts';
import * as cripto from '../../../regole/cripto-cessioni.ts';
import * as separate from '../../../regole/imposte-separate.ts';
import { integrativaDi } from '../../../regole/integrativa.ts';
import { eccedenzaPrecedente as eccedenzaIrpef } from '../../../regole/liquidazione.ts';
import * as plusvalenze from '../../../regole/plusvalenze.ts';
import { eccedenza as eccedenzaForfettario } from '../../../regole/sostitutiva.ts';
import type { Controllo } from '../../scheda.ts';

/** A credit of DI, fourth column, joins the balance of its tax by itself: among the excesses too, it counts twice. */
const eccedenze: readonly (readonly [nome: string, dove: string, eccedenza: Dato, ...codici: number[]])[] = [
  ['RN36', 'RN36', eccedenzaIrpef, 4001],
  ['RV4', 'RV4', regionaleEccedenza, 3801],
  ['RV12', 'RV12', comunaleEccedenza, 3844],
  ['LC1', 'LC1 col. 6', eccedenzaCedolare, 1842],
  ['RM_CFC', 'eccedenza del quadro RM', separate.eccedenzaCfc, 4722],
  ['RM_LEZIONI', 'eccedenza del quadro RM', separate.lezioni.eccedenza, 1856],
  ['RT', 'eccedenza del quadro RT', plusvalenze.eccedenzaTotale, 1100],
  ['RT_CRIPTO', 'eccedenza del quadro RT', cripto.eccedenzaTotale, 1715],
  ['RW_IVIE', 'eccedenza IVIE del quadro RW', estere.saldoIvie.eccedenza, 4041],
  ['RW_IVAFE', 'eccedenza IVAFE del quadro RW', estere.saldoIvafe.eccedenza, 4043],
  ['RW_CRIPTO', 'eccedenza sulle cripto-attività del quadro RW', estere.saldoCripto.eccedenza, 1727],
  ['LM43', 'LM43', eccedenzaForfettario, 1792, 1795],
];

export const controlliIntegrativa: readonly Controllo[] = eccedenze.map(([nome, dove, dato, ...codici]) => {
  const credito = integrativaDi(...codici);
  return {
    codice: `INTEGRATIVA_DUE_VOLTE_${nome}`,
    livello: 'discordanza',
    dato,
    quando: e(oltre(credito, zeroEuro), almeno(dato, credito)),
    frase: `DI col. 4 e ${dove}: il credito dell’integrativa è già sommato in RX e qui conta due volte. Se ${dove} lo comprende, si toglie da ${dove} e si lascia in DI.`,
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, quadro DI',
  };
});
