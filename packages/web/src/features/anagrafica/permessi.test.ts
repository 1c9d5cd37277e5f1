import { type CodicePermesso, permessi, tipologiaUtente } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { computePermessi } from './permessi.ts';

const { AMM_STU, OP_STU, AMM_GES, CON_ELMAS } = tipologiaUtente;
const tutti = permessi.map(({ codice }) => codice);
const compute = (
  tipo: number,
  studioId: number | null,
  scrittura: boolean | null = null,
  codici: readonly CodicePermesso[] = tutti,
) =>
  computePermessi({
    tipologiaUtente: tipo,
    studioId,
    permessi: [...codici],
    funzionalita: [],
    applicativiAttivi: [],
    visureAbilitate: true,
    abilitaAI: false,
    sessione: {
      profili: 1,
      debug: false,
      restaSecondi: 60,
      inattivaFraSecondi: 60,
      sostituzione: scrittura === null ? null : { attore: 'A', motivo: 'prova', ticket: null, scrittura },
    },
  });
const scrive = {
  crea: true,
  modifica: true,
  elimina: true,
  dichiara: true,
  scriveDocumenti: true,
  riservatezza: false,
};
const legge = {
  crea: false,
  modifica: false,
  elimina: false,
  dichiara: false,
  scriveDocumenti: false,
  riservatezza: false,
};

describe('what is offered on the clients', () => {
  it('a new one needs a studio, chosen by who has none; the consultant of the vendor only reads', () => {
    expect(compute(AMM_STU, 1)).toEqual({
      ...scrive,
      riservatezza: true,
      esporta: true,
      scegliStudio: false,
    });
    expect(compute(AMM_GES, null)).toEqual({ ...scrive, esporta: true, scegliStudio: true });
    expect(compute(CON_ELMAS, null)).toEqual({ ...legge, esporta: true, scegliStudio: false });
  });

  it('[ACC-013] nothing is written by who only looks in place of another', () => {
    expect(compute(AMM_STU, 1, false)).toEqual({ ...legge, esporta: false, scegliStudio: false });
    expect(compute(AMM_STU, 1, true)).toEqual({
      ...scrive,
      riservatezza: true,
      esporta: true,
      scegliStudio: false,
    });
  });

  it('each thing asks its own code, and no other', () => {
    const per: Readonly<Partial<Record<CodicePermesso, readonly string[]>>> = {
      ANAGRAFICHE_SCRIVI: ['crea', 'modifica'],
      ANAGRAFICHE_ELIMINA: ['elimina'],
      ELENCHI_ESPORTA: ['esporta'],
      DICHIARAZIONI_SCRIVI: ['dichiara'],
      DOCUMENTI_SCRIVI: ['scriveDocumenti'],
    };
    for (const codice of tutti) {
      const offerti = Object.entries(compute(OP_STU, 1, null, [codice])).filter(([, offerto]) => offerto);
      expect([codice, offerti.map(([nome]) => nome)]).toEqual([codice, per[codice] ?? []]);
    }
  });
});
