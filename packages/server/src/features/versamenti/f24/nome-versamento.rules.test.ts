import { describe, expect, it } from 'vitest';
import { lowerNome, nameVersamento } from './nome-versamento.rules.ts';

const riga = (Nome: string, Importo = 1) => ({ Nome, Importo });

describe('how a payment is called', () => {
  it('is what it pays, without counting them all, and never what it uses of the credits', () => {
    expect(nameVersamento([riga('Saldo IRPEF')])).toBe('Saldo IRPEF');
    expect(nameVersamento([riga('Saldo IRPEF'), riga('Acconto IRPEF'), riga('Credito IVA', -1)])).toBe(
      'Saldo IRPEF e Acconto IRPEF',
    );
    expect(nameVersamento(['a', 'b', 'c'].map((nome) => riga(nome)))).toBe('a, b e un altro');
    expect(nameVersamento(['a', 'b', 'c', 'd', 'a'].map((nome) => riga(nome)))).toBe('a, b e altri 2');
    expect(nameVersamento([])).toBe('F24');
  });

  it('is not in capitals, its acronyms apart', () => {
    expect(lowerNome('IRPEF ACCONTO SECONDA RATA')).toBe('IRPEF acconto seconda rata');
    expect(lowerNome('RITENUTE SU REDDITI')).toBe('Ritenute su redditi');
    expect(lowerNome('IMU Modena, saldo')).toBe('IMU Modena, saldo');
    expect(lowerNome('IRPEF')).toBe('IRPEF');
  });
});
