import { tipologiaUtente } from '@quadra/contract';
import { expect, it } from 'vitest';
import type { Utente } from '../api/sessione.ts';
import { listPrincipali } from './navigazione.ts';
import { gruppiNavigazione, gruppiVendita } from './navigazione-voci.ts';

it('who sells has the same doors as everybody, each once, in the order of his own day', () => {
  const list = (gruppi: typeof gruppiNavigazione) =>
    gruppi.flatMap(({ voci, altre }) => [...voci, ...altre].map(({ percorso }) => percorso));
  const sue = list(gruppiVendita);
  expect(sue.toSorted()).toEqual(list(gruppiNavigazione).toSorted());
  expect(sue.slice(0, 3)).toEqual(['/home', '/studi', '/gestori']);
});

const makeUtente = (tipoProfiloCliente: number): Utente =>
  ({
    tipologiaUtente: tipologiaUtente.AMM_STU,
    studio: { tipoProfiloCliente },
    sessione: { profili: 1 },
    applicativiAttiviDettaglio: [],
    ...{ applicativiAttivi: [], funzionalita: [], permessi: [], abilitazioni: {} },
  }) as unknown as Utente;

it('gives who works for himself five entries, as he calls them, and a studio none', () => {
  const nomi = (profilo: number) => listPrincipali(makeUtente(profilo)).map(({ nome }) => nome);
  expect(nomi(1)).toEqual(['Home', 'Da pagare', 'Richieste', 'Documenti', 'Help Desk']);
  expect(nomi(2)).toEqual(['Home', 'Da pagare', 'Richieste', 'Documenti', 'Help Desk']);
  expect(nomi(0)).toEqual([]);
});
