import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello } from '../../../index.ts';

const lavoro: DatiModello = {
  ...{ 'FR3.1': 'F205', 'FR4.1': 'F205', 'C1.1': '2', 'C1.3': 45_000, 'C5.1': 365 },
  ...{ 'C9.1': 11_000, 'C10.1': 600, 'C11.1': 300, 'C12.1': 0, 'C13.1': 0 },
};
const aCredito: DatiModello = { ...lavoro, 'C9.1': 18_000, 'C10.1': 682, 'C11.1': 360 };

const CASI: readonly [string, string, DatiModello][] = [
  ['TIPO_MANCA_D3', 'D3.1', { 'D3.2': 10 }],
  ['TIPO_MANCA_D4', 'D4.3', { 'D4.4': 10 }],
  ['TIPO_MANCA_D5', 'D5.1', { 'D5.2': 10 }],
  ['CEDOLARE_DI_ALTRI', 'D4.2', { 'D4.2': '1', 'D4.3': '3', 'D4.4': 10 }],
  ['SPESE_NON_AMMESSE', 'D4.5', { 'D4.3': '5', 'D4.4': 10, 'D4.5': 5 }],
  ['SPESE_CON_CEDOLARE', 'D4.5', { 'D4.2': '1', 'D4.3': '10', 'D4.4': 10, 'D4.5': 5 }],
  ['RITENUTE_BREVI_IN_F8', 'D4.6', { 'D4.3': '10', 'D4.4': 10, 'D4.6': 2 }],
  ['SPESE_OLTRE_D4', 'D4.5', { 'D4.3': '1', 'D4.4': 10, 'D4.5': 11 }],
  ['SPESE_OLTRE_D5', 'D5.3', { 'D5.1': '1', 'D5.2': 10, 'D5.3': 11 }],
  ['GIOVANE_SENZA_OPERE', 'D3.90', { 'D3.1': '2', 'D3.2': 10, 'D3.90': true }],
  ['COMPENSATA_OLTRE_IRPEF', 'F3.2', { 'F3.1': 10, 'F3.2': 11 }],
  ['COMPENSATA_OLTRE_CEDOLARE', 'F3.6', { 'F3.6': 11 }],
  ['COMPENSATA_OLTRE_REGIONALE', 'F3.9', { 'F3.8': 10, 'F3.9': 11 }],
  ['COMPENSATA_OLTRE_COMUNALE', 'F3.12', { 'F3.11': 10, 'F3.12': 11 }],
  ['ACCONTO_DUE_VOLTE_IRPEF', 'F6.2', { ...lavoro, 'F6.1': true, 'F6.2': 10 }],
  ['ACCONTO_DUE_VOLTE_COMUNALE', 'F6.4', { ...lavoro, 'F6.3': true, 'F6.4': 10 }],
  [
    'ACCONTO_DUE_VOLTE_CEDOLARE',
    'F6.6',
    { 'D4.2': '1', 'D4.3': '10', 'D4.4': 3_000, 'F6.5': true, 'F6.6': 10 },
  ],
  ['ACCONTO_MAGGIORE_IRPEF', 'F6.2', { ...lavoro, 'F6.2': 9_000 }],
  ['ACCONTO_MAGGIORE_COMUNALE', 'F6.4', { ...lavoro, 'F6.4': 900 }],
  ['ACCONTO_MAGGIORE_CEDOLARE', 'F6.6', { 'D4.2': '1', 'D4.3': '10', 'D4.4': 3_000, 'F6.6': 631 }],
  ['ACCONTO_DUE_VOLTE_LEZIONI', 'F6.15', { 'M37.1': 4_000, 'F6.14': true, 'F6.15': 10 }],
  ['ACCONTO_MAGGIORE_LEZIONI', 'F6.15', { 'M37.1': 4_000, 'F6.15': 601 }],
  ['RATA_SENZA_NUMERO_E57', 'E57.1', { 'E57.2': 5_000 }],
  ['RATA_SENZA_NUMERO_E57_2', 'E57.3', { 'E57.4': 5_000 }],
  ['RATA_SENZA_NUMERO_E59', 'E59.1', { 'E59.2': 5_000 }],
  ['RATA_SENZA_NUMERO_E6', 'E6.1', { 'E6.2': 5_000 }],
  ['ONERE_CODICE', 'E26.1', { 'E26.1': 10, 'E26.2': 5_000 }],
  ['PREMI_DUE_SCELTE', 'C4.8', { ...lavoro, 'C4.2': 100, 'C4.7': true, 'C4.8': true }],
  ['PREMI_SENZA_SCELTA', 'C4.7', { ...lavoro, 'C4.3': 100 }],
  ['MANCE_DUE_SCELTE', 'C16.6', { ...lavoro, 'C16.2': 100, 'C16.5': true, 'C16.6': true }],
  ['MANCE_SENZA_SCELTA', 'C16.5', { ...lavoro, 'C16.3': 100 }],
  ['MANCE_OLTRE_LIMITE', 'C16.1', { ...lavoro, 'C16.1': 1_000, 'C16.3': 301, 'C16.6': true }],
  ['ARTICOLO_49_ASSENTE', 'C14.5', { ...lavoro, 'C14.5': '2', 'C14.6': 10 }],
  ['NEOASSUNTI_OLTRE_LIMITE', 'C18.1', { ...lavoro, 'C18.1': 5_001 }],
  ['RATE_TROPPE', 'F6.7', { ...lavoro, 'F6.7': 7 }],
  ['RATE_SENZA_DEBITO', 'F6.7', { 'F6.7': 3 }],
  ['COMPENSARE_DUE_VOLTE', 'I1.1', { ...aCredito, 'I1.1': 10, 'I1.2': true }],
  ['COMPENSARE_OLTRE_CREDITO', 'I1.1', { ...aCredito, 'I1.1': 9_000 }],
  ['VISTO_SUL_CREDITO', 'I1.1', { ...aCredito, 'I1.2': true }],
  ['RIMBORSO_CONTROLLATO', 'PL1301.2', aCredito],
  ['CONIUGE_SENZA_CONGIUNTA', 'FR10.3', { ...lavoro, 'PL111.7': 10 }],
  ['CONIUGE_SENZA_CONGIUNTA', 'FR10.3', { ...lavoro, 'PL1305.1': 10 }],
  ['CONGIUNTA_SENZA_DICHIARANTE', 'FR10.1', { ...lavoro, 'FR10.3': true }],
  ['CONIUGE_E_DICHIARANTE', 'FR10.2', { ...lavoro, 'FR10.1': true, 'FR10.2': true }],
  ['CONIUGE_E_CONGIUNTA', 'FR10.3', { ...lavoro, 'FR10.2': true, 'FR10.3': true }],
  ['CONGIUNTA_PER_ALTRI', 'FR10.4', { ...lavoro, 'FR10.3': true, 'FR10.4': true }],
  ['CONIUGE_PER_ALTRI', 'FR10.4', { ...lavoro, 'FR10.2': true, 'FR10.4': true }],
  ['RISULTATO_NELLA_CONGIUNTA', 'FR10.2', { ...lavoro, 'FR10.2': true }],
  [
    'SENZA_SOSTITUTO_COMPENSA',
    'FR10.9',
    { ...lavoro, 'FR10.1': true, 'FR10.3': true, 'FR10.9': true, 'PL111.7': 5_000, 'PL112.5': 10 },
  ],
  ['RATE_DEL_CONIUGE', 'F6.7', { ...lavoro, 'FR10.1': true, 'FR10.3': true, 'PL111.7': 10, 'F6.7': 3 }],
  ['INTEGRATIVO_SENZA_CODICE', 'FR10.8', { ...lavoro, 'F9.1': 10 }],
  ['INDENNITA_OLTRE_TOTALE', 'M1.4', { ...lavoro, 'M1.3': 101, 'M1.4': 100 }],
  ['CAPITALE_SENZA_OPZIONE', 'M31.7', { ...lavoro, 'M31.1': 'H', 'M31.3': 100, 'M31.7': true }],
  ['PENSIONATI_RESIDENZA', 'M51.4', { ...lavoro, 'M51.1': true }],
  ['PENSIONATI_DUE_RISPOSTE', 'M51.5', { ...lavoro, 'M51.4': true, 'M51.5': true }],
  ['CORI_SENZA_CODICE', 'F2.5', { ...lavoro, 'F2.5': 10 }],
];

