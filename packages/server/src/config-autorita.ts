import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ErroreAvvio } from './errore-avvio.ts';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function listFile(percorso: string): string[] {
  try {
    if (!statSync(percorso).isDirectory()) return [percorso];
    const nomi = readdirSync(percorso).filter((nome) => /\.(pem|crt|cer)$/i.test(nome));
    return nomi.sort().map((nome) => join(percorso, nome));
  } catch {
    throw new ErroreAvvio(`QUADRA_AUTORITA: ${percorso} non si legge.`);
  }
}

function readFile(file: string): Buffer[] {
  try {
    const letti = readFileSync(file, 'utf8').match(PEM) ?? [];
    if (letti.length === 0) throw new Error('no certificate');
    return letti.map((pem) => {
      const { ca, raw } = new X509Certificate(pem);
      if (!ca) throw new Error('no authority');
      return raw;
    });
  } catch {
    throw new ErroreAvvio(
      `QUADRA_AUTORITA, ${file}: non è un elenco di certificati PEM di autorità (basicConstraints CA).`,
    );
  }
}

/**
 * The authorities that are trusted: a file of PEM certificates, or a folder of such files; none without.
 * @throws ErroreAvvio for what is not a certificate of an authority, in Italian.
 */
export const readAutorita = (percorso: string | undefined): Buffer[] =>
  percorso === undefined ? [] : listFile(percorso).flatMap(readFile);
