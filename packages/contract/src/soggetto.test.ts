import { expect, it } from 'vitest';
import { checkSoggetto, findNaturaGiuridica, findSpecie, listTipiPer } from './soggetto.ts';

const mario = { tipo: 'PF', naturaGiuridica: null, denominazione: 'Rossi Mario' } as const;
const di = (naturaGiuridica: string | null, denominazione = 'Rossi') =>
  ({ tipo: 'SD', naturaGiuridica, denominazione }) as const;

it.each([
  ['Società a responsabilità limitata semplificata', 'società di capitali'],
  ['Società in accomandita per azioni', 'società di capitali'],
  ['Società cooperativa', 'società di capitali'],
  ['Società in accomandita semplice', 'società di persone'],
  ['Società semplici', 'società di persone'],
  ['Studio associato', 'società di persone'],
  ['Associazioni fra artisti e professionisti', 'società di persone'],
  ['Associazione non riconosciuta', 'ente'],
  ['Ente ecclesiastico', 'ente'],
  ['Condominio', 'ente'],
  ['Società tra professionisti', null],
  ['Consorzio', null],
  [null, null],
] as const)('the legal form «%s» is of: %s', (natura, specie) => {
  expect(findSpecie(di(natura))).toBe(specie);
});

it.each([
  ['23', 23],
  ['Società in nome collettivo', 24],
  ['Società in accomandita per azioni', 1],
  ['Società per azioni', 3],
  ['Non residenti: società per azioni', null],
  ['Società per azioni, aziende speciali e consorzi municipalizzati', null],
  ['Condominio', null],
  ['SR', null],
  [null, null],
] as const)('the legal form «%s» has the code: %s', (natura, codice) => {
  expect(findNaturaGiuridica(natura)).toBe(codice);
});

it.each([
  ['Rossi S.a.s. di Mario Rossi', 'società di persone'],
  ['ROSSI SNC', 'società di persone'],
  ['Rossi S.r.l.', 'società di capitali'],
  ['Hotel Spa Sas', null],
  ['Passo dello Stelvio', null],
] as const)('the name «%s», where there is no legal form, says: %s', (nome, specie) => {
  expect(findSpecie(di(null, nome))).toBe(specie);
});

it('a form is offered to those it is of, and refused to the others with the reason', () => {
  const sas = di('Società in accomandita semplice');
  expect(checkSoggetto('Società di capitali', sas, 2025)).toBe('CLIENTE_ALTRA_SPECIE');
  expect(checkSoggetto('Persone fisiche', sas, 2025)).toBe('CLIENTE_SOCIETA');
  expect(checkSoggetto('Società di persone', sas, 2025)).toBeNull();
  expect(listTipiPer(sas, 2025)).toEqual(
    expect.arrayContaining(['Società di persone', 'IRAP', 'IVA', 'IMU', '770', 'Certificazione unica']),
  );
  for (const tipo of ['Enti', 'IMU-ENC', 'Consolidato', '730'] as const)
    expect(listTipiPer(sas, 2025)).not.toContain(tipo);
  expect(listTipiPer(mario, 2025)).not.toContain('Società di persone');
  // What is not known is not refused.
  expect(listTipiPer(di(null), 2025)).toEqual(expect.arrayContaining(['Società di capitali', 'Enti']));
});

it('[DIC-002] persons have the IRAP until the form of 2022, the others always', () => {
  for (const tipo of ['IRAP', 'IRAP (simulazione)'] as const) {
    const anni = [2019, 2022, 2023, 2026].map((anno) => checkSoggetto(tipo, mario, anno));
    expect(anni).toEqual([null, null, 'IRAP_DI_PERSONA', 'IRAP_DI_PERSONA']);
    expect(listTipiPer(mario, 2023)).not.toContain(tipo);
    expect(listTipiPer(mario, 2022)).toContain(tipo);
    expect(checkSoggetto(tipo, di('Società in nome collettivo'), 2026)).toBeNull();
  }
});
