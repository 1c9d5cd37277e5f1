import { modelloDiTipo } from '@quadra/contract';
import { loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { listTipiDelQuadro, quadriCercabili, readQuadroCercato } from './quadro-cercato.ts';

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

  it('is of the forms that have it', () => {
    expect(readQuadroCercato('alfa vx 5')).toEqual({ nome: 'alfa', quadro: 'VX', rigo: 5 });
    expect(listTipiDelQuadro('VX')).toEqual(['IVA']);
    expect(listTipiDelQuadro('IC')).toEqual(['IRAP']);
    expect(listTipiDelQuadro('RF')).toEqual([
      ...['Persone fisiche', 'Società di capitali', 'Società di persone', 'Enti'],
    ]);
  });

  it.each(Object.keys(quadriCercabili) as (keyof typeof quadriCercabili)[])(
    'may be any quadro of two letters that can be filled in: %s',
    async (tipo) => {
      const modello = await loadModello(2025, modelloDiTipo[tipo].modello);
      const compilabili = modello?.quadri.filter(
        ({ copertura, codice }) => copertura !== 'non gestito' && /^[A-Z]{2}$/.test(codice),
      );
      expect([...(quadriCercabili[tipo] ?? [])].sort()).toEqual(
        compilabili?.map(({ codice }) => codice).sort(),
      );
    },
  );
});
