import { expect, it } from 'vitest';
import { hashPassword, isHashSuperato, verifyPassword } from './password.ts';

it('hashes two at a time with thirty-two in line, and sends the others away at once to try again', async () => {
  const hash = await hashPassword('Segreta-Collina-26!');
  const prove = Array.from({ length: 40 }, () =>
    verifyPassword(hash, 'Segreta-Collina-26!').catch((errore: Error) => errore),
  );
  const esiti = await Promise.all(prove);
  expect(esiti.filter((esito) => esito === true)).toHaveLength(34);
  const rifiutati = esiti.filter((esito) => esito instanceof Error);
  expect(rifiutati).toHaveLength(6);
  for (const rifiuto of rifiutati) {
    expect(rifiuto).toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', particolari: { riprovaFra: 3 } });
  }
  expect(await verifyPassword(hash, 'Segreta-Collina-26!')).toBe(true);
});

it('knows a hash made with other parameters', async () => {
  expect(isHashSuperato(await hashPassword('x'))).toBe(false);
  expect(isHashSuperato('$argon2id$v=19$m=19456,t=2,p=1$c2FsZQ$aGFzaA')).toBe(true);
});

it('never says yes for a user without a password', async () => {
  expect(await verifyPassword(null, 'nessuno entra con questa')).toBe(false);
});
