import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarcatura } from '../../../../demo/servizi/marcatura.ts';
import { makeEmittente, makePkcs12 } from '../../../../test/certificato.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';
import { makeCms, OID, sha256 } from '../../../cms.ts';
import { makeMarcatura } from '../../../gateways/marcatura/http.ts';
import { addMarca, readValore, replaceCms } from './marca.ts';
import { readFirme as readConFidate, signPdf } from './pdf-firmato.ts';
import { CertificatoInadatto, openPkcs12, PasswordErrata } from './pkcs12.ts';

const quando = new Date('2026-11-23T10:00:00Z');
const come = { quando, motivo: 'Firma dello studio', nome: 'Roberta Sala' };
let documento: Buffer;
let file: ReturnType<typeof makePkcs12>;
beforeAll(async () => {
  documento = await makePdfVero('Lettera di incarico', 'Seconda pagina');
  file = makePkcs12('Roberta Sala', 'parola');
});
const sign = (pdf: Buffer, p12 = file.p12, isMarcata = false) =>
  signPdf(pdf, openPkcs12(p12, 'parola'), { ...come, isMarcata });
const firma = (pdf: Buffer, p12?: Buffer) => sign(pdf, p12).then((firmato) => firmato.pdf);
const toDer = (pem: string) => new X509Certificate(pem).raw;
const readFirme = (pdf: Buffer, autorita: readonly string[] = [], adesso = quando) =>
  readConFidate(pdf, { note: autorita.map(toDer), adesso });

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

describe('who vouches for a signature', () => {
  const judge = async (pdf: Buffer, ...altro: [(readonly string[])?, Date?]) =>
    (await readFirme(pdf, ...altro))[0]?.fiducia;

  it('is an authority that is known, on that day, and no other with its name', async () => {
    const pdf = await firma(documento);
    const autorita = 'Autorità di prova';
    expect(await judge(pdf)).toEqual({ esito: 'Ignota', autorita: null });
    expect(await judge(pdf, [file.autorita])).toEqual({ esito: 'Attendibile', autorita });
    expect(await judge(pdf, [makePkcs12('Altri', 'parola').autorita])).toEqual({
      ...{ esito: 'Ignota', autorita: null },
    });
    const poi = new Date('2029-01-01T00:00:00Z');
    expect(await judge(pdf, [file.autorita], poi)).toEqual({ esito: 'NonValida', autorita });
  });

  it('is not who was made to sign alone, whatever it issues', async () => {
    // A person of the authority, who issues a certificate as if he were one.
    const falsa = makePkcs12('Chi non può', 'parola', { emittente: makeEmittente(file, 'parola') });
    const [letta] = await readFirme(await firma(documento, falsa.p12), [file.autorita]);
    expect(letta).toMatchObject({ isIntegra: true, fiducia: { esito: 'Ignota' } });
  });

  it('and a signature that holds what it signs is not of the file it is put in', async () => {
    const { pdf, cms } = await sign(documento);
    const altra = await makeCms(Buffer.from('altro'), openPkcs12(file.p12, 'parola'), OID.dati);
    const [letta] = await readFirme(replaceCms(pdf, cms, altra), [file.autorita]);
    expect([letta?.certificato?.titolare, letta?.isIntegra]).toEqual(['Roberta Sala', false]);
  });
});

