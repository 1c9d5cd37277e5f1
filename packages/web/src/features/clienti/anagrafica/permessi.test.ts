import { type CodicePermesso, permessi, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { computePermessi } from './permessi.ts';

const { AMM_STU, OP_STU, AMM_GES, CON_ELMAS } = tipologiaUtente;
const tutti = permessi.map(({ codice }) => codice);
const compute = (
  tipo: number,
  studioId: number | null,
  scrittura: boolean | null = null,
  codici: readonly CodicePermesso[] = tutti,
  studio: Parameters<typeof computePermessi>[0]['studio'] = null,
) =>
  computePermessi({
    tipologiaUtente: tipo,
    studioId,
    studio,
    permessi: [...codici],
    funzionalita: [],
    applicativiAttivi: [],
    visureAbilitate: true,
    abilitaAI: false,
    esportazione730Enabled: false,
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
  correggeCodice: true,
  elimina: true,
  dichiara: true,
  scriveDocumenti: true,
  riservatezza: false,
};
const legge = {
  crea: false,
  modifica: false,
  correggeCodice: false,
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

  it.each([
    ['private client', tipoProfiloCliente.PRIVATO, false],
    ['company', tipoProfiloCliente.AZIENDA, false],
    ['studio', tipoProfiloCliente.STUDIO, true],
  ])(
    'the code of a record is corrected by a studio, not by who keeps his own alone: %s',
    (_, profilo, atteso) => {
      const studio = { id: 1, ragioneSociale: 'Sala', piva: null, tipoProfiloCliente: profilo } as never;
      expect(compute(AMM_STU, 1, null, tutti, studio)).toMatchObject({
        modifica: true,
        correggeCodice: atteso,
      });
    },
  );

  it('each thing asks its own code, and no other', () => {
    const per: Readonly<Partial<Record<CodicePermesso, readonly string[]>>> = {
      ANAGRAFICHE_SCRIVI: ['crea', 'modifica', 'correggeCodice'],
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
