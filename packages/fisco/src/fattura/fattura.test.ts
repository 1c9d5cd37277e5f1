import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSchemi, makeValidatore, SCHEMA_FATTURA } from '../../../../scripts/prove/schemi.ts';
import { type DatiFattura, loadFattura, type RigaFattura } from '../index.ts';
import { toCaratteri } from './elemento.ts';
import { explainRifiuto, rifiuti } from './rifiuti.ts';

const { checkFattura, computeBollo, computeTotali, makeRigaBollo, writeFattura, writeNumero } =
  await loadFattura();

const OGGI = '2026-11-24';
const riga = (dati: Partial<RigaFattura> = {}): RigaFattura => ({
  ...{ descrizione: 'Pacchetto Studio, 200 crediti', quantita: 100, prezzo: 30_000, aliquota: 2200 },
  ...{ natura: null, norma: null },
  ...dati,
});
const fattura = (dati: Partial<DatiFattura> = {}): DatiFattura => ({
  ...{ tipoDocumento: 'TD01', numero: 'A1 213/26', data: '2026-11-19', causale: '' },
  cedente: {
    ...{ denominazione: 'Rete Emilia Servizi S.r.l.', paese: 'IT', partitaIva: '03128770363' },
    ...{ codiceFiscale: '03128770363', via: 'Via Emilia Est 100', cap: '41121', comune: 'Modena' },
    ...{ provincia: 'MO', regime: 'RF01', email: 'conti@rete.example', telefono: '059123456' },
    iban: 'IT60X0542811101000000123456',
    rea: { ufficio: 'MO', numero: '360112', capitale: 1_000_000, socioUnico: false, inLiquidazione: false },
  },
  cliente: {
    ...{ denominazione: 'Studio Morandi e Figli', paese: 'IT', partitaIva: '03317640369' },
    ...{ codiceFiscale: null, via: 'Via Farini 2', cap: '41124', comune: 'Modena', provincia: 'MO' },
  },
  ...{ codiceDestinatario: 'K7LM2P9', pec: null, righe: [riga()], bollo: 0, ritenuta: null },
  ...{ esigibilita: 'I', pagamento: { modalita: 'MP05', scadenza: '2026-12-19' }, collegata: null },
  invio: { paese: 'IT', codice: '03128770363', progressivo: '000D5' },
  ...dati,
});

const SCHEMI = findSchemi('fatturapa');
const hasSchemi = SCHEMI !== '';
const openSchema = () => makeValidatore(join(SCHEMI, SCHEMA_FATTURA));

describe('the number of an invoice', () => {
  it('[FAT-005] [ENU-037] shows no digit of the year, two or four, after its sezionale', () => {
    const numero = { progressivo: 12, anno: 2025, sezionale: '' };
    const scritti = (['No', '2 cifre', '4 cifre'] as const).map((cifre) => writeNumero({ ...numero, cifre }));
    expect(scritti).toEqual(['12', '12/25', '12/2025']);
    expect(writeNumero({ ...numero, sezionale: 'A1', cifre: '2 cifre' })).toBe('A1 12/25');
    expect(writeNumero({ ...numero, anno: 2105, cifre: '2 cifre' })).toBe('12/05');
  });
});

