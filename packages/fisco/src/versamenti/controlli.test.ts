import { describe, expect, it } from 'vitest';
import { casiFormato } from '../../casi/versamenti/formati.ts';
import { checkF24 } from './controlli.ts';
import type { F24, RigoF24 } from './f24.ts';
import { findCausale, findTributo, listTributi } from './tributi.ts';

const ordinario = (righi: readonly RigoF24[], altro: Partial<F24> = {}): F24 => ({
  tipo: 'ordinario',
  data: '2025-06-16',
  righi,
  ...altro,
});
const irpef: RigoF24 = { sezione: 'erario', codice: '4001', rateazione: '0101', anno: '2024', debito: 1000 };

describe('the codes of the F24', () => {
  it('are those of the table of the Agenzia, with the local taxes', () => {
    const ufficiali = listTributi().filter(({ rateazione }) => rateazione !== 'IMU');
    // 1725 alone is of the instructions (PF3 2024-2026, RQ98): what stands beside it is as for 1726.
    expect(ufficiali.filter(({ codice }) => codice !== '1725')).toHaveLength(1489);
    expect(findTributo('1725')).toEqual({ ...findTributo('1726'), codice: '1725' });
    expect(findTributo('4001')).toEqual({
      codice: '4001',
      sezione: 'erario',
      uso: 'E',
      rateazione: 'NNRR',
      anno: true,
      ufficio: false,
      atto: false,
      anniDopo: 0,
    });
    expect(findTributo('3805')).toMatchObject({ sezione: 'regioni', uso: 'D', rateazione: '0000' });
    expect(findTributo('3850')).toMatchObject({ sezione: 'camerale', uso: 'E' });
    expect(findTributo('2506')).toMatchObject({ anniDopo: 1, ufficio: true, atto: true });
    expect(findTributo('PPAA')).toMatchObject({ anno: false, uso: 'R' });
    expect(findTributo('3961')).toMatchObject({ dal: 2014, al: 2019 });
    expect(findTributo('0000')).toBeUndefined();
  });

  it('causali of the INPS: format, use and months', () => {
    expect(findCausale('DM10')).toEqual({
      codice: 'DM10',
      uso: 'E',
      formato: 1,
      inizio: 'mese',
      minimo: '1989-01',
      fine: 'no',
    });
    expect(findCausale('PXX')).toMatchObject({ uso: 'E', formato: 6, fine: 'stesso anno' });
    expect(findCausale('C10')).toMatchObject({ uso: 'D', formato: 2, minimo: '1996-01', fine: 'no' });
    expect(findCausale('PCFS')).toMatchObject({ formato: 5, inizio: 'rata' });
    expect(findCausale('XXXX')).toBeUndefined();
  });
});

describe('a row of the F24', () => {
  it.each(casiFormato)('$nome', ({ rigo, attesi }) => {
    const compagno: RigoF24 = { ...irpef, debito: 10 ** 9 };
    const rilievi = checkF24(ordinario([rigo, compagno]));
    expect(rilievi.map(({ campo, codice }) => `${campo.replace('righi[0].', '')} ${codice}`)).toEqual(attesi);
    for (const { frase } of rilievi) expect(frase).toMatch(/^[A-Z].*\.$/u);
  });
});

describe('a model', () => {
  const credito = (importo: number): RigoF24 => ({
    sezione: 'erario',
    codice: '6099',
    anno: '2024',
    credito: importo,
  });
  const codici = (f24: F24) => checkF24(f24).map(({ livello, codice }) => `${livello} ${codice}`);

  it('refuses credits above debits, and says that a balance of zero is presented', () => {
    expect(codici(ordinario([irpef, credito(1001)]))).toEqual(['errore CREDITI_OLTRE_DEBITI']);
    expect(codici(ordinario([irpef, credito(1000)]))).toEqual(['avviso SALDO_ZERO']);
    expect(codici(ordinario([irpef, credito(999)]))).toEqual([]);
    expect(codici(ordinario([]))).toEqual(['errore VUOTO']);
  });

  it('refuses a wrong IBAN', () => {
    const con = (iban: string) => codici(ordinario([irpef], { iban }));
    expect(con('IT60X0542811101000000123456')).toEqual([]);
    expect(con('IT61X0542811101000000123456')).toEqual(['errore IBAN']);
  });

  it('the short one has not the INPS, and that of the rents has no credit', () => {
    const inps: RigoF24 = {
      sezione: 'inps',
      codice: 'PXX',
      sede: '4900',
      da: '01/2024',
      a: '12/2024',
      debito: 1,
    };
    expect(codici(ordinario([inps], { tipo: 'semplificato' }))).toEqual(['errore SEZIONE']);
    const registro: RigoF24 = {
      sezione: 'elide',
      codice: '1500',
      tipo: 'F',
      elementi: 'TMB25T000123000XY',
      anno: '2025',
      debito: 6700,
    };
    expect(codici(ordinario([registro], { tipo: 'elide' }))).toEqual([]);
    expect(codici(ordinario([{ ...registro, tipo: '1' }], { tipo: 'elide' }))).toEqual(['errore FORMATO']);
    expect(codici(ordinario([registro]))).toEqual(['errore SEZIONE']);
  });
});
