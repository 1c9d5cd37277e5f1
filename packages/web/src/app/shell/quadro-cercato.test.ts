import { loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { quadriCercabili, readQuadroCercato } from './quadro-cercato.ts';

describe('a quadro in the search', () => {
  it('is the last words of the text: who, quadro, rigo', () => {
    expect(readQuadroCercato('rossi rn 26')).toEqual({ nome: 'rossi', quadro: 'RN', rigo: 26 });
    expect(readQuadroCercato(' De Santis RC1 ')).toEqual({ nome: 'De Santis', quadro: 'RC', rigo: 1 });
    expect(readQuadroCercato('rossi rv')).toEqual({ nome: 'rossi', quadro: 'RV', rigo: null });
  });

  it('is not there when no quadro is named', () => {
    for (const testo of ['', 'rossi', 'rn 26', 'rossi da', 'rossi zz 3', 'rossi rn 2600'])
      expect(readQuadroCercato(testo)).toBeNull();
  });

  it('may be any quadro that can be filled in', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    const compilabili = modello?.quadri.filter(({ copertura }) => copertura !== 'non gestito');
    expect([...quadriCercabili].sort()).toEqual(compilabili?.map(({ codice }) => codice).sort());
  });
});
