import { describe, expect, it } from 'vitest';
import { isIpAbilitato } from '../../../http/ip-abilitati.ts';
import { computeRete } from '../../../http/sessione/rete.rules.ts';
import { checkPassword } from './password.rules.ts';

const email = 'anna@example.it';

const frase = 'il gatto dorme sul tetto la notte';
const dati = ['Anna', 'De Luca', 'Studio Bianchi e Associati S.r.l.', 'DLCNNA80A41H501X', '12345678903'];
const titolare = { email, dati, vecchia: 'Una vecchia, lunga abbastanza' };

describe('a new password', () => {
  it.each([
    frase,
    'Quaderno-Verde-41121',
    'tuttominuscolo lungo',
    'k8d02m4x9z1q7w5',
    '839201746552910',
    '🔐🗝️ una chiave strana',
    `Aa1${'xyzkq'.repeat(25)}`,
    'quadrifoglio raro e basta',
  ])('[REG-015] %s is good, whatever it is made of', (password) => {
    expect(checkPassword(password, titolare)).toEqual([]);
  });

  it('[REG-015] wants fifteen characters, or twelve with the second step, and no more than 128', () => {
    expect(frase).toHaveLength(33);
    expect(checkPassword('gatto di tetti', titolare)).toEqual([
      'La password deve avere almeno 15 caratteri.',
    ]);
    expect(checkPassword('gatto di tetti', { ...titolare, protetta: true })).toEqual([]);
    expect(checkPassword('gatto tetti', { ...titolare, protetta: true })).toEqual([
      'La password deve avere almeno 12 caratteri.',
    ]);
    expect(checkPassword('gatto '.repeat(22), titolare)).toEqual([
      'La password può avere al massimo 128 caratteri.',
    ]);
  });

  const nota =
    'Questa password è fra le prime che si provano: sceglierne una meno comune, per esempio una frase.';
  it.each([
    'Password123!',
    'Quadra2026!!',
    'P4ssw0rd-2026!!',
    'passwordpassword',
    'Dragon-Monkey-1985',
    '123456789012345',
    'qwertyuiopasdfgh',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    'kx7kx7kx7kx7kx7kx7',
    '1111111111111111',
  ])('[REG-015] %s is known, with the second step too', (password) => {
    expect(checkPassword(password, { ...titolare, protetta: true })).toEqual([nota]);
  });

  const propri =
    'La password è fatta di dati propri o dello studio: sceglierne un’altra, per esempio una frase.';
  it.each([
    'anna@example.it1',
    'Anna.De.Luca.1980',
    'studiobianchi2026',
    'Quadra-Studio-2026',
    'DLCNNA80A41H501X!!',
    'dlcnna80a41h501x-anna',
    '12345678903-2026',
    'Password-DeLuca-80',
  ])('[REG-015] %s is of one’s own data', (password) => {
    expect(checkPassword(password, titolare)).toEqual([propri]);
  });

  it('[REG-015] is not the old one, nor the e-mail address, whatever its case', () => {
    expect(checkPassword(titolare.vecchia, titolare)).toHaveLength(1);
    expect(checkPassword('Anna@Example.it', { email: 'anna@example.it' })).toHaveLength(1);
  });
});

describe('addresses', () => {
  it.each([
    ['', '10.0.0.3', true],
    ['10.0.0.1, 10.0.0.2', '10.0.0.3', false],
    ['10.0.0.1, 10.0.0.2', '10.0.0.2', true],
    ['10.0.0.0/8', '::ffff:10.9.9.9', true],
    ['2001:db8::/32', '2001:db8:1::7', true],
    ['10.0.0.1,x', '10.0.0.1', true],
    ['x', '10.0.0.1', false],
    ['10.0.0.0/33', '10.0.0.0', false],
  ])('%j and %s: %s', (lista, ip, isAmmesso) => {
    expect(isIpAbilitato(lista, ip)).toBe(isAmmesso);
  });

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::9', '2001:db8:0:0::/64'],
    ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (ip, rete) => {
    expect(computeRete(ip)).toBe(rete);
  });
});