describe('what an invoice comes to', () => {
  const natura = fc.constantFrom('N1', 'N2.1', 'N2.2', 'N3.1', 'N4', 'N6.9');
  const conIva = fc.constantFrom(400, 500, 1000, 2200).map((aliquota) => ({ aliquota, natura: null }));
  const unaRiga = fc
    .tuple(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.oneof(
        conIva,
        natura.map((n) => ({ aliquota: 0, natura: n })),
      ),
    )
    .map(([quantita, prezzo, codice]) => riga({ quantita, prezzo, ...codice, norma: codice.natura }));

  it('[FAT-009] loses no cent against exact arithmetic, rate by rate', () => {
    fc.assert(
      fc.property(fc.array(unaRiga, { minLength: 1, maxLength: 12 }), (righe) => {
        const totali = computeTotali(righe);
        const perVoce = new Map<string, Decimal>();
        for (const { quantita, prezzo, aliquota, natura: n } of righe) {
          const chiave = `${aliquota} ${n}`;
          const totale = new Decimal(quantita)
            .times(prezzo)
            .div(100)
            .toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
          perVoce.set(chiave, (perVoce.get(chiave) ?? new Decimal(0)).plus(totale));
        }
        const imponibile = [...perVoce.values()].reduce((a, b) => a.plus(b));
        const iva = [...perVoce].reduce(
          (somma, [chiave, base]) =>
            somma.plus(
              base
                .times(Number(chiave.split(' ')[0]))
                .div(10_000)
                .toDecimalPlaces(0, Decimal.ROUND_HALF_UP),
            ),
          new Decimal(0),
        );
        expect(totali.imponibile).toBe(imponibile.toNumber());
        expect(totali.iva).toBe(iva.toNumber());
        expect(totali.totale).toBe(totali.imponibile + totali.iva);
        expect(totali.riepilogo.length).toBe(perVoce.size);
      }),
    );
  });

  it('withholds on what is not outside VAT, and leaves the VAT of split payment to the client', () => {
    const ritenuta = { tipo: 'RT02', aliquota: 2000, causale: 'A' };
    const righe = [riga({ prezzo: 100_000 }), riga({ prezzo: 5000, aliquota: 0, natura: 'N1' })];
    expect(computeTotali(righe, { ritenuta })).toMatchObject({
      ...{ imponibile: 105_000, iva: 22_000, totale: 127_000, ritenuta: 20_000, netto: 107_000 },
    });
    expect(computeTotali([riga()], { esigibilita: 'S' })).toMatchObject({ totale: 36_600, netto: 30_000 });
  });

  it('pays the stamp duty above 77,47 euro without VAT, and not a cent before', () => {
    const esente = (prezzo: number, n = 'N4') => [riga({ prezzo, aliquota: 0, natura: n })];
    expect([7747, 7748].map((prezzo) => computeBollo(esente(prezzo), 2026))).toEqual([0, 200]);
    expect(['N1', 'N3.1', 'N6.9', 'N2.2', 'N3.5'].map((n) => computeBollo(esente(10_000, n), 2026))).toEqual([
      ...[0, 0, 0, 200, 200],
    ]);
    expect(computeBollo([riga({ prezzo: 999_999 })], 2026)).toBe(0);
  });
});

