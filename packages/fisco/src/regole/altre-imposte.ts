import {
  arrotonda,
  codice,
  type Dato,
  dato,
  e,
  oltre,
  per,
  presente,
  regola,
  se,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';

/** The other taxes of quadro RM: one rigo each, with the rigo of RX that asks for it. */
export const altreImposte = 'altreImposte';
const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RM');
const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca']) =>
  dato({ id: `altreImposte.${id}`, titolo, unita, raccolta: altreImposte, seManca });

/** The number of the rigo of RX. */
export const genere = given('genere', 'Genere dell’imposta', 'codice', 'ignoto');
export const base = given('base', 'Base imponibile', 'euro', 'zero');
/** Given, since it changes with the kind and with the year. */
export const aliquota = given('aliquota', 'Aliquota', 'rapporto', 'ignoto');
export const imposta = regola({
  id: 'altreImposte.imposta',
  titolo: 'Imposta del rigo',
  unita: 'euro',
  raccolta: altreImposte,
  formule: sempre(se(oltre(base, zeroEuro), arrotonda.centesimo(per(base, aliquota)), zeroEuro), MODELLO),
});

/** By rigo of RX. */
const NOMI: Readonly<Record<number, string>> = {
  8: 'Redditi di capitale',
  9: 'Depositi a garanzia',
  10: 'Rivalutazione del TFR',
  14: 'Bonus e stock option',
  16: 'Pignoramenti',
  17: 'Noleggio di barche',
};
export interface ImpostaDiGenere {
  readonly rigo: number;
  readonly nome: string;
  readonly totale: ReturnType<typeof regola>;
}
/** What each of them comes to: asked for in RX, which a person fills in. */
export const totali: readonly ImpostaDiGenere[] = Object.entries(NOMI).map(([rigo, nome]) => ({
  rigo: Number(rigo),
  nome,
  totale: regola({
    id: `altreImposte.totale${rigo}`,
    titolo: `${nome}: imposta`,
    unita: 'euro',
    formule: sempre(
      sommaDi(
        altreImposte,
        se(
          oltre(base, zeroEuro),
          se(e(presente(genere), uguale(genere, codice(Number(rigo)))), imposta, zeroEuro),
          zeroEuro,
        ),
      ),
      MODELLO,
    ),
  }),
}));
