import { tipologiaUtente } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import type { Utente } from '../../api/sessione.ts';
import { computePermessi } from './permessi.ts';

const { AMM_STU, AMM_GES, CON_ELMAS } = tipologiaUtente;
const compute = (tipo: number, studioId: number | null, scrittura: boolean | null = null) =>
  computePermessi({
    tipologiaUtente: tipo,
    studioId,
    sessione: {
      profili: 1,
      debug: false,
      restaSecondi: 60,
      inattivaFraSecondi: 60,
      sostituzione: scrittura === null ? null : { attore: 'A', motivo: 'prova', ticket: null, scrittura },
    },
  } satisfies Pick<Utente, 'tipologiaUtente' | 'studioId' | 'sessione'>);

describe('what is offered on the clients', () => {
  it('a new one needs a studio, chosen by who has none; the consultant of the vendor only reads', () => {
    expect(compute(AMM_STU, 1)).toEqual({ crea: true, modifica: true, scegliStudio: false });
    expect(compute(AMM_GES, null)).toEqual({ crea: true, modifica: true, scegliStudio: true });
    expect(compute(CON_ELMAS, null)).toEqual({ crea: false, modifica: false, scegliStudio: false });
  });

  it('[ACC-013] nothing is written by who only looks in place of another', () => {
    expect(compute(AMM_STU, 1, false)).toEqual({ crea: false, modifica: false, scegliStudio: false });
    expect(compute(AMM_STU, 1, true)).toEqual({ crea: true, modifica: true, scegliStudio: false });
  });
});