describe('the file of an invoice', () => {
  const estero = {
    ...{ denominazione: 'Kanzlei Müller GmbH', paese: 'DE', partitaIva: '811569869', codiceFiscale: null },
    ...{ via: 'Hauptstraße 5', cap: '10115', comune: 'Berlin', provincia: null },
  };
  const privato = { ...fattura().cliente, partitaIva: null, codiceFiscale: 'RSSMRA85T10A562S' };
  const casi: Readonly<Record<string, DatiFattura>> = {
    'a company with its code': fattura(),
    'a private client without code': fattura({ cliente: privato, codiceDestinatario: '0000000' }),
    'only an address': fattura({ codiceDestinatario: '0000000', pec: 'morandi@pec.example' }),
    'a foreign client': fattura({
      ...{ cliente: estero, codiceDestinatario: 'XXXXXXX' },
      righe: [riga({ aliquota: 0, natura: 'N2.1', norma: 'Art. 7-ter D.P.R. 633/1972' })],
    }),
    'reverse charge': fattura({
      righe: [riga({ aliquota: 0, natura: 'N6.9', norma: 'Inversione contabile art. 17' })],
    }),
    'split payment': fattura({ esigibilita: 'S' }),
    'an office of the State': fattura({ codiceDestinatario: 'UF3Z9K', esigibilita: 'S' }),
    'stamp duty': fattura({
      ...{ bollo: 200, righe: [riga({ aliquota: 0, natura: 'N4', norma: 'Art. 10' }), makeRigaBollo(200)] },
    }),
    'a withholding': fattura({ ritenuta: { tipo: 'RT02', aliquota: 2000, causale: 'A' } }),
    'a credit note': fattura({
      ...{ tipoDocumento: 'TD04', numero: 'NC 4/26', causale: 'Rimborso' },
      collegata: { numero: 'A1 200/26', data: '2026-11-03' },
    }),
    'signs that the schema has not': fattura({
      causale: 'L’offerta «Più» – 100 € & <altro>',
      cliente: { ...fattura().cliente, denominazione: `${'Société Générale Łódź '.repeat(6)}` },
    }),
  };

  it('[FAT-009] is FPR12, with 0000000 and the address where there is no code, and says the totals of the table', () => {
    const xml = writeFattura(casi['only an address'] as DatiFattura);
    expect(xml).toContain('versione="FPR12"');
    expect(xml).toContain('<CodiceDestinatario>0000000</CodiceDestinatario>');
    expect(xml).toContain('<PECDestinatario>morandi@pec.example</PECDestinatario>');
    expect(xml).toContain('<ImportoTotaleDocumento>366.00</ImportoTotaleDocumento>');
    expect(xml).toContain('<Imposta>66.00</Imposta>');
    expect(writeFattura(fattura())).not.toContain('PECDestinatario');
  });

  it.each(Object.entries(casi))('is right for us: %s', (_, dati) => {
    expect(checkFattura(dati, OGGI)).toEqual([]);
  });

  it.skipIf(!hasSchemi)('[FAT-009] is valid against the official schema 1.2.3, a thousand of them', () => {
    const validate = openSchema();
    for (const dati of Object.values(casi)) expect(validate(writeFattura(dati))).toBe('');
    // The official samples tell a validator that looks from one that does not.
    const campione = (nome: string) => readFileSync(join(SCHEMI, 'esempi', nome), 'utf8');
    expect(validate(campione('IT01234567890_FPR01.xml'))).toBe('');
    expect(validate(campione('IT01234567890_FPR02.xml'))).not.toBe('');
    const testo = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }).filter((t) => t.trim() !== '');
    const righe = fc.array(
      fc.record({
        descrizione: testo,
        quantita: fc.integer({ min: 1, max: 9999 }),
        prezzo: fc.nat(9_999_999),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(righe, testo, testo, (varie, denominazione, causale) => {
        const dati = fattura({
          ...{ causale, righe: varie.map((una) => riga(una)) },
          cliente: { ...fattura().cliente, denominazione },
        });
        expect(validate(writeFattura(dati))).toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  it.skipIf(!hasSchemi)('is refused by us wherever the official schema refuses it', () => {
    const validate = openSchema();
    const sbagliate: DatiFattura[] = [
      fattura({ numero: 'A'.repeat(20) }),
      fattura({ numero: '1'.repeat(21) }),
      fattura({ data: '19/11/2026' }),
      fattura({ codiceDestinatario: 'ABC' }),
      fattura({ codiceDestinatario: '0000000', pec: 'no' }),
      fattura({ cliente: { ...fattura().cliente, cap: '4112' } }),
      fattura({ cliente: { ...fattura().cliente, via: ' ' } }),
      fattura({ cliente: { ...fattura().cliente, provincia: 'Modena' } }),
      fattura({ cedente: { ...fattura().cedente, telefono: '1' } }),
      fattura({ pagamento: { modalita: 'MP99', scadenza: null } }),
      fattura({ righe: [riga({ descrizione: '' })] }),
    ];
    for (const dati of sbagliate) {
      expect(checkFattura(dati, OGGI), JSON.stringify(dati)).not.toEqual([]);
      if (dati.numero !== 'A'.repeat(20)) expect(validate(writeFattura(dati))).not.toBe('');
    }
  });

  it('says before sending what the exchange would refuse, with its code and the field', () => {
    const codici = (dati: Partial<DatiFattura>) =>
      checkFattura(fattura(dati), OGGI).map(({ codice, campo }) => `${codice} ${campo}`);
    const { cliente } = fattura();
    expect(codici({ cliente: { ...cliente, partitaIva: '03317640368' } })).toEqual(['00305 PartitaIva']);
    expect(codici({ cliente: { ...cliente, partitaIva: null } })).toEqual(['00417 PartitaIva']);
    expect(codici({ cliente: { ...cliente, partitaIva: '03128770363' } })).toEqual(['00471 Cliente']);
    expect(codici({ codiceDestinatario: 'XXXXXXX' })).toEqual(['00313 CodiceSDI']);
    expect(codici({ righe: [riga({ aliquota: 0 })] })).toEqual(['00400 Righe.0.CodiceIva']);
    expect(codici({ righe: [riga({ natura: 'N4' })] })).toEqual(['00401 Righe.0.CodiceIva']);
    expect(codici({ righe: [riga({ aliquota: 0, natura: 'N6' })] })).toContain('00445 Righe.0.CodiceIva');
    expect(codici({ data: '2026-11-25' })).toEqual(['00403 Data']);
    expect(codici({ tipoDocumento: 'TD29' })).toEqual([' TipoDocumento']);
    expect(
      codici({ esigibilita: 'S', righe: [riga({ aliquota: 0, natura: 'N6.9', norma: 'Art. 17' })] }),
    ).toEqual(['00420 Esigibilita']);
    const collegata = { numero: '1/26', data: '2026-11-20' };
    expect(codici({ tipoDocumento: 'TD04', collegata })).toEqual(['00418 Collegata']);
    expect(codici({ tipoDocumento: 'TD04' })).toEqual([' Collegata']);
  });

  it('[FAT-009] says what the layout refuses by the name of the field it comes from, and keeps its place beside', () => {
    const { cliente, cedente } = fattura();
    const quali = (dati: Partial<DatiFattura>) =>
      checkFattura(fattura(dati), OGGI).map(({ campo, frase, dove }) => [campo, frase, dove]);
    expect(quali({ cliente: { ...cliente, cap: '4112' } })).toEqual([
      [
        'CAP',
        'CAP del cliente: «4112» non va bene. Atteso: cinque cifre.',
        'CessionarioCommittente/Sede/CAP',
      ],
    ]);
    expect(quali({ cedente: { ...cedente, telefono: '1' } })).toEqual([
      [
        'Cedente.Telefono',
        expect.stringMatching(/^Telefono di chi vende: «1» non va bene/),
        'CedentePrestatore/Contatti/Telefono',
      ],
    ]);
    expect(quali({ righe: [riga(), riga({ descrizione: '' })] })).toEqual([
      [
        'Righe.1.Descrizione',
        expect.stringMatching(/^Riga 2, descrizione: manca/),
        'DatiBeniServizi/DettaglioLinee 2/Descrizione',
      ],
    ]);
  });

  it('[FAT-009] has a field, and a name in words, for every element that a person may have written wrong', () => {
    const { cliente, cedente } = fattura();
    const vuoto = (soggetto: object) =>
      Object.fromEntries(Object.keys(soggetto).map((nome) => [nome, nome === 'paese' ? 'IT' : '§']));
    const tutte = checkFattura(
      fattura({
        cliente: { ...cliente, ...vuoto(cliente), partitaIva: cliente.partitaIva, codiceFiscale: null },
        cedente: {
          ...cedente,
          ...vuoto(cedente),
          ...{ partitaIva: cedente.partitaIva, codiceFiscale: null, iban: '§' },
          rea: { ufficio: '§', numero: '', capitale: 1, socioUnico: null, inLiquidazione: false },
        },
        ...{ codiceDestinatario: '§', causale: '', righe: [riga({ descrizione: '', aliquota: 123456 })] },
        pagamento: { modalita: 'MP05', scadenza: 'mai' },
        ritenuta: { tipo: '§', aliquota: 123456, causale: '§' },
      }),
      OGGI,
    );
    const senzaNome = tutte.filter(({ frase }) => frase.includes('/'));
    // What no person writes: it comes of the numbers of the lines.
    expect(senzaNome.map(({ dove }) => dove)).toEqual(['DatiBeniServizi/DatiRiepilogo/AliquotaIVA']);
    expect(tutte.every(({ campo }) => campo !== 'File')).toBe(true);
    expect(tutte.length).toBeGreaterThan(15);
  });

  it('writes any text in the characters of the schema', () => {
    expect(toCaratteri('L’età  è «bella» — 5 €', 'latini')).toBe("L'età è «bella» - 5 EUR");
    expect(toCaratteri('Perché Łódź 漢', 'base')).toBe('Perche ?odz ?');
  });
});

describe('what the exchange refuses', () => {
  it.skipIf(!hasSchemi)('is told in plain words with the field to mend, code by code', () => {
    const codici = readFileSync(join(SCHEMI, 'codici_errore_sdi_2025.csv'), 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((linea) => (linea.trim() === '' ? [] : [linea.split(';')[0] ?? '']));
    expect([...rifiuti.keys()].sort()).toEqual(codici.sort());
    for (const { parole } of rifiuti.values()) {
      expect(parole).toMatch(/^[A-ZÈ].*\.$/);
      expect(parole).not.toMatch(/\d\.\d\.\d|<|cedente|cessionario/);
    }
    expect(explainRifiuto('00999', 'Altro')).toEqual({ parole: 'Altro', campo: 'File' });
  });
});
