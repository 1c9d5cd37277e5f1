import {
  type AreaDelegaUnica,
  type CollegamentoFilo,
  type CorsiaDelegaUnica,
  type DelegaUnicaFilo,
  type delegheUnicheFile,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  type RigaDelegaUnicaFilo,
} from '@quadra/contract';
import type { z } from 'zod';
import { upload } from '../../../../api/carica.ts';
import { download, send } from '../../../../api/client.ts';
import { list } from '../../../../api/lista.ts';
import { shrinkFoto } from '../../../../api/riduci-immagine.ts';

export type Riga = Interno<RigaDelegaUnicaFilo>;
export type DelegaUnica = Interno<DelegaUnicaFilo>;
type Busta = { data: DelegaUnicaFilo };
const read = ({ data }: Busta): DelegaUnica => fromWire<DelegaUnicaFilo>(data);

/** What narrows the board, and its order. */
export type Vista = { ordine: string; mie: boolean; senzaEmail: boolean };
const toFiltro = ({ mie, senzaEmail }: Vista) => ({
  ...(mie ? { Mie: true } : {}),
  ...(senzaEmail ? { ConEmail: false } : {}),
});

/** A lane, so many rows of it. */
export const corsiaQuery = (corsia: CorsiaDelegaUnica, vista: Vista, quante: number) => ({
  queryKey: ['delega-unica', 'list', corsia, vista, quante] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    list<RigaDelegaUnicaFilo>(
      percorsi.delegaUnicaLista,
      {
        filter: { Corsia: corsia, ...toFiltro(vista) },
        order: vista.ordine === 'Denominazione' ? ['Denominazione'] : [vista.ordine, 'Denominazione'],
        logic: 'and',
        righePerPagina: quante,
      },
      { segnale: signal },
    ),
});
export const unicaQuery = (id: string) => ({
  queryKey: ['delega-unica', id] as const,
  queryFn: () => send<Busta>('GET', percorso(percorsi.delegaUnicaUna, { id })).then(read),
});

type Lotto = { riuscite: string[]; errori: { Codice: string; Messaggio: string }[] };
const sendLotto = (dove: string, corpo: object) =>
  send<{ data: Lotto }>('POST', dove, { corpo }).then(({ data }) => data);
/** Asks several clients, each by e-mail. */
export const askDeleghe = (Codici: readonly string[], Aree?: readonly AreaDelegaUnica[]) =>
  sendLotto(percorsi.delegheUnicheChiedi, { Codici, ...(Aree && { Aree }) });
export const importEsiti = (Esiti: unknown) => sendLotto(percorsi.delegheUnicheEsiti, { Esiti });
export const exportDeleghe = (Codici: readonly string[]) =>
  send<z.output<typeof delegheUnicheFile>>('POST', percorsi.delegheUnicheEsporta, { corpo: { Codici } }).then(
    ({ data }) => data,
  );
/** The link to hand over to a client: read once. */
export const makeLink = (IdAnagrafica: string, Aree: readonly AreaDelegaUnica[]) =>
  send<{ data: { Link: string } }>('POST', percorsi.delegaUnicaLink, { corpo: { IdAnagrafica, Aree } }).then(
    ({ data }) => data.Link,
  );
export const noteDelega = (corpo: object) =>
  send<Busta>('POST', percorsi.delegaUnicaNota, { corpo }).then(read);

const act = (dove: string, { id, versione }: DelegaUnica, corpo: object) =>
  send<Busta>('POST', percorso(dove, { id }), { corpo: { ...corpo, Versione: versione } }).then(read);
export const writeEsito = (una: DelegaUnica, corpo: object) => act(percorsi.delegaUnicaEsito, una, corpo);
export const endDelega = (una: DelegaUnica, atto: 'annulla' | 'revoca', Motivo: string) =>
  act(atto === 'annulla' ? percorsi.delegaUnicaAnnulla : percorsi.delegaUnicaRevoca, una, { Motivo });
export const keepFoglio = ({ id }: DelegaUnica, file: readonly File[], aree: readonly AreaDelegaUnica[]) =>
  upload<Busta>(percorso(percorsi.delegaUnicaFoglio, { id }), file, { Aree: aree.join(',') }).then(read);
export const downloadFoglio = ({ id }: DelegaUnica) => download(percorso(percorsi.delegaUnicaFoglio, { id }));
export const downloadDocumento = (id: string) => download(percorso(percorsi.documentoFile, { id }));
/** The sheets that clients sign, in the words of the studio; they stay among their documents. */
export const printFogli = (Tipo: 'Delega' | 'Incarico', Codici: readonly string[]) =>
  download(percorsi.incaricoStampa, {
    ...{ Tipo, Anno: new Date().getFullYear(), IdIntermediario: null, Firma: 'Autografa', Codici },
  });

export type Collegamento = Interno<CollegamentoFilo>;
/** Of who holds a link: no session. */
export const openCollegamento = (Link: string) =>
  send<{ data: CollegamentoFilo }>('POST', percorsi.collegamentoApri, {
    corpo: { Link },
    autonoma: true,
  }).then(({ data }) => fromWire<CollegamentoFilo>(data));
export const denyCollegamento = (Link: string, CodiceFiscale: string) =>
  send('POST', percorsi.collegamentoNega, { corpo: { Link, CodiceFiscale }, autonoma: true });
export const downloadDaFirmare = (Link: string, CodiceFiscale: string, Aree: readonly AreaDelegaUnica[]) =>
  download(percorsi.collegamentoFoglio, { Link, CodiceFiscale, Aree }, { autonoma: true });
/** Photographs go small enough for a telephone's line: the server waits half a minute. */
export const sendFirmato = async (
  link: string,
  file: readonly File[],
  CodiceFiscale: string,
  aree: readonly AreaDelegaUnica[],
) => {
  const ridotti = await Promise.all(file.map(shrinkFoto));
  const dove = percorso(percorsi.collegamentoFirma, { link });
  return upload(dove, ridotti, { CodiceFiscale, Aree: aree.join(',') }, undefined, { autonoma: true });
};
