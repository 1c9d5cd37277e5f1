import { describe, expect, it, vi } from 'vitest';
import { readPersonalizzazioni } from './personalizzazioni.ts';

const dellInizio = {
  dataDaFiltroImpostata: false,
  richiestaConfermaQuadri: true,
  gestioneFlagInvioTelematico: 2,
};

describe('the operational settings of a studio', () => {
  it('[STU-002] from nothing are false, true, POPUP and no single portal; an extra key is dropped', () => {
    expect(readPersonalizzazioni('{}')).toEqual(dellInizio);
    expect(readPersonalizzazioni(null)).toEqual(dellInizio);
    expect(readPersonalizzazioni('{}').rateusPortaleUnico).toBeUndefined();
    const scritto = JSON.stringify({ DataDaFiltroImpostata: true, RateusPortaleUnico: true, Altro: 'x' });
    expect(readPersonalizzazioni(scritto)).toEqual({
      ...dellInizio,
      dataDaFiltroImpostata: true,
      rateusPortaleUnico: true,
    });
  });

  it('[STU-001] a text that cannot be read gives those of the start, and a line in the log', () => {
    const log = vi.fn();
    for (const testo of ['{', 'null', '[]', '"x"', '{"RichiestaConfermaQuadri":"forse"}'])
      expect(readPersonalizzazioni(testo, log)).toEqual(dellInizio);
    expect(log).toHaveBeenCalledTimes(5);
  });
});
