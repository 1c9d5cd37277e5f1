import { loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { createCampi } from './campi.ts';
import { readChiave, readSegnalazioni } from './segnalazioni.ts';

const una = { field: 'RA1_3', row: 2, repeater: 1, level: 'warning', message: 'Da verificare' } as const;

describe('what the server says of the caselle', () => {
  it('[QUA-009] is on the casella of that field, row and repeater, and on no other', async () => {
    expect(readChiave(una)).toBe('RA2.3');
    expect(readChiave({ field: 'RA1_3', row: 1, repeater: 1 })).toBe('RA1.3');
    expect(readChiave({ field: 'RC1_3', row: 3, repeater: 2 })).toBe('RC3.3#2');
    expect(readChiave({ field: 'Nome', row: 1, repeater: 1 })).toBeUndefined();
    const modello = await loadModello(2025, 'redditi-pf');
    if (!modello) throw new Error('modello missing');
    const campi = createCampi(modello, { righi: {}, forzature: {} });
    expect(campi.findings()).toEqual([]);
    campi.mark(readSegnalazioni([una]));
    expect(campi.findings()).toMatchObject([
      { livello: 'discordanza', chiave: 'RA2.3', frase: 'Da verificare' },
    ]);
    campi.set('RA1.3', 10);
    expect(campi.findings().map(({ chiave }) => chiave)).toEqual(['RA2.3']);
    campi.set('RA2.3', 10);
    expect(campi.findings()).toEqual([]);
  });
});
