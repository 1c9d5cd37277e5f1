import { beforeAll, describe, expect, it } from 'vitest';
import { computeVersamenti, type DatiModello, loadModello, type Modello } from '../index.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});

/** The taxes of a return that say something, without the surcharges, which need a comune. */
function listImposte(dati: DatiModello) {
  const calcolo = modello.createCalcolo({ 'FR3.1': 'F205', 'FR4.1': 'F205', ...dati });
  return modello.listImposte((chiave) => calcolo.get(chiave));
}

describe('what is paid at the two dates', () => {
  it('[TAX-015] has the taxes whose balance is written in RX by hand', () => {
    const righe = listImposte({ 'RC4.12': 100, 'RX42.1': 20, 'RX903.2': 30 });
    expect(righe.map(({ imposta, daVersare, credito }) => [imposta, daVersare, credito])).toEqual([
      ['Premi di risultato', 100, 0],
      ['Start-up e PMI innovative', 20, 0],
      ['Altre imposte', 0, 30],
    ]);
    expect(computeVersamenti(righe)).toEqual({ primo: 120, secondo: 0 });
  });

  it('[TAX-015] has no contributions: they are no taxes, and are told in RR', () => {
    const righe = listImposte({ 'RR2.3': 60_000, 'RR2.91': '1', 'RR5.2': 10_000, 'RR5.14': 'C' });
    expect(righe).toEqual([]);
    expect(computeVersamenti(righe)).toEqual({ primo: 0, secondo: 0 });
  });
});
