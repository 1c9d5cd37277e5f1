import { describe, expect, it } from 'vitest';
import { type Banca, choose, countScelti, findScelto, type RigaBanca } from './banca.api.ts';

const modello = (id: string, saldo: number) => ({
  ...{ id, idAnagrafica: 'a', denominazione: 'A', codiceFiscale: 'A', numero: 1, anno: 2026 },
  ...{ data: '2026-06-30', saldo, stato: 'Da pagare' as const },
});
const riga = (posto: number, esito: RigaBanca['esito'], importo: number, ...ids: string[]): RigaBanca => ({
  ...{ riga: posto, data: '2026-06-30', importo, descrizione: 'F24', esito },
  scelte: ids.map((id) => modello(id, importo)),
});
const banca = { certi: { quanti: 3, importo: 30.3 } } as Banca;

describe('what is chosen of a statement', () => {
  const certa = riga(1, 'Corrisponde', 10.1, 'uno');
  const incerta = riga(2, 'Da scegliere', 5.05, 'due', 'tre');

  it('is all that corresponds, whatever the page, until something is changed', () => {
    expect([findScelto(certa, new Map()), findScelto(incerta, new Map())]).toEqual(['uno', null]);
    expect(countScelti(banca, new Map())).toEqual({ quanti: 3, euro: 30.3 });
  });

  it('counts what is left out and what is chosen, and forgets what goes back to how it was', () => {
    const senza = choose(new Map(), certa, null);
    expect(countScelti(banca, senza)).toEqual({ quanti: 2, euro: 20.2 });
    const anche = choose(senza, incerta, 'tre');
    expect([findScelto(incerta, anche), countScelti(banca, anche)]).toEqual([
      'tre',
      { quanti: 3, euro: 25.25 },
    ]);
    expect(choose(choose(anche, certa, 'uno'), incerta, null).size).toBe(0);
  });
});
