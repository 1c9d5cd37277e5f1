import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casiCompensazione } from '../../casi/versamenti/compensazione.ts';
import type { Credito } from './compensazione.ts';
import type { RigoF24 } from './f24.ts';
import { checkCompensazione, type Debito, proponi } from './proposta.ts';

const make = (id: string, codice: string, disponibile: number, altro: Partial<Credito> = {}): Credito => ({
  id,
  codice,
  anno: 2024,
  disponibile,
  ...altro,
});
const debito = (id: string, codice: string, importo: number): Debito => ({ id, codice, importo });
const DATA = '2025-06-16';

describe('the rules of compensation', () => {
  it.each(casiCompensazione)('$nome', (caso) => {
    const { data, credito, situazione, attesi } = caso;
    const { usi, rifiuti } = proponi(
      [debito('d', '4001', caso.debito)],
      [make('c', '', 0, credito)],
      data,
      situazione,
    );
    const [primo] = rifiuti;
    expect([
      usi.reduce((somma, { importo }) => somma + importo, 0) / 100,
      ...(primo ? [primo.regola, ...(primo.dal ? [primo.dal] : [])] : []),
    ]).toEqual(attesi);
    for (const { frase, fonte } of rifiuti) {
      expect(frase).toMatch(/^[A-Z].*\.$/u);
      expect(fonte.articolo).toMatch(/^art/);
    }
  });

  it.each([
    ['1727', '1728'],
    ['1856', '1854'],
    ['4722', '4724'],
    ['2020', '2018'],
  ])('a credit of %s pays the advance %s, its own tax, before its declaration', (suo, acconto) => {
    const { usi, rifiuti } = proponi([debito('d', acconto, 800_000)], [make('c', suo, 900_000)], DATA);
    expect([usi.map(({ importo, propria }) => [importo, propria]), rifiuti]).toEqual([[[800_000, true]], []]);
  });

  it('a substitute tax is of no other tax', () => {
    const { usi } = proponi([debito('d', '1242', 800_000)], [make('c', '1100', 900_000)], DATA);
    expect(usi.map(({ importo, propria }) => [importo, propria])).toEqual([[500_000, false]]);
  });

  it('a model says them on the row of the credit, with the article and the day', () => {
    const righi: readonly RigoF24[] = [
      { sezione: 'erario', codice: '4001', anno: '2024', debito: 900_000 },
      { sezione: 'erario', codice: '6099', anno: '2024', credito: 400_000 },
      { sezione: 'erario', codice: '6099', anno: '2024', credito: 400_000 },
    ];
    const noti = [{ codice: '6099', anno: 2024, presentata: '2025-06-10', visto: true }];
    expect(checkCompensazione({ righi, data: DATA }, noti, {})).toEqual([
      {
        livello: 'errore',
        codice: 'DECIMO_GIORNO',
        campo: 'righi[2].credito',
        frase: expect.stringContaining('dal 20/06/2025'),
        fonte: 'D.Lgs. 241/1997, art. 17, c. 1; D.L. 50/2017, art. 3',
        dal: '2025-06-20',
      },
    ]);
    expect(checkCompensazione({ righi, data: '2025-06-20' }, noti, {})).toEqual([]);
    const ritenute: RigoF24 = { sezione: 'erario', codice: '1701', anno: '2025', credito: 100 };
    expect(checkCompensazione({ righi: [ritenute, ...righi.slice(0, 1)], data: DATA }, [], {})).toEqual([]);
  });
});

