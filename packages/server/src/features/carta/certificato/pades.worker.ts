import { answerInCorsia } from '../../../http/in-corsia.ts';
import { type Fidate, readFirme, signPdf } from './pdf-firmato.ts';
import { CertificatoInadatto, describeCertificato, openPkcs12, PasswordErrata } from './pkcs12.ts';

interface Certificato {
  readonly p12: Uint8Array;
  readonly password: string;
}
/** Files that others made are read where they can stop nobody. */
export type DomandaPades =
  | ({ readonly atto: 'certificato' } & Certificato)
  | ({
      readonly atto: 'firma';
      readonly documento: Uint8Array;
      readonly come: Parameters<typeof signPdf>[2];
    } & Certificato)
  | ({ readonly atto: 'firme'; readonly documento: Uint8Array } & Fidate);

async function answer(domanda: DomandaPades): Promise<unknown> {
  if (domanda.atto === 'firme') return readFirme(Buffer.from(domanda.documento), domanda);
  const aperto = openPkcs12(domanda.p12, domanda.password);
  if (domanda.atto === 'certificato') return describeCertificato(aperto.catena[0] ?? Buffer.alloc(0));
  return signPdf(domanda.documento, aperto, domanda.come);
}

answerInCorsia(
  (domanda) => answer(domanda as DomandaPades),
  (errore) =>
    errore instanceof PasswordErrata
      ? 'PASSWORD'
      : errore instanceof CertificatoInadatto
        ? 'INADATTO'
        : 'ILLEGGIBILE',
);
