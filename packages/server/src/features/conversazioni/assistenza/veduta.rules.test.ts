import { loadModello } from '@quadra/fisco';
import { expect, it } from 'vitest';
import { keepVeduta, showVeduta } from './veduta.rules.ts';

it.each(['RSSMRA80A01H501U', 'RSSMRA80A01H5LMU', 'di RSSMRA8LA01H501U, coniuge'])(
  'who the client is is not told by a value, whatever its casella: %s',
  async (valore) => {
    const modello = await loadModello(2025, 'redditi-pf');
    const calcolo = modello?.createCalcolo({ 'RC1.3': 1_000 });
    if (!modello || !calcolo) throw new Error('There is one');
    const riga = { rigo: 'RC1', colonna: 3, titolo: 'Reddito', isCalcolata: false, isTotale: false };
    const tenuta = keepVeduta({
      modello,
      quadri: [
        {
          ...{ codice: 'RC', titolo: '', copertura: 'esatto', nota: '', stato: 'aperto' },
          sezioni: [{ titolo: '', modulo: 1, righe: [{ ...riga, valore }] }],
        } as never,
      ],
      chiave: 'RC1.3',
      spiegazione: calcolo.explain('RC1.3'),
      cliente: { denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' },
    });
    const [sola, conCliente] = [showVeduta(tenuta, ['pagina']), showVeduta(tenuta, ['pagina', 'cliente'])];
    expect(sola.Pagina?.Righe[0]?.Valore).toBeNull();
    expect(conCliente.Pagina?.Righe[0]?.Valore).toBe(valore);
  },
);
