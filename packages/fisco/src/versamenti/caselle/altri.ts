import { acconti, saldo, type VoceConto } from './voce.ts';

/** IRES of companies. */
export const contoRedditiSc: readonly VoceConto[] = [
  ...saldo('IRES', 'erario', '2003', ['RN23.1', 'RN24.1'], { minimo: 12 }),
  ...acconti('IRES', 'erario', ['2001', '2002'], ['ZA1.1', 'ZA2.1']),
];

/** IRES of bodies. */
export const contoRedditiEnc: readonly VoceConto[] = [
  ...saldo('IRES', 'erario', '2003', ['RN33.1', 'RN34.1'], { minimo: 12 }),
  ...acconti('IRES', 'erario', ['2001', '2002'], ['ZA1.1', 'ZA2.1']),
];

/** IRAP: with more regioni the form says one sum for all, and whoever pays divides it. */
export const contoIrap: readonly VoceConto[] = [
  ...saldo('IRAP', 'regioni', '3800', ['IR26.1', 'IR30.1'], { ente: 'regione' }),
  ...acconti('IRAP', 'regioni', ['3812', '3813'], ['ZA1.1', 'ZA2.1'], { ente: 'regione' }),
];

/** IVA on what is declared besides to raise the score of the ISA: paid with the balance of the income taxes. */
export const contoIsa: readonly VoceConto[] = [
  ...saldo('IVA dell’adeguamento ISA', 'erario', '6494', ['IS4.1']),
];

/** Annual IVA: up to 10.33 euro, ten on the form, nothing is paid. */
export const contoIva: readonly VoceConto[] = [
  {
    nome: 'IVA annuale',
    casella: 'VX1.1',
    verso: 'debito',
    codice: '6099',
    sezione: 'erario',
    anno: 0,
    termine: 'iva',
    minimo: 10,
  },
  {
    nome: 'IVA annuale',
    casella: 'VX5.1',
    verso: 'credito',
    codice: '6099',
    sezione: 'erario',
    anno: 0,
    termine: 'iva',
  },
];
