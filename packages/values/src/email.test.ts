import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it('an address is one a mail can reach: bad input 7 and its like are not', () => {
  const buone = [
    'a@example.it',
    'nome.cognome+x@studio-conti.example',
    "o'neil@a.co",
    'x@xn--bcher-kva.example',
  ];
  expect(buone.filter((una) => !isEmail(una))).toEqual([]);
  const cattive = [
    '',
    'g@12',
    'g@1.2',
    'a@localhost',
    'a@b',
    '@b.it',
    'a@',
    'a@@b.it',
    'a b@c.it',
    'a@b .it',
    ' a@b.it',
    'a@b.it ',
    '.a@b.it',
    'a.@b.it',
    'a..b@c.it',
    'a@-b.it',
    'a@b-.it',
    'a@b..it',
    'a@[127.0.0.1]',
    'a@b.it\r\nBcc: x@y.it',
    '"a b"@c.it',
    'a@b.i',
    'a,b@c.it',
    `${'a'.repeat(65)}@b.it`,
    `a@${'b'.repeat(250)}.it`,
    'à@b.it',
  ];
  expect(cattive.filter(isEmail)).toEqual([]);
});
