import {
  type CollegamentoBustaFilo,
  type CollegamentoBustaLettaFilo,
  fromWire,
  type Interno,
  percorsi,
} from '@quadra/contract';
import { download, send } from '../../../api/client.ts';

export type DaFirmare = Interno<CollegamentoBustaLettaFilo>;
/** Of who holds a link: no session. */
export const openLink = (Link: string) =>
  send<{ data: CollegamentoBustaFilo }>('POST', percorsi.collegamentoBustaApri, {
    corpo: { Link },
    autonoma: true,
  }).then(({ data }) => fromWire<CollegamentoBustaFilo>(data));
export const askCodice = (Link: string) =>
  send<{ data: { Email: string } }>('POST', percorsi.collegamentoBustaCodice, {
    corpo: { Link },
    autonoma: true,
  }).then(({ data }) => data.Email);
export const readDaFirmare = (Link: string, Codice: string) =>
  send<{ data: CollegamentoBustaLettaFilo }>('POST', percorsi.collegamentoBustaLeggi, {
    corpo: { Link, Codice },
    autonoma: true,
  }).then(({ data }) => fromWire<CollegamentoBustaLettaFilo>(data));
export const readFile = (Link: string, Codice: string, Documento: string) =>
  download(percorsi.collegamentoBustaFile, { Link, Codice, Documento }, { autonoma: true });
/** `pagine`: of each document, the farthest page that was seen. Answers whether everybody has signed. */
export const signLink = (Link: string, Codice: string, pagine: ReadonlyMap<string, number>) =>
  send<{ data: { Conclusa: boolean } }>('POST', percorsi.collegamentoBustaFirma, {
    corpo: {
      ...{ Link, Codice, Letto: true },
      Pagine: [...pagine].map(([Documento, Pagina]) => ({ Documento, Pagina })),
    },
    autonoma: true,
  }).then(({ data }) => data.Conclusa);
export const refuseLink = (Link: string, Codice: string, Motivo: string) =>
  send('POST', percorsi.collegamentoBustaRifiuta, { corpo: { Link, Codice, Motivo }, autonoma: true });