const codesOf = async (anno: number, dati: DatiModello) => {
  const modello = await loadModello(anno, '730');
  return (modello?.createCalcolo(dati).findings() ?? []).map(({ codice, chiave }) => `${codice} ${chiave}`);
};

describe('what only the 730 checks', () => {
  it.each(CASI)('%s points at %s', async (codice, chiave, dati) => {
    expect(await codesOf(2026, dati)).toContain(`${codice} ${chiave}`);
  });

  it('says nothing of a return that is in order', async () => {
    for (const anno of [2023, 2024, 2025, 2026]) expect(await codesOf(anno, lavoro)).toEqual([]);
    expect(await codesOf(2026, { ...lavoro, 'FR10.1': true, 'FR10.3': true, 'PL111.7': 10 })).toEqual([]);
    const buono = { 'D5.1': '2', 'D5.2': 3_000, 'D5.3': 100, 'F1.1': 10, 'F6.7': 3, 'F3.1': 10, 'F3.2': 10 };
    expect(await codesOf(2026, { ...lavoro, ...buono })).toEqual([]);
  });

  it('knows that codes 4 and 5 of D5 and one instalment less are of the form of 2023', async () => {
    expect(await codesOf(2023, { 'D5.1': '4', 'D5.2': 10 })).toContain('OCCASIONALE_NON_GESTITO D5.1');
    expect(await codesOf(2023, { ...lavoro, 'F6.7': 6 })).toContain('RATE_TROPPE F6.7');
    expect(await codesOf(2024, { ...lavoro, 'F6.7': 6 })).toEqual([]);
  });
});
