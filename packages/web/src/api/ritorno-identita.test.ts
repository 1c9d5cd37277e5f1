import { finestraIdentita } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { computeFeatures } from './finestra-esterna.ts';
import { makeRitornoIdentita, readRitorno } from './ritorno-identita.ts';

const finestra = {};
const atteso = { origine: 'https://quadra.example', finestra, stato: 'abc' };
const buono = {
  origin: atteso.origine,
  source: finestra as Window,
  data: makeRitornoIdentita('?code=1&state=abc'),
};

describe('the message of the window of the provider', () => {
  it('[SES-041] is believed from our page, in our window, with our state', () => {
    expect(readRitorno(buono, atteso)).toBe('?code=1&state=abc');
  });

  it.each([
    ['another origin', { ...buono, origin: 'https://altro.example' }],
    ['another window', { ...buono, source: {} as Window }],
    ['no window', { ...buono, source: null }],
    ['another state', { ...buono, data: makeRitornoIdentita('?code=1&state=abd') }],
    ['no state', { ...buono, data: makeRitornoIdentita('?code=1') }],
    ['another kind', { ...buono, data: { tipo: 'altro', ritorno: '?state=abc' } }],
    ['no text', { ...buono, data: { ...buono.data, ritorno: 7 } }],
    ['nothing', { ...buono, data: null }],
  ])('[SES-041] is not believed with %s', (_, evento) => {
    expect(readRitorno(evento, atteso)).toBeUndefined();
  });
});

it('[CFG-010] the window of the provider is 1000x800 at 50 from the top', () => {
  expect(computeFeatures(finestraIdentita, 1366)).toBe('popup,width=1000,height=800,top=50,left=183');
  expect(computeFeatures(finestraIdentita, 800)).toBe('popup,width=1000,height=800,top=50,left=0');
});
