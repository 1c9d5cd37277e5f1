import {
  type CollegamentoChiestoFilo,
  type CollegamentoRichiestaFilo,
  fromWire,
  percorsi,
  percorso,
} from '@quadra/contract';
import { upload } from '../../../api/carica.ts';
import { send } from '../../../api/client.ts';
import { shrinkFoto } from '../../../api/riduci-immagine.ts';

/** Of who holds a link: no session. */
export const openRichiesta = (Link: string) =>
  send<{ data: CollegamentoRichiestaFilo }>('POST', percorsi.collegamentoRichiestaApri, {
    corpo: { Link },
    autonoma: true,
  }).then(({ data }) => fromWire<CollegamentoRichiestaFilo>(data));
export const askCodice = (Link: string) =>
  send<{ data: { Email: string } }>('POST', percorsi.collegamentoRichiestaCodice, {
    corpo: { Link },
    autonoma: true,
  }).then(({ data }) => data.Email);
export const readRichiesta = (Link: string, Codice: string) =>
  send<{ data: CollegamentoChiestoFilo }>('POST', percorsi.collegamentoRichiestaLeggi, {
    corpo: { Link, Codice },
    autonoma: true,
  }).then(({ data }) => fromWire<CollegamentoChiestoFilo>(data));
/** Photographs go small enough for a telephone's line: the server waits half a minute. */
export const sendDocumento = async (link: string, file: readonly File[], Codice: string) => {
  const ridotti = await Promise.all(file.map(shrinkFoto));
  const dove = percorso(percorsi.collegamentoRichiestaManda, { link });
  return upload(dove, ridotti, { Codice }, undefined, { autonoma: true });
};
export const sayMancante = (Link: string, Codice: string, Motivo: string) =>
  send<{ data: { ok: true } }>('POST', percorsi.collegamentoRichiestaMancante, {
    corpo: { Link, Codice, Motivo },
    autonoma: true,
  });
