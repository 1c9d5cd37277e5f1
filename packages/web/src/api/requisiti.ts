import { findMancante, type Possesso, type Requisito, tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from './sessione.ts';

/** What is read of a user to know what to offer him. */
export type UtenteMisurato = Pick<
  Utente,
  | 'studioId'
  | 'applicativiAttivi'
  | 'funzionalita'
  | 'permessi'
  | 'visureAbilitate'
  | 'abilitaAI'
  | 'esportazione730Enabled'
>;

const computePossesso = (utente: UtenteMisurato): Possesso => ({
  moduli: utente.studioId === null ? null : utente.applicativiAttivi,
  funzionalita: utente.funzionalita,
  permessi: utente.permessi,
  abilitazioni: {
    VisureAbilitate: utente.visureAbilitate,
    AbilitaAI: utente.abilitaAI,
    Esportazione730Enabled: utente.esportazione730Enabled,
  },
});

/** What a user lacks of what is asked; undefined when nothing. It only shows or hides: each call decides for itself. */
export const findMancanza = (utente: UtenteMisurato, requisito: Requisito) =>
  findMancante(requisito, computePossesso(utente));

/** Whether what is asked is there. */
export const hasRequisito = (utente: UtenteMisurato, requisito: Requisito): boolean =>
  findMancanza(utente, requisito) === undefined;

/** Whether a change is offered: not to who only looks (the vendor's consultant, who is in the place of another), nor without what it asks. */
export const canScrivere = (
  utente: UtenteMisurato & Pick<Utente, 'tipologiaUtente' | 'sessione'>,
  requisito: Requisito,
): boolean =>
  utente.tipologiaUtente !== tipologiaUtente.CON_ELMAS &&
  !isSolaLettura(utente) &&
  hasRequisito(utente, requisito);
