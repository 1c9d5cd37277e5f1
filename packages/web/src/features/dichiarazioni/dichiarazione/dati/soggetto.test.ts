import { loadModello } from '@quadra/fisco';
import { expect, it } from 'vitest';
import { hideAltrui } from './soggetto.ts';

const readTitoli = async (codice: 'iva' | 'imu', soggetto: 'PF' | 'SD', righi = {}) => {
  const modello = await loadModello(2025, codice);
  if (!modello) throw new Error('no modello');
  return hideAltrui(modello, soggetto, righi)
    .quadri.filter(({ codice: suo }) => suo === 'FR')
    .flatMap(({ sezioni }) => sezioni)
    .flatMap(({ righi: suoi }) => suoi)
    .filter(({ rigo }) => rigo === 2)
    .flatMap(({ caselle }) => caselle.map(({ titolo }) => titolo));
};

it('the frontespizio asks a company for its name, a person for his', async () => {
  expect(await readTitoli('iva', 'SD')).toEqual(['Codice fiscale', 'Denominazione']);
  expect(await readTitoli('iva', 'PF')).toEqual(['Codice fiscale', 'Cognome', 'Nome', 'Data di nascita']);
  expect(await readTitoli('imu', 'SD')).not.toContain('Sesso');
  expect(await readTitoli('imu', 'SD')).toContain('Cognome o ragione sociale');
});

it('what somebody wrote there stays to be seen', async () => {
  expect(await readTitoli('iva', 'SD', { 'FR2.2': 'Rossi' })).toContain('Cognome');
});
