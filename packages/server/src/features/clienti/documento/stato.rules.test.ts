import { statoDocumento } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { computeStato, type EventoDocumento, requireLibero } from './stato.rules.ts';

const stati = [null, ...statoDocumento] as const;
const eventi: readonly EventoDocumento[] = ['invio', 'firma', 'rinuncia', 'archiviazione'];
const attempt = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (errore) {
    return errore instanceof Error ? Reflect.get(errore, 'codice') : errore;
  }
};

describe('the states of a document', () => {
  it('[ENU-016] are four, and pass one into the other only as the table says', () => {
    expect(statoDocumento).toEqual(['Inviato', 'Firmato', 'Archiviato', 'Firmato e archiviato']);
    const visti = eventi.map((evento) => stati.map((stato) => attempt(() => computeStato(stato, evento))));
    expect(visti).toEqual([
      [
        'Inviato',
        'DOCUMENTO_IN_FIRMA',
        'PASSAGGIO_DOCUMENTO',
        'DOCUMENTO_ARCHIVIATO',
        'DOCUMENTO_ARCHIVIATO',
      ],
      [
        'PASSAGGIO_DOCUMENTO',
        'Firmato',
        'PASSAGGIO_DOCUMENTO',
        'DOCUMENTO_ARCHIVIATO',
        'DOCUMENTO_ARCHIVIATO',
      ],
      ['PASSAGGIO_DOCUMENTO', null, 'PASSAGGIO_DOCUMENTO', 'DOCUMENTO_ARCHIVIATO', 'DOCUMENTO_ARCHIVIATO'],
      [
        'Archiviato',
        'DOCUMENTO_IN_FIRMA',
        'Firmato e archiviato',
        'DOCUMENTO_ARCHIVIATO',
        'DOCUMENTO_ARCHIVIATO',
      ],
    ]);
  });

  it('only what is neither out to be signed nor archived may change', () => {
    expect(stati.map((stato) => attempt(() => requireLibero({ Stato: stato, Congelato: false })))).toEqual([
      undefined,
      'DOCUMENTO_IN_FIRMA',
      undefined,
      'DOCUMENTO_ARCHIVIATO',
      'DOCUMENTO_ARCHIVIATO',
    ]);
  });
});
