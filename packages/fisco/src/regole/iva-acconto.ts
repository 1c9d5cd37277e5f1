import {
  arrotonda,
  codice,
  diviso,
  e,
  type Nodo,
  non,
  nonDovuto,
  numero,
  o,
  oltre,
  per,
  presente,
  regola,
  saldo,
  se,
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { minimoAcconto, quotaAcconto } from '../parametri/iva.ts';
import { fonte, sempre } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import * as iva from './iva.ts';
import { codiceIva } from './iva-modulo.ts';

const NORMA = fonte('L. 405/1990', 'art. 6');

/** Who pays the advance: by it the debt that is the base of the historical method is found. */
export const chiVersa = codiceIva('acconto.chi', 'Chi versa');
const TRIMESTRALE = '3';
const is = (quale: string) => uguale(chiVersa, codice(Number(quale)));

/** Debt of the last period before the advance: December, the fourth quarter, or October to December. */
export const debitoUltimo = importo(
  'iva.acconto.ultimo',
  'Debito dell’ultimo periodo, al lordo dell’acconto',
);
export const accontoVersato = importo(
  'iva.acconto.versato',
  'Acconto versato per l’anno della dichiarazione',
);
/** The balance of the return, without its interest, with the advance that had lowered it. */
const daDichiarazione = positivo(saldo([accontoVersato, iva.daVersareSenza], [iva.aCredito]));
export const baseStorica = conteggio(
  'iva.acconto.base',
  'Base del metodo storico',
  se(
    is(TRIMESTRALE),
    daDichiarazione,
    se(is('5'), arrotonda.centesimo(diviso(daDichiarazione, numero(3))), debitoUltimo),
  ),
  NORMA,
);
const ottantotto = (base: Nodo): Nodo => arrotonda.centesimo(per(base, quotaAcconto));
export const storico = conteggio('iva.acconto.storico', 'Acconto storico', ottantotto(baseStorica), NORMA);
export const debitoPrevisto = importo('iva.acconto.previsto', 'Debito previsto dell’ultimo periodo');
export const previsionale = conteggio(
  'iva.acconto.previsionale',
  'Acconto previsionale',
  ottantotto(debitoPrevisto),
  NORMA,
);
export const operazioniVenti = {
  imposta: importo('iva.acconto.al20', 'Imposta sulle operazioni effettuate fino al 20 dicembre'),
  detrazioni: importo('iva.acconto.al20.detrazioni', 'IVA detraibile registrata fino al 20 dicembre'),
};
export const analitico = conteggio(
  'iva.acconto.analitico',
  'Acconto analitico',
  positivo(saldo([operazioniVenti.imposta], [operazioniVenti.detrazioni])),
  NORMA,
);

const conStoria = o(presente(chiVersa), presente(debitoUltimo));
const conPrevisione = presente(debitoPrevisto);
const conOperazioni = o(presente(operazioniVenti.imposta), presente(operazioniVenti.detrazioni));
/** Of the methods that were counted the one that asks least: the historical one on equal terms, which runs no risk. */
const minimoTra = e(conPrevisione, o(non(conStoria), sotto(previsionale, storico)));
const primi = se(minimoTra, previsionale, storico);
const vinceAnalitico = e(conOperazioni, o(non(o(conStoria, conPrevisione)), sotto(analitico, primi)));
export const piuBasso = conteggio(
  'iva.acconto.minore',
  'L’acconto più basso',
  se(vinceAnalitico, analitico, primi),
  NORMA,
);
export const metodoPiuBasso = regola({
  id: 'iva.acconto.metodo',
  titolo: 'Metodo dell’acconto più basso',
  unita: 'codice',
  formule: sempre(
    se(
      vinceAnalitico,
      codice(3),
      se(
        minimoTra,
        codice(2),
        se(oltre(storico, zeroEuro), codice(1), nonDovuto('nessun acconto', 'codice')),
      ),
    ),
    NORMA,
  ),
});
/** Below 103,29 euro nothing is due. */
export const accontoDovuto = conteggio(
  'iva.acconto.dovuto',
  'Acconto dovuto',
  se(sotto(piuBasso, minimoAcconto), zeroEuro, piuBasso),
  NORMA,
);
