import { frasiCampo, isTipoImu } from '@quadra/contract';
import { caselleComuneImu, type DatiModello, type Modello } from '@quadra/fisco';
import { findComune, nameComune } from '../../../base/comune/comune.public.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import type { Modifiche } from '../dichiarazione.rules.ts';

const { codice: COMUNE, denominazione: DENOMINAZIONE } = caselleComuneImu;

/** Only what the form takes. */
export const keepAmmesse = (modello: Modello, righi: DatiModello): DatiModello =>
  Object.fromEntries(
    Object.entries(righi).filter(([chiave, valore]) => modello.checkValore(chiave, valore) === null),
  );

/** The caselle of the comune that a declaration is for; none for those to the State. */
export const writeComune = (modello: Modello, comune: string): DatiModello =>
  comune === ''
    ? {}
    : keepAmmesse(modello, { [COMUNE]: comune, [DENOMINAZIONE]: findComune(comune)?.denominazione ?? '' });

/** A declaration of the IMU stays of its comune: another one would be twice there, or of nobody. */
export function checkComune({ tipo, comune }: Dichiarazione, righi: Modifiche): Record<string, string[]> {
  const scritto = righi[COMUNE] ?? comune;
  if (!isTipoImu(tipo) || comune === '' || scritto === comune) return {};
  return { [`Righi.${COMUNE}`]: [frasiCampo.altroComune(nameComune(comune) ?? comune)] };
}
