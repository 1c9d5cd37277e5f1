import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { describeFlussi, type EsitoFlussi, listStortiFlussi, runFlussi } from './prove/flussi.ts';

const tenuta = { rssMb: 400, descrittori: 40, flussi: 0, cpuMs: 0 };
const buono: EsitoFlussi = {
  ...{ quanti: 100, prima: tenuta, aperti: { ...tenuta, rssMb: 410, flussi: 100 }, dopo: tenuta },
  ...{
    aperturaMs: 900,
    quotaInQuiete: 0.05,
    tempi: [300, 1_900],
    daAnnuncio: [20, 40],
    mancati: [],
    uscita: 0,
  },
};

describe('many streams on one process', () => {
  const cartella = makeCartella('quadra-flussi-');

  it('each receive what is published, once and in time; when their people go nothing of them is left', async () => {
    const esito = await runFlussi({
      dati: join(cartella, 'dati'),
      quanti: 40,
      notifiche: 2,
      quieteMs: 2_000,
    });
    // How long it takes is told, not held against a machine with other things to do.
    expect(listStortiFlussi({ ...esito, tempi: [1] })).toEqual([]);
    expect(esito.tempi).toHaveLength(80);
    expect(esito.aperti.descrittori).toBeGreaterThanOrEqual(esito.prima.descrittori + 40);
  }, 300_000);

  it('are good when everybody is told in two seconds, and told in a table', () => {
    expect(listStortiFlussi(buono)).toEqual([]);
    expect(describeFlussi(buono).join('\n')).toContain('102 kB di memoria ognuno');
  });

  it.each<[string, Partial<EsitoFlussi>]>([
    ['somebody told late', { tempi: [300, 2_001] }],
    ['nobody told', { tempi: [] }],
    ['somebody not told', { mancati: ['notifica 1: non ricevuta'] }],
    ['a stream that was not open', { aperti: { ...tenuta, flussi: 99 } }],
    ['a stream nobody hears', { dopo: { ...tenuta, flussi: 1 } }],
    ['descriptors that are not given back', { dopo: { ...tenuta, descrittori: 61 } }],
    ['a house that does not stop', { uscita: null }],
  ])('are not with %s', (_, storto) => {
    expect(listStortiFlussi({ ...buono, ...storto })).toHaveLength(1);
  });
});