describe('a signature with a time stamp', () => {
  let servizio: Awaited<ReturnType<typeof startMarcatura>>;
  let marcata: Buffer;
  let token: Buffer;
  let cmsMarcato: Buffer;
  beforeAll(async () => {
    servizio = await startMarcatura('http://127.0.0.1:0');
    const { indirizzo } = servizio;
    const marcatura = makeMarcatura({ indirizzo, simulato: true, attesaSecondi: 5 });
    const { pdf, cms } = await sign(documento, file.p12, true);
    token = (await marcatura.stamp(readValore(cms))).token;
    cmsMarcato = addMarca(cms, token);
    marcata = replaceCms(pdf, cms, cmsMarcato);
  });
  afterAll(() => servizio.stop());

  it('says the hour of the authority beside its own, and is judged on that day', async () => {
    const [letta] = await readFirme(marcata, [file.autorita, servizio.autorita], new Date());
    expect(letta).toMatchObject({ quando, isIntegra: true, isUltima: true });
    expect(letta?.marca).toMatchObject({
      isIntegra: true,
      certificato: { titolare: 'Marcatura di prova' },
      fiducia: { esito: 'Attendibile', autorita: 'Ente di marcatura di prova' },
    });
    expect(Math.abs(Date.now() - (letta?.marca?.quando?.getTime() ?? 0))).toBeLessThan(60_000);
    // In two years the certificate of who signed is over: it was good at the hour of the stamp, if who says it is known.
    const poi = new Date(Date.now() + 2 * 365 * 86_400_000);
    const [sicura] = await readFirme(marcata, [file.autorita, servizio.autorita], poi);
    expect(sicura?.fiducia?.esito).toBe('Attendibile');
    const [incerta] = await readFirme(marcata, [file.autorita], poi);
    expect([incerta?.fiducia?.esito, incerta?.marca?.fiducia?.esito]).toEqual(['NonValida', 'Ignota']);
  });

  it('of which a byte is changed is no more integra, and the signature is what it was', async () => {
    const inizio = marcata.lastIndexOf(token.toString('hex'));
    expect(inizio).toBeGreaterThan(0);
    const impronta = sha256(readValore(cmsMarcato)).toString('hex');
    // The last of its own signature, and one of the imprint that it is made on.
    for (const posto of [inizio + token.byteLength * 2 - 2, marcata.indexOf(impronta, inizio)]) {
      const rovinata = Buffer.from(marcata);
      rovinata[posto] = rovinata[posto] === 0x31 ? 0x32 : 0x31;
      const [letta] = await readFirme(rovinata, [file.autorita, servizio.autorita]);
      expect([letta?.isIntegra, letta?.marca?.isIntegra]).toEqual([true, false]);
    }
  });

  it('is not that of another signature', async () => {
    const { pdf, cms } = await sign(await makePdfVero('Altro'), file.p12, true);
    const [letta] = await readFirme(replaceCms(pdf, cms, addMarca(cms, token)), [servizio.autorita]);
    expect([letta?.isIntegra, letta?.marca?.isIntegra]).toEqual([true, false]);
  });

  it.runIf(hasProgramma('pdfsig', '-v'))('is still valid for a verifier of others', () => {
    expect(askPdfsig(marcata)).toMatch(/Signature is Valid/);
  });
});

describe('a certificate with an EC key', () => {
  it.runIf(hasProgramma('openssl', 'version')).each(['prime256v1', 'secp384r1'])(
    'signs on %s',
    async (curva) => {
      const dove = mkdtempSync(join(tmpdir(), 'ec-'));
      try {
        const openssl = (...argomenti: string[]) => execFileSync('openssl', argomenti, { cwd: dove });
        openssl('ecparam', '-name', curva, '-genkey', '-noout', '-out', 'k.pem');
        openssl(
          'req',
          '-x509',
          '-new',
          '-key',
          'k.pem',
          '-subj',
          '/CN=Curva Ellittica',
          '-days',
          '3650',
          '-out',
          'c.pem',
        );
        openssl(
          'pkcs12',
          '-export',
          '-inkey',
          'k.pem',
          '-in',
          'c.pem',
          '-passout',
          'pass:parola',
          '-out',
          'f.p12',
        );
        const [letta] = await readFirme(await firma(documento, readFileSync(join(dove, 'f.p12'))));
        expect([letta?.certificato?.titolare, letta?.isIntegra]).toEqual(['Curva Ellittica', true]);
        // Another curve is no certificate to sign with.
        openssl('ecparam', '-name', 'secp521r1', '-genkey', '-noout', '-out', 'k.pem');
        openssl('req', '-x509', '-new', '-key', 'k.pem', '-subj', '/CN=Altra', '-out', 'c.pem');
        openssl(
          'pkcs12',
          '-export',
          '-inkey',
          'k.pem',
          '-in',
          'c.pem',
          '-passout',
          'pass:parola',
          '-out',
          'f.p12',
        );
        expect(() => openPkcs12(readFileSync(join(dove, 'f.p12')), 'parola')).toThrow(CertificatoInadatto);
      } finally {
        rmSync(dove, { recursive: true });
      }
    },
  );
});
