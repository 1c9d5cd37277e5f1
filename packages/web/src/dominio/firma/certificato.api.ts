import {
  type CertificatoFilo,
  type DocumentoFilo,
  type FirmaDelFileFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api/client.ts';

type Filo = { data: CertificatoFilo };
const read = ({ data }: Filo) => fromWire(data);
/** What a studio signs with: its certificate, null where it has none, and who stamps the time of its signatures. */
export type FirmaStudio = ReturnType<typeof read>;
/** What the certificate of the studio says of itself. */
export type Certificato = NonNullable<FirmaStudio['certificato']>;

export const certificatoQuery = queryOptions({
  queryKey: ['certificatoStudio'],
  queryFn: () => send<Filo>('GET', percorsi.certificato).then(read),
});

/** The bytes of a file as they travel in a body. */
async function toBase64(file: File): Promise<string> {
  const byte = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(byte, (uno) => String.fromCharCode(uno)).join(''));
}
export const saveCertificato = async (file: File, password: string) =>
  send<Filo>('PUT', percorsi.certificato, {
    corpo: { Contenuto: await toBase64(file), Password: password },
  }).then(read);
export const removeCertificato = () => send<null>('DELETE', percorsi.certificato);

/** Signs a document; answers it as it is now. */
export const signDocumento = (id: string, dati: { password: string; motivo: string; senzaMarca: boolean }) =>
  send<{ data: DocumentoFilo }>('POST', percorso(percorsi.documentoFirmaCertificato, { id }), {
    corpo: { Password: dati.password, Motivo: dati.motivo, SenzaMarca: dati.senzaMarca },
  }).then(({ data }) => fromWire<DocumentoFilo>(data));

export type FirmaDelFile = Interno<FirmaDelFileFilo>;
/** The signatures that a document holds: they change with its bytes alone. */
export const firmeQuery = (id: string, versione: number) =>
  queryOptions({
    queryKey: ['documenti', 'firme', id, versione],
    queryFn: ({ signal }) =>
      send<{ data: FirmaDelFileFilo[] }>('GET', percorso(percorsi.documentoFirme, { id }), {
        segnale: signal,
        silenziosa: true,
      }).then(({ data }) => data.map((una) => fromWire<FirmaDelFileFilo>(una))),
    staleTime: Number.POSITIVE_INFINITY,
  });
