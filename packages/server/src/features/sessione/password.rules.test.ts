import { describe, expect, it } from 'vitest';
import { isIpAbilitato } from '../../http/ip-abilitati.ts';
import { checkPassword } from './password.rules.ts';
import { computeRete } from './rete.rules.ts';

const email = 'anna@example.it';

describe('a new password', () => {
  it.each(['Abcdefgh12', 'abcdefgh1!', 'ABCDEFGH1!', 'è una frase Lunga', `Aa1${'x'.repeat(125)}`])(
    '%s is good',
    (password) => {
      expect(checkPassword(password, { email, vecchia: 'Altra-2026!' })).toEqual([]);
    },
  );

  it.each([
    ['Abcdefg12', 'nine characters'],
    ['abcdefghij', 'one class'],
    ['abcdefgh12', 'two classes'],
    [`Aa1${'x'.repeat(126)}`, 'too long'],
    ['Altra-2026!', 'the old one'],
    ['', 'nothing'],
  ])('%s is refused: %s', (password) => {
    expect(checkPassword(password, { email, vecchia: 'Altra-2026!' }).length).toBeGreaterThan(0);
  });

  it('cannot be the e-mail address, whatever its case', () => {
    expect(checkPassword('Anna@Example1.it', { email: 'anna@example1.it' })).toHaveLength(1);
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
