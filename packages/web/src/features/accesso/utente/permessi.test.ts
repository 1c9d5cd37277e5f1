import { tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { computePermessi } from './permessi.ts';

const compute = (profilo: number) =>
  computePermessi({
    tipologiaUtente: tipologiaUtente.AMM_STU,
    sessione: { sostituzione: null },
    studio: { id: 1, tipoProfiloCliente: profilo },
  } as never);

describe('what is offered on the users', () => {
  it.each([
    ['studio', tipoProfiloCliente.STUDIO, true],
    ['company', tipoProfiloCliente.AZIENDA, true],
    ['private client', tipoProfiloCliente.PRIVATO, false],
  ])('who administers invites, but for a person alone: %s', (_, profilo, atteso) => {
    expect(compute(profilo)).toEqual({ legge: true, scrive: true, invita: atteso });
  });
});