describe('what is proposed', () => {
  it('a debt of 1,000 with a credit of 300 leaves 700', () => {
    const { saldo, usi, resti } = proponi([debito('d', '4033', 100_000)], [make('c', '4001', 30_000)], DATA);
    expect([saldo, usi, resti]).toEqual([
      70_000,
      [{ credito: 'c', debito: 'd', importo: 30_000, propria: true }],
      [{ id: 'c', disponibile: 0 }],
    ]);
  });

  it('its own tax first, where the threshold does not count', () => {
    const debiti = [debito('ritenute', '1001', 700_000), debito('iva', '6003', 600_000)];
    const { usi, rifiuti } = proponi(debiti, [make('iva', '6099', 1_200_000)], '2025-04-16');
    expect(usi.map(({ debito: suo, importo, propria }) => [suo, importo, propria])).toEqual([
      ['iva', 600_000, true],
      ['ritenute', 500_000, false],
    ]);
    expect(rifiuti.map(({ regola }) => regola)).toEqual(['DECIMO_GIORNO']);
  });

  it('of two that may be used, the one that ends first, then the oldest', () => {
    const crediti = [
      make('senza fine', '6936', 100),
      make('vecchio', '4001', 100, { anno: 2023 }),
      make('primo a finire', '6933', 100, { entro: '2025-12-31' }),
    ];
    const { usi } = proponi([debito('d', '1001', 250)], crediti, DATA);
    expect(usi.map(({ credito, importo }) => [credito, importo])).toEqual([
      ['primo a finire', 100],
      ['vecchio', 100],
      ['senza fine', 50],
    ]);
  });

  it('the debts on the roll stop the credits of the State once, all together', () => {
    const crediti = [make('a', '6099', 300_000), make('b', '2003', 300_000)];
    const { usi } = proponi([debito('d', '1001', 900_000)], crediti, DATA, { ruoli: 400_000 });
    expect(usi.reduce((somma, { importo }) => somma + importo, 0)).toBe(200_000);
  });

  const codiciDebito = fc.constantFrom('4001', '4033', '1001', '6003', '2002', '3801');
  const codiciCredito = fc.constantFrom('6099', '4001', '2003', '6936', 'AP', '6781');
  const importo = fc.integer({ min: 1, max: 3 * 10 ** 6 });
  const debiti = fc.array(fc.tuple(codiciDebito, importo), { maxLength: 8 });
  const crediti = fc.array(
    fc.tuple(codiciCredito, importo, fc.boolean(), fc.integer({ min: 2022, max: 2025 })),
    {
      maxLength: 8,
    },
  );
  const ruoli = fc.constantFrom(0, 200_000, 5_000_000, 20_000_000);
  const mondo = fc.tuple(debiti, crediti, ruoli).map(([d, c, aRuolo]) => ({
    debiti: d.map(([codice, quanto], n) => debito(`d${n}`, codice, quanto)),
    crediti: c.map(([codice, quanto, visto, anno], n) =>
      make(`c${n}`, codice, quanto, { anno, ...(visto ? { visto, presentata: '2025-02-28' } : {}) }),
    ),
    situazione: { ruoli: aRuolo },
  }));
  const sum = (valori: readonly number[]) => valori.reduce((somma, valore) => somma + valore, 0);

  it('no euro is used twice, none is lost', () => {
    fc.assert(
      fc.property(mondo, ({ debiti: d, crediti: c, situazione }) => {
        const { usi, daPagare, resti, saldo } = proponi(d, c, DATA, situazione);
        for (const { id, disponibile } of c) {
          const usato = sum(usi.filter(({ credito }) => credito === id).map((uso) => uso.importo));
          expect(usato + (resti.find((resto) => resto.id === id)?.disponibile ?? 0)).toBe(disponibile);
        }
        for (const { id, importo: dovuto } of d) {
          const pagato = sum(usi.filter((uso) => uso.debito === id).map((uso) => uso.importo));
          expect(pagato + (daPagare.find((voce) => voce.id === id)?.importo ?? 0)).toBe(dovuto);
        }
        expect(saldo).toBe(sum(d.map((voce) => voce.importo)) - sum(usi.map((uso) => uso.importo)));
        expect(usi.every((uso) => uso.importo > 0)).toBe(true);
      }),
    );
  });

  it('asked again gives the same; what it proposes is lawful, and nothing more may be used', () => {
    fc.assert(
      fc.property(mondo, ({ debiti: d, crediti: c, situazione }) => {
        const prima = proponi(d, c, DATA, situazione);
        expect(proponi(d, c, DATA, situazione)).toEqual(prima);
        // The threshold of a tax counts what was used of it: told so, nothing is left that may be used.
        const usati = (codice: string, anno: number) =>
          sum(
            prima.usi
              .filter(({ credito, propria }) => {
                const suo = c.find(({ id }) => id === credito);
                return !propria && suo?.codice === codice && suo.anno === anno;
              })
              .map((uso) => uso.importo),
          );
        const dopo = proponi(
          prima.daPagare,
          prima.resti.map(({ id, disponibile }) => {
            const credito = c.find((altro) => altro.id === id) ?? make(id, '', 0);
            return { ...credito, disponibile, usato: usati(credito.codice, credito.anno) };
          }),
          DATA,
          situazione,
        );
        expect(dopo.usi).toEqual([]);
      }),
    );
  });
});
