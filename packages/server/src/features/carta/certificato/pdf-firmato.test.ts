import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePkcs12 } from '../../../../test/certificato.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';
import { readFirme, signPdf } from './pdf-firmato.ts';
import { CertificatoInadatto, openPkcs12, PasswordErrata } from './pkcs12.ts';

const quando = new Date('2026-11-23T10:00:00Z');
const come = { quando, motivo: 'Firma dello studio', nome: 'Roberta Sala' };
let documento: Buffer;
let file: ReturnType<typeof makePkcs12>;
beforeAll(async () => {
  documento = await makePdfVero('Lettera di incarico', 'Seconda pagina');
  file = makePkcs12('Roberta Sala', 'parola');
});
const firma = (pdf: Buffer, p12 = file.p12) => signPdf(pdf, openPkcs12(p12, 'parola'), come);

/** Whether a program of others is on this machine. */
const hasProgramma = (nome: string, prova: string) => spawnSync(nome, [prova]).error === undefined;
/** What a verifier of others says of a file; with the authority of the tests among those it trusts, where it can be told. */
function askPdfsig(pdf: Buffer): string {
  const dove = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    writeFileSync(join(dove, 'f.pdf'), pdf);
    writeFileSync(join(dove, 'ca.pem'), file.autorita);
    const base = `sql:${dove}`;
    if (hasProgramma('certutil', '-H')) {
      const fidata = ['-A', '-d', base, '-n', 'prova', '-t', 'CT,C,C', '-i', join(dove, 'ca.pem')];
      execFileSync('certutil', ['-N', '-d', base, '--empty-password']);
      execFileSync('certutil', fidata);
    }
    const conBase = hasProgramma('certutil', '-H') ? ['-nssdir', base] : [];
    return spawnSync('pdfsig', [...conBase, join(dove, 'f.pdf')], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(dove, { recursive: true });
  }
}

describe('a PDF signed with a certificate', () => {
  it('is whole as it was, and each signature says who, when and whether something came after', async () => {
    const una = await firma(documento);
    expect(una.subarray(0, documento.byteLength)).toEqual(documento);
    const [sola, ...altre] = await readFirme(una);
    expect(altre).toEqual([]);
    expect(sola).toMatchObject({ quando, isIntegra: true, isUltima: true });
    expect(sola?.certificato).toMatchObject({ titolare: 'Roberta Sala', emittente: 'Autorità di prova' });
    // A second signature does not break the first.
    const due = await firma(una, makePkcs12('Paolo Conti', 'parola').p12);
    expect(
      (await readFirme(due)).map(({ certificato, isIntegra, isUltima }) => [
        certificato?.titolare,
        isIntegra,
        isUltima,
      ]),
    ).toEqual([
      ['Roberta Sala', true, false],
      ['Paolo Conti', true, true],
    ]);
  });

  it('whatever byte is changed, is no more what was signed', async () => {
    const pdf = await firma(documento);
    for (const posto of [40, Math.floor(documento.byteLength / 2), documento.byteLength - 3]) {
      const rovinato = Buffer.from(pdf);
      rovinato[posto] = (rovinato[posto] ?? 0) ^ 1;
      const firme = await readFirme(rovinato).catch(() => []);
      expect(firme.some(({ isIntegra }) => isIntegra)).toBe(false);
    }
    // Nor are bytes put after it part of it; nor is a signature taken to another file.
    const [ampliata] = await readFirme(Buffer.concat([pdf, Buffer.from('\n% altro\n')]));
    expect([ampliata?.isIntegra, ampliata?.isUltima]).toEqual([true, false]);
    expect(await readFirme(documento)).toEqual([]);
  });

  it.runIf(hasProgramma('pdfsig', '-v'))(
    'is valid for a verifier of others, and not after a byte is changed',
    async () => {
      const pdf = await firma(documento);
      const detto = askPdfsig(pdf);
      expect(detto).toMatch(/Signer Certificate Common Name: Roberta Sala/);
      expect(detto).toMatch(/Signature Type: ETSI\.CAdES\.detached/);
      expect(detto).toMatch(/Total document signed/);
      expect(detto).toMatch(/Signature is Valid/);
      if (hasProgramma('certutil', '-H')) expect(detto).toMatch(/Certificate is Trusted/);
      const rovinato = Buffer.from(pdf);
      rovinato[documento.byteLength - 3] = 0x20;
      expect(askPdfsig(rovinato)).not.toMatch(/Signature is Valid/);
    },
  );

  it('is not made with a wrong password, nor from what is no certificate; older files are read too', async () => {
    expect(() => openPkcs12(file.p12, 'altra')).toThrow(PasswordErrata);
    expect(() => openPkcs12(Buffer.from('non è un certificato'), 'parola')).toThrow(CertificatoInadatto);
    const vecchio = makePkcs12('Vecchio', 'parola', { algoritmo: '3des' });
    const [letta] = await readFirme(await firma(documento, vecchio.p12));
    expect([letta?.certificato?.titolare, letta?.isIntegra]).toEqual(['Vecchio', true]);
  });
});
