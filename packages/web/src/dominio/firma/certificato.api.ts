import {
  type CertificatoStudioFilo,
  type DocumentoFilo,
  type FirmaDelFileFilo,
  fromWire,
  percorsi,
  percorso,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api/client.ts';

type Filo = { data: { Certificato: CertificatoStudioFilo | null } };
const read = ({ data: { Certificato } }: Filo) => (Certificato ? fromWire(Certificato) : null);
/** What the certificate of the studio says of itself; null where it has none. */
export type Certificato = NonNullable<ReturnType<typeof read>>;

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
export const signDocumento = (id: string, dati: { password: string; motivo: string }) =>
  send<{ data: DocumentoFilo }>('POST', percorso(percorsi.documentoFirmaCertificato, { id }), {
    corpo: { Password: dati.password, Motivo: dati.motivo },
  }).then(({ data }) => fromWire<DocumentoFilo>(data));

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
