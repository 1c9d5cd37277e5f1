import { describe, expect, it } from 'vitest';
import { countRadici, listRadici, readIntento, readScelta } from './copilota.rules.ts';

describe('which question a sentence is', () => {
  it('why a number, with its rigo and its column', () => {
    expect(readIntento('Perché questo numero in RN26?')).toEqual({
      tipo: 'perche',
      rigo: 'RN26',
      colonna: null,
    });
    expect(readIntento('come nasce rn 5 col. 1')).toEqual({ tipo: 'perche', rigo: 'RN5', colonna: 1 });
    expect(readIntento('RV2.2')).toEqual({ tipo: 'perche', rigo: 'RV2', colonna: 2 });
  });

  it('what is missing, when it is due, where it goes; nothing for other words', () => {
    expect(readIntento('Che cosa manca?')).toEqual({ tipo: 'manca' });
    expect(readIntento('Quando scade il 730?')?.tipo).toBe('quando');
    expect(readIntento('In quale rigo vanno le spese sanitarie?')?.tipo).toBe('dove');
    expect(readIntento('Buongiorno, come va?')).toBeNull();
  });

  it('finds the words that name a thing, whatever their ending', () => {
    const radici = listRadici('In quale rigo vanno le spese sanitarie?');
    expect(radici).toEqual(['spese', 'sanit']);
    expect(countRadici(radici, 'Spesa sanitaria')).toBe(1);
    expect(countRadici(radici, 'Spese sanitarie')).toBe(2);
  });

  it('of the model only its actions are read: words, numbers and orders are not', () => {
    expect(readScelta('{"azione":"perche","rigo":"RN26"}')).toEqual({
      tipo: 'perche',
      rigo: 'RN26',
      colonna: null,
    });
    expect(readScelta('Ecco: {"azione":"manca"}')).toEqual({ tipo: 'manca' });
    for (const altro of [
      'L’imposta è 12.345 euro',
      '{"azione":"elimina","id":"1"}',
      '{"azione":"perche","rigo":"RN26; drop table"}',
      '{"azione":"nessuna"}',
      '{non è json}',
      '',
    ])
      expect(readScelta(altro)).toBeNull();
  });
});
