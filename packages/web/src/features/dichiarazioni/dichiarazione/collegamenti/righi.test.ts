import { describe, expect, it } from 'vitest';
import { messaggiCollegamenti } from '../../../../messages/collegamenti.ts';
import {
  chooseRigo,
  countStato,
  formatLa,
  joinMosse,
  listSegnati,
  markRigo,
  type Rigo,
  shortenNome,
} from './righi.ts';

const makeRigo = (Id: string, Diventa: number, altro: Partial<Rigo> = {}): Rigo => ({
  ...{ Id, Rigo: 'RF4', Titolo: 'Utile', Principale: 'RF4.1', Da: 'Utile', Dettaglio: '', La: Diventa },
  Caselle: [{ Casella: 'RF4.1', Titolo: 'Utile', Ora: null, Diventa }],
  ...{
    Stato: 'da decidere' as const,
    Digitato: false,
    Autore: null,
    Quando: null,
    Origine: null,
    Contesa: null,
  },
  ...{ Effetto: 1, Perche: '', Norma: null, Indicativo: true, Motivo: null, IdAtto: null },
  ...altro,
});
const makeTutti = (righi: Rigo[], Segnati: string[]) => ({
  Fonti: [{ Fonte: 'bilancio' as const, Dettaglio: '', Letta: true, Dichiarazione: null, Righi: righi }],
  Insieme: { Segnati, Effetto: 0, EffettoConDigitati: 0, Imposta: 0, Senza: [] },
});

describe('what is ticked of the links', () => {
  const [uno, due] = [makeRigo('a:RF4', 10), makeRigo('b:RF4', 20)];
  const tutti = makeTutti([uno, due, makeRigo('c:RF5', 3, { Stato: 'uguale' })], ['a:RF4']);

  it('is what was ready, until a person says otherwise; nothing that is not to be decided', () => {
    expect(listSegnati(tutti, {}).map(({ Id }) => Id)).toEqual(['a:RF4']);
    expect(listSegnati(tutti, { 'a:RF4': false, 'c:RF5': true })).toEqual([]);
    expect(countStato([uno, due], 'da decidere')).toBe(2);
  });

  it('of two that say otherwise of one casella is one alone', () => {
    const segni = markRigo(tutti, {}, due, true);
    expect(listSegnati(tutti, segni).map(({ Id }) => Id)).toEqual(['b:RF4']);
    expect(markRigo(tutti, segni, due, false)).toEqual({ 'a:RF4': false, 'b:RF4': false });
  });

  it('is sent back as it was seen', () => {
    expect(chooseRigo(due, 'Accetta')).toEqual({
      ...{ Id: 'b:RF4', Atto: 'Accetta', Motivo: '' },
      Caselle: { 'RF4.1': 20 },
    });
    expect(joinMosse([uno, due])).toEqual({ 'RF4.1': 20 });
  });

  it('was typed by somebody, said in short', () => {
    expect([shortenNome('Rita Sala'), shortenNome('Maria De Rossi'), shortenNome('Utente')]).toEqual([
      'R. Sala',
      'M. De Rossi',
      'Utente',
    ]);
  });
});

describe('what is written of the links', () => {
  it('says a tick and an amount as one reads them', () => {
    expect([true, false, null, 'F205', 12_000, 10.5].map(formatLa)).toEqual([
      ...['Si', 'No', '', 'F205', '12.000', '10,50'],
    ]);
  });

  it('says before and after, of a credit too, and that nothing changes', () => {
    const say = (prima: number, dopo: number) => messaggiCollegamenti.daA('imposta', prima, dopo);
    expect(say(24_600, 24_442)).toBe('Saldo: da 24.600 € a 24.442 €');
    expect(say(-2_197, 40)).toBe('Saldo: prima a credito 2.197 €, dopo 40 €');
    expect(say(-2_197, -2_197)).toBe('Saldo: a credito 2.197 €, non cambia');
  });
});
