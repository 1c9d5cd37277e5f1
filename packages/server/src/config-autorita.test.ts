import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makePkcs12 } from '../test/certificato.ts';
import { readAutorita } from './config-autorita.ts';

const dove = mkdtempSync(join(tmpdir(), 'quadra-autorita-'));
afterAll(() => rmSync(dove, { recursive: true, force: true }));
const write = (nome: string, testo: string) => {
  writeFileSync(join(dove, nome), testo);
  return join(dove, nome);
};

describe('the authorities that are trusted', () => {
  it('are those of a file, or of the files of a folder; none without', () => {
    const [una, altra] = [makePkcs12('A', 'a').autorita, makePkcs12('B', 'b').autorita];
    expect(readAutorita(undefined)).toEqual([]);
    expect(readAutorita(write('due.pem', `${una}\n${altra}`))).toHaveLength(2);
    write('terza.crt', una);
    write('leggimi.txt', 'non conta');
    expect(readAutorita(dove)).toHaveLength(3);
  });

  it('are refused in Italian where they are not authorities', () => {
    expect(() => readAutorita(join(dove, 'manca.pem'))).toThrow(/QUADRA_AUTORITA: .* non si legge/);
    const niente = write('niente.txt', 'niente');
    expect(() => readAutorita(niente)).toThrow(/non è un elenco di certificati PEM di autorità/);
    const persona = write('persona.txt', makePkcs12('Persona', 'p').foglia);
    expect(() => readAutorita(persona)).toThrow(/basicConstraints/);
  });
});
