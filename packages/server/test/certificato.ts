import forge from 'node-forge';

const ANNO_MS = 365 * 86_400_000;
interface Chi {
  readonly nome: string;
  readonly emittente?: {
    readonly nome: string;
    readonly chiave: forge.pki.rsa.PrivateKey;
    readonly certificati?: readonly forge.pki.Certificate[];
  };
  readonly chiavi: forge.pki.rsa.KeyPair;
  readonly dal: Date;
  readonly al: Date;
}
function makeCertificato({ nome, emittente, chiavi, dal, al }: Chi): forge.pki.Certificate {
  const certificato = forge.pki.createCertificate();
  certificato.publicKey = chiavi.publicKey;
  certificato.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
  certificato.validity.notBefore = dal;
  certificato.validity.notAfter = al;
  const dico = (chi: string) => [
    { name: 'commonName', value: chi },
    { name: 'countryName', value: 'IT' },
  ];
  certificato.setSubject(dico(nome));
  certificato.setIssuer(dico(emittente?.nome ?? nome));
  certificato.setExtensions([
    { name: 'basicConstraints', cA: emittente === undefined, critical: true },
    emittente === undefined
      ? { name: 'keyUsage', keyCertSign: true, critical: true }
      : { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificato.sign(emittente?.chiave ?? chiavi.privateKey, forge.md.sha256.create());
  return certificato;
}

/** Who has a PKCS#12 file, as who issues certificates. */
export function makeEmittente(
  { p12 }: { readonly p12: Buffer },
  password: string,
): NonNullable<Chi['emittente']> {
  const pfx = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), password);
  const [borsa] =
    pfx.getBags({ bagType: forge.pki.oids.pkcs8ShroudedKeyBag ?? '' })[
      forge.pki.oids.pkcs8ShroudedKeyBag ?? ''
    ] ?? [];
  const certificati = (
    pfx.getBags({ bagType: forge.pki.oids.certBag ?? '' })[forge.pki.oids.certBag ?? ''] ?? []
  ).flatMap(({ cert }) => cert ?? []);
  const nome = String(certificati[0]?.subject.getField('CN')?.value);
  return { nome, chiave: borsa?.key as forge.pki.rsa.PrivateKey, certificati };
}

/** An authority of the tests, and a certificate of its own for who signs, as the PKCS#12 file that he has. */
export function makePkcs12(
  titolare: string,
  password: string,
  {
    dal = new Date(Date.now() - ANNO_MS),
    al = new Date(Date.now() + ANNO_MS),
    algoritmo = 'aes256',
    emittente: altro,
  }: {
    readonly dal?: Date;
    readonly al?: Date;
    readonly algoritmo?: 'aes256' | '3des';
    readonly emittente?: NonNullable<Chi['emittente']>;
  } = {},
): { p12: Buffer; autorita: string; foglia: string } {
  const nome = 'Autorità di prova';
  const sue = forge.pki.rsa.generateKeyPair(2048);
  const autorita = makeCertificato({
    ...{ nome, chiavi: sue },
    ...{ dal: new Date(Date.now() - 3 * ANNO_MS), al: new Date(Date.now() + 9 * ANNO_MS) },
  });
  const chiavi = forge.pki.rsa.generateKeyPair(2048);
  const foglia = makeCertificato({
    ...{ nome: titolare, chiavi, dal, al, emittente: altro ?? { nome, chiave: sue.privateKey } },
  });
  const sopra = altro?.certificati ?? [autorita];
  const asn1 = forge.pkcs12.toPkcs12Asn1(chiavi.privateKey, [foglia, ...sopra], password, {
    algorithm: algoritmo,
  });
  return {
    p12: Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'),
    autorita: forge.pki.certificateToPem(autorita),
    foglia: forge.pki.certificateToPem(foglia),
  };
}
