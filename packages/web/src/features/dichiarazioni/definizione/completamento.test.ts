import { listNomi, loadModelloDefinito, type NomeCasella } from '@quadra/fisco';
import { beforeAll, describe, expect, it } from 'vitest';
import { findParola, isIntera, makeCerca, suggestFor } from './completamento.ts';
import { sampleFor } from './prova.ts';
import { nameCodice, toScritta, toValori } from './valori.ts';

let nomi: readonly NomeCasella[];
const load = () => loadModelloDefinito(2025, 'redditi-pf', { impronta: '', definizioni: [] });
beforeAll(async () => {
  const definito = await load();
  nomi = definito ? listNomi(definito.modello) : [];
});

describe('what is offered while an expression is written', () => {
  it('[QUA-005] finds the word at the caret, and none inside quotation marks', () => {
    expect(findParola('minimo(RA1*.1; rn', 17)).toEqual({ inizio: 15, fine: 17, testo: 'rn' });
    expect(findParola('minimo(RA1*.1; rn', 13)).toEqual({ inizio: 7, fine: 13, testo: 'RA1*.1' });
    expect(findParola('RN1.5 > 1.000', 13).testo).toBe('');
    expect(findParola('RA1*.2 = "A', 11).testo).toBe('');
  });

  it('[QUA-005] offers functions and caselle by name, with or without the star, and caselle by what they are', () => {
    const offer = (testo: string) => suggestFor(testo, nomi).map(({ inserisce }) => inserisce);
    expect(offer('mas')).toContain('massimo()');
    expect(offer('ra1.1')[0]).toBe('RA1*.1');
    expect(offer('abitazione principale')).toContain('RN2.1');
    expect(suggestFor('mas', nomi, false).map(({ inserisce }) => inserisce)).not.toContain('massimo()');
    expect([isIntera('rn2.1', nomi), isIntera('e', nomi), isIntera('rn2', nomi)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[QUA-005] begins, where nothing is written, with the examples, and gives the rest by pages', async () => {
    const esempio = { testo: 'RN1.5 + RN2.1', spiega: 'Somma.' };
    const cerca = makeCerca(nomi, [esempio], true);
    const segnale = new AbortController().signal;
    const prima = await cerca('', segnale, 0);
    expect([prima.voci[0]?.inserisce, prima.altre]).toEqual([esempio.testo, true]);
    const seconda = await cerca('', segnale, prima.voci.length);
    expect(seconda.voci[0]?.inserisce).not.toBe(esempio.testo);
    expect((await cerca('zzz', segnale, 0)).voci).toEqual([]);
  });

  it('names a definition after its casella, until somebody names it', () => {
    const vuoti = { ...toValori(null), codice: '', casella: '' };
    expect(nameCodice(vuoti, { casella: 'ra' })).toEqual({ casella: 'ra', codice: '' });
    const nominata = { ...vuoti, ...nameCodice(vuoti, { casella: 'ra1*.11' }) };
    expect(nominata.codice).toBe('formula.RA1.11');
    expect(nameCodice(nominata, { genere: 'query' }).codice).toBe('query.RA1.11');
    expect(nameCodice({ ...vuoti, codice: 'mio' }, { casella: 'RN2.1' })).toEqual({ casella: 'RN2.1' });
  });

  it('[QUA-005] counts the place of a mistake from the first character, as the server does', () => {
    const valori = toValori(null);
    const scritta = toScritta({ ...valori, formula: { ...valori.formula, espressione: '  RN1.5 + ' } });
    expect(scritta.contenuto).toMatchObject({ espressione: 'RN1.5 +' });
  });

  it('tries every casella with a value that it takes', async () => {
    const definito = await load();
    if (definito === undefined) throw new Error('no form');
    const { modello } = definito;
    const senza = nomi.filter(
      ({ casella }, posto) =>
        casella.inserita &&
        !['codiceFiscale', 'codice', 'testo'].includes(casella.tipo) &&
        sampleFor(modello, { chiave: casella.chiave, casella }, posto) === '',
    );
    expect(senza.map(({ nome, casella }) => `${nome} ${casella.tipo}`)).toEqual([]);
  });
});
