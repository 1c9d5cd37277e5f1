import fc from 'fast-check';
import type { Contribuente } from './fisco-contribuente.ts';

const euro = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
const reddito = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: 300_000 }),
  fc.constantFrom(
    7_500,
    8_174,
    8_500,
    15_000,
    15_001,
    25_000,
    28_000,
    28_001,
    35_000,
    50_000,
    50_001,
    120_000,
  ),
);
const cessione = fc.record({ corrispettivo: euro(20_000), costo: euro(20_000), rideterminato: fc.boolean() });
/** A random taxpayer of the straight version. */
const contribuente = fc.record({
  rapporti: fc.array(
    fc.record({ tipologia: fc.constantFrom(1, 2), contratto: fc.constantFrom(1, 2), reddito }),
    { maxLength: 3 },
  ),
  giorniLavoro: fc.integer({ min: 1, max: 365 }),
  giorniPensione: fc.integer({ min: 1, max: 365 }),
  assimilati: fc.array(fc.record({ assegno: fc.boolean(), reddito }), { maxLength: 2 }),
  familiari: fc.array(
    fc.record({
      relazione: fc.integer({ min: 1, max: 5 }),
      mesi: fc.integer({ min: 0, max: 12 }),
      percentuale: fc.constantFrom(0, 50, 100),
      mesiDetrazione: fc.integer({ min: 0, max: 12 }),
    }),
    { maxLength: 5 },
  ),
  spese: fc.array(
    fc.record({
      codice: fc.constantFrom(8, 12, 14, 15, 29, 30, 36, 45, 61, 71, 76, 81),
      importo: euro(40_000),
    }),
    { maxLength: 6 },
  ),
  patologie: euro(3_000),
  sanitarie: euro(5_000),
  sanitarieFamiliari: euro(8_000),
  sanitarieDisabili: euro(3_000),
  rateizza: fc.boolean(),
  veicoli: euro(20_000),
  mutuo: euro(5_000),
  contributi: euro(10_000),
  assegnoConiuge: euro(5_000),
  domestici: euro(2_000),
  religiose: euro(2_000),
  disabili: euro(2_000),
  previdenzaDedotta: euro(6_000),
  previdenza: euro(6_000),
  domicilio: fc.constantFrom('F205', 'H501'),
  ritenute: euro(40_000),
  regionale: euro(1_000),
  comunale: euro(500),
  comunaleAcconto: euro(200),
  accontoTrattenuto: euro(200),
  erogato: euro(1_300),
  sommaErogata: euro(1_000),
  eccedenza: euro(1_000),
  compensata: euro(1_000),
  acconti: euro(3_000),
  fondi: euro(4_000),
  ritenuteAllevatori: euro(800),
  accontiCeduti: euro(3_000),
  primaCasa: euro(5_000),
  primaCasaUsata: euro(1_000),
  occupazione: euro(2_000),
  regionaleEccedenza: euro(300),
  regionaleCompensata: euro(300),
  comunaleF24: euro(200),
  comunaleEccedenza: euro(200),
  comunaleCompensata: euro(200),
  estero: fc.array(
    fc.record({
      codice: fc.integer({ min: 1, max: 21 }),
      quota: fc.integer({ min: 1, max: 100 }),
      valore: fc.oneof(euro(20_000), euro(2_000_000), fc.constantFrom(5_000, 5_001, 18_867, 18_868, 26_315)),
      giorni: fc.integer({ min: 1, max: 366 }),
      mesi: fc.integer({ min: 0, max: 12 }),
      credito: euro(400),
      detrazione: euro(200),
      monitoraggio: fc.boolean(),
      privilegiato: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  cessioni: fc.array(cessione, { maxLength: 3 }),
  minusvalenze: euro(5_000),
  minusCertificate: euro(5_000),
  eccedenzaRt: euro(1_500),
  cripto: cessione,
  minusCripto: euro(3_000),
  separata: fc.record({
    redditi: fc.array(fc.record({ importo: euro(50_000), ritenute: euro(9_000) }), { maxLength: 3 }),
    rimborsi: euro(3_000),
    trattenuto: euro(2_000),
    arretrati: euro(9_000),
    arretratiTrattenuto: euro(900),
    capitale: fc.record({ reddito: euro(9_000), aliquota: fc.constantFrom(12.5, 26), ivca: euro(300) }),
    depositi: euro(2_000),
    bonus: fc.record({ eccedente: euro(90_000), trattenuto: euro(5_000) }),
    sequestrati: euro(9_000),
    lezioni: fc.record({
      compensi: fc.oneof(euro(9_000), fc.constantFrom(344, 345, 1_716, 1_717, 1_718)),
      ...{ eccedenza: euro(300), compensata: euro(200), acconti: euro(500) },
    }),
    pensionati: euro(60_000),
    terreno: fc.record({ valore: euro(200_000), versata: euro(9_000) }),
  }),
  saldoEstero: fc.record({ eccedenza: euro(500), compensata: euro(300), acconti: euro(500) }),
});

/** The form years that the straight version knows. */
export const ANNI = [2023, 2024, 2025, 2026] as const;
const TETTO_SPESE = 75_000;

/**
 * A taxpayer that the straight version of a form can tell: children of the first two months of 2022 had other rules, and above
 * 75,000 euro the expenses of 2025 have a ceiling.
 */
export const makeContribuente = (anno: number): fc.Arbitrary<Contribuente> =>
  contribuente.map((t) => {
    const redditi = [...t.rapporti, ...t.assimilati].reduce((somma, { reddito: suo }) => somma + suo, 0);
    return {
      ...t,
      accontiCeduti: Math.min(t.accontiCeduti, t.acconti),
      // Crypto-assets have their code from 2024; a leap year is that of the form of 2025.
      estero: t.estero.map((b) => ({
        ...b,
        codice: anno === 2023 && b.codice === 21 ? 14 : b.codice,
        giorni: anno === 2025 ? b.giorni : Math.min(b.giorni, 365),
      })),
      familiari: t.familiari.map((f) =>
        anno === 2023
          ? { ...f, mesi: Math.min(f.mesi, 11), mesiDetrazione: Math.min(f.mesiDetrazione, 10) }
          : f,
      ),
      spese: anno === 2026 && redditi > TETTO_SPESE ? [] : t.spese,
    };
  });
