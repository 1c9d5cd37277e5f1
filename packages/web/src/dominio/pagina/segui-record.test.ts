import { describe, expect, it } from 'vitest';
import { followRecord } from './segui-record.ts';

describe('the values of a form whose record has become another', () => {
  it('[LST-022] what is as it was follows the record, what was written since stays', () => {
    const prima = { nome: 'Ada', via: 'Via Emilia', note: '' };
    const ora = { ...prima, note: 'richiamare' };
    const nuovo = { nome: 'ADA', via: 'Via Roma', note: 'altro' };
    expect(followRecord(prima, ora, nuovo)).toEqual({ nome: 'ADA', via: 'Via Roma', note: 'richiamare' });
  });

  it('a list is one value, a group of fields is followed field by field', () => {
    const prima = { sede: { via: 'a', cap: '1' }, soci: [{ quota: 1 }], familiari: [{ mesi: 6 }] };
    const ora = { sede: { via: 'b', cap: '1' }, soci: [{ quota: 1 }], familiari: [{ mesi: 12 }] };
    const nuovo = {
      sede: { via: 'c', cap: '2' },
      soci: [{ quota: 2 }],
      familiari: [{ mesi: 6 }, { mesi: 3 }],
    };
    expect(followRecord(prima, ora, nuovo)).toEqual({
      sede: { via: 'b', cap: '2' },
      soci: [{ quota: 2 }],
      familiari: [{ mesi: 12 }],
    });
  });

  it('a value that goes or comes does so, and the order is that of the record', () => {
    const prima: Record<string, unknown> = { a: 1, tolto: true };
    const seguiti = followRecord(prima, { tolto: true, a: 1, mio: null }, { nuovo: 2, a: 1 });
    expect(JSON.stringify(seguiti)).toBe('{"nuovo":2,"a":1,"mio":null}');
  });
});
