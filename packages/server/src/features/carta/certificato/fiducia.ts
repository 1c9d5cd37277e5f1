import { X509Certificate } from 'node:crypto';
import type { EsitoFiducia } from '@quadra/contract';
import * as pkijs from 'pkijs';
import { toBuffer } from '../../../cms.ts';
import { describeCertificato } from './pkcs12.ts';

/** Whether an authority that is known vouches for a certificate, and which one. */
export interface Fiducia {
  readonly esito: EsitoFiducia;
  readonly autorita: string | null;
}

/** Between a person and the authority there are one or two; what others wrote is not searched for ever. */
const PASSI = 4;
const ALTRI = 10;

const isFigliaDi = (figlia: X509Certificate, madre: X509Certificate): boolean => {
  try {
    return figlia.checkIssued(madre) && figlia.verify(madre.publicKey);
  } catch {
    return false;
  }
};

/** The certificates from one to a known authority, that is the last; none passes twice. */
function findCatena(
  da: X509Certificate,
  altri: readonly X509Certificate[],
  note: readonly X509Certificate[],
  passi = PASSI,
): X509Certificate[] | undefined {
  const nota = note.find((una) => isFigliaDi(da, una));
  if (nota) return [da, nota];
  if (passi === 0) return undefined;
  for (const madre of altri.filter((uno) => isFigliaDi(da, uno))) {
    const resto = altri.filter((uno) => uno !== madre);
    const catena = findCatena(madre, resto, note, passi - 1);
    if (catena) return [da, ...catena];
  }
  return undefined;
}

const readTutti = (quali: readonly Uint8Array[]): X509Certificate[] =>
  quali.flatMap((der) => {
    try {
      return [new X509Certificate(der)];
    } catch {
      return [];
    }
  });

/**
 * Looks for the way from a certificate to one of the known authorities, through those that came with it, and checks it as it was
 * that day: validity, basicConstraints and their length, uses, names (RFC 5280, § 6). Whether one was revoked is not asked.
 */
export async function judgeFiducia(
  certificato: Uint8Array,
  { altri, note, quando }: { altri: readonly Uint8Array[]; note: readonly Uint8Array[]; quando: Date },
): Promise<Fiducia> {
  const [suo] = readTutti([certificato]);
  const catena = suo && findCatena(suo, readTutti(altri.slice(0, ALTRI)), readTutti(note));
  const [radice] = catena?.slice(-1) ?? [];
  if (!catena || !radice) return { esito: 'Ignota', autorita: null };
  const toCertificato = ({ raw }: X509Certificate) => pkijs.Certificate.fromBER(toBuffer(raw));
  const prova = new pkijs.CertificateChainValidationEngine({
    trustedCerts: [toCertificato(radice)],
    // It takes the last for the one to judge.
    certs: catena.slice(0, -1).reverse().map(toCertificato),
    checkDate: quando,
  });
  const { result } = await prova.verify().catch(() => ({ result: false }));
  return {
    esito: result ? 'Attendibile' : 'NonValida',
    autorita: describeCertificato(radice.raw).titolare,
  };
}
