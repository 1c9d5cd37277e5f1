import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEstratto } from './estratto.rules.ts';

const radice = join(import.meta.dirname, '../../../../../..');
const ESEMPI = ['../shared', '../../shared']
  .map((dove) => join(radice, dove, 'data/sepa/esempi'))
  .find((dove) => existsSync(dove));
const camt = (voci: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${voci}</Stmt></BkToCstmrStmt></Document>`;
const voce = (importo: string, verso: string, dentro: string) =>
  `<Ntry><Amt Ccy="EUR">${importo}</Amt><CdtDbtInd>${verso}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><NtryDtls>${dentro}</NtryDtls></Ntry>`;
const parte = (testo: string, importo = '') =>
  `<TxDtls>${importo}<RmtInf><Ustrd>${testo}</Ustrd></RmtInf></TxDtls>`;

describe('a bank statement', () => {
  it('tells what came in and went out, entry by entry, with the words of who paid', () => {
    expect(
      readEstratto(camt(voce('61.00', 'CRDT', parte('QDR-ABC')) + voce('10.5', 'DBIT', parte('canone'))))
        ?.righe,
    ).toEqual([
      { data: '2026-03-02', importo: 6100, descrizione: 'QDR-ABC', isStorno: false },
      { data: '2026-03-02', importo: -1050, descrizione: 'canone', isStorno: false },
    ]);
  });

  it('splits an entry of many payments, and knows what comes back', () => {
    const molte = voce(
      '30.00',
      'CRDT',
      parte('uno', '<Amt Ccy="EUR">10.00</Amt>') + parte('due', '<Amt Ccy="EUR">20.00</Amt>'),
    );
    const storno = '<TxDtls><RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls>';
    const righe = readEstratto(camt(molte + voce('5.00', 'DBIT', storno)))?.righe;
    expect(righe?.map(({ importo, isStorno }) => [importo, isStorno])).toEqual([
      [1000, false],
      [2000, false],
      [-500, true],
    ]);
  });

  it('reads a CSV of a bank, with its commas and its columns', () => {
    expect(
      readEstratto(
        'Data contabile;Importo;Descrizione\n02/03/2026;1.061,00;BONIFICO QDR-ABC\n03/03/2026;-5,00;spese',
      )?.righe,
    ).toEqual([
      { data: '2026-03-02', importo: 106100, descrizione: 'BONIFICO QDR-ABC', isStorno: false },
      { data: '2026-03-03', importo: -500, descrizione: 'spese', isStorno: false },
    ]);
  });

  it('says of which account it is, and leaves out what is only announced', () => {
    const conto = '<Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>';
    const annunciata = (stato: string) => voce('9.00', 'DBIT', '').replace('BOOK', stato);
    const righe = readEstratto(
      camt(conto + voce('61.00', 'DBIT', '') + annunciata('PDNG') + annunciata('<Cd>INFO</Cd>')),
    )?.righe;
    expect(righe).toEqual([
      {
        ...{ data: '2026-03-02', importo: -6100, descrizione: '', isStorno: false },
        conto: 'IT60X0542811101000000123456',
      },
    ]);
  });

  it('reads a CSV with a zero in the column where nothing moved', () => {
    const righe = readEstratto(
      'Data;Dare;Avere;Causale\n02/03/2026;12,50;0,00;F24\n03/03/2026;0,00;4,00;bonifico',
    )?.righe;
    expect(righe?.map(({ importo }) => importo)).toEqual([-1250, 400]);
  });

  it('tells the rows of a CSV whose amount is no number, and not those that have none', () => {
    const letto = readEstratto(
      [
        'Data;Dare;Avere;Causale',
        ...['01/03/2026;;;Saldo iniziale', '02/03/2026;12,50;;F24', '03/03/2026;1O,00;;F24 Rossi'],
        ...['04/03/2026;-;4,00;bonifico', '05/03/2026;0,00;12.3O;bonifico', '06/03/2026;7,00;–;spese'],
      ].join('\n'),
    );
    expect(letto?.righe.map(({ importo }) => importo)).toEqual([-1250, 400, -700]);
    expect(letto?.nonLette).toEqual([
      '03/03/2026 · 1O,00 · F24 Rossi',
      '05/03/2026 · 0,00 · 12.3O · bonifico',
    ]);
  });

  it.each([
    ['100,00 EUR', 10_000],
    ['EUR 1.250,5', 125_050],
    ['−100,00', -10_000],
    ['100,00-', -10_000],
    ['(100,00)', -10_000],
    ['-1.250.000', -125_000_000],
    ['1,234.56', 123_456],
    ['12.50', 1_250],
    ['12,00€', 1_200],
    ['+12,00', 1_200],
    ['- 12,00', -1_200],
    ['€ -12,00', -1_200],
    ['-€ 12,00', -1_200],
    ['12,00 - EUR', -1_200],
    ['(EUR 12,00)', -1_200],
    ['0,5', 50],
    ['0.5', 50],
    ['1\u00a0234,56', 123_456],
    ['1 234', 123_400],
  ])('reads %s of a CSV', (scritto, importo) => {
    expect(readEstratto(`Data;Importo;Causale\n02/03/2026;${scritto};F24`)?.righe).toMatchObject([
      { importo },
    ]);
  });

  it.each([
    ...[
      '1,234',
      '12,345',
      '0.125',
      '0.125,00',
      '00.125',
      '12EUR34',
      '12€34',
      'EUREUR 12,00',
      'EUR 12,00 EUR',
    ],
    ...['(12,00', '12,00)', '-12,00-', '(-12,00)', '--12,00', '+-12,00', '1 2,00', '12+00', '1.234.56'],
  ])('does not guess %s of a CSV', (scritto) => {
    const letto = readEstratto(`Data;Importo;Causale\n02/03/2026;${scritto};F24\n03/03/2026;1,00;F24`);
    expect([letto?.righe.map(({ importo }) => importo), letto?.nonLette.length]).toEqual([[100], 1]);
  });

  it.each([
    ['Importo;Entrate;Uscite', '100;100;', 10_000],
    ['Importo;Entrate;Uscite', '100;100,00;0,00', 10_000],
    ['Importo;Entrate;Uscite', '-5,00;;5,00', -500],
    ['Accrediti;Avere', ';250', 25_000],
    ['Accrediti;Avere', '0,00;250', 25_000],
    ['Accrediti;Avere', '–;250', 25_000],
    ['Dare;Uscite', '12,50;12.50', -1_250],
  ])('reads one amount of the columns %s: %s', (nomi, scritti, importo) => {
    const letto = readEstratto(`Data;${nomi};Descrizione\n01/01/2026;${scritti};bonifico`);
    expect([letto?.righe.map((riga) => riga.importo), letto?.nonLette]).toEqual([[importo], []]);
  });

  it.each([
    ['Accrediti;Avere', '5;250'],
    ['Importo;Entrate;Uscite', '1;100;'],
    ['Importo;Entrate;Uscite', '5;;5'],
    ['Accrediti;Avere', '1O,00;250'],
    ['Dare;Addebiti', '1;250,00'],
    ['Dare;Avere', '5;7'],
    ['Entrate;Uscite', '100,00;1O,00'],
  ])('does not choose between two amounts of the columns %s: %s', (nomi, scritti) => {
    const letto = readEstratto(`Data;${nomi};Descrizione\n01/01/2026;${scritti};bonifico`);
    const parole = ['01/01/2026', ...scritti.split(';').filter((uno) => uno !== ''), 'bonifico'];
    expect([letto?.righe, letto?.nonLette]).toEqual([[], [parole.join(' · ')]]);
  });

  it('with no amount that can be read is still one, and says which', () => {
    const letto = readEstratto('Data;Importo;Causale\n02/03/2026;1O,00;A\n03/03/2026;1.2.3;B');
    expect([letto?.righe.length, letto?.nonLette.length]).toEqual([0, 2]);
  });

  it.each(['', 'niente', '<a>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<Document/>'])(
    'is not %j',
    (testo) => {
      expect(readEstratto(testo)).toBeNull();
    },
  );

  it.runIf(ESEMPI !== undefined)('reads the published samples', () => {
    const file = globSync(`${ESEMPI}/camt05*.xml`);
    expect(file.length).toBeGreaterThan(3);
    for (const uno of file) expect(readEstratto(readFileSync(uno, 'utf8'))?.righe.length).toBeGreaterThan(0);
  });
});
