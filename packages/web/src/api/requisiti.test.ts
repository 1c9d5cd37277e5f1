import { codiciApplicativi, requisiti, requisitoApplicativo, tipologiaUtente } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { canScrivere, findMancanza, hasRequisito, type UtenteMisurato } from './requisiti.ts';

const nulla: UtenteMisurato = {
  studioId: 1,
  applicativiAttivi: [],
  funzionalita: [],
  permessi: [],
  visureAbilitate: false,
  abilitaAI: false,
  esportazione730Enabled: false,
};

describe('what a thing asks', () => {
  it('is missed one at a time: the module, then the feature, then what is on for the user', () => {
    const { VISURE } = requisitoApplicativo;
    expect(findMancanza(nulla, VISURE)).toBe('modulo');
    const conModulo = { ...nulla, applicativiAttivi: ['VISURE'] };
    expect(findMancanza(conModulo, VISURE)).toBe('funzionalita');
    const attiva = { ...conModulo, funzionalita: ['VISURE'] };
    expect(findMancanza(attiva, VISURE)).toBe('abilitazione');
    expect(findMancanza({ ...attiva, visureAbilitate: true }, VISURE)).toBeUndefined();
  });

  it('no module stops who works outside every studio; nothing is asked where nothing is said', () => {
    for (const codice of codiciApplicativi) {
      expect([codice, findMancanza(nulla, { modulo: codice })]).toEqual([codice, 'modulo']);
      expect([codice, findMancanza({ ...nulla, studioId: null }, { modulo: codice })]).toEqual([
        codice,
        undefined,
      ]);
    }
    expect(hasRequisito(nulla, {})).toBe(true);
  });

  it('is written by who has it and does more than look', () => {
    const sessione = { profili: 1, debug: false, restaSecondi: 1, inattivaFraSecondi: 1, sostituzione: null };
    const chi = {
      ...nulla,
      permessi: ['DOCUMENTI_SCRIVI'],
      sessione,
      tipologiaUtente: tipologiaUtente.OP_STU,
    };
    const { scriviDocumenti, scriviAnagrafiche } = requisiti;
    expect(canScrivere(chi, scriviDocumenti)).toBe(true);
    expect(canScrivere(chi, scriviAnagrafiche)).toBe(false);
    expect(canScrivere({ ...chi, tipologiaUtente: tipologiaUtente.CON_ELMAS }, scriviDocumenti)).toBe(false);
    const sostituzione = { attore: 'A', motivo: 'prova', ticket: null, scrittura: false };
    expect(canScrivere({ ...chi, sessione: { ...sessione, sostituzione } }, scriviDocumenti)).toBe(false);
  });
});
