import {
  fromWire,
  type Interno,
  type ListaConViste,
  percorsi,
  percorso,
  RIGHE_PER_PAGINA_MASSIME,
  toWire,
  type VistaFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api/client.ts';
import { list } from '../../api/lista.ts';

export type Vista = Interno<VistaFilo>;
export type VistaScritta = Omit<Vista, 'id' | 'lista' | 'versione' | 'modificabile'>;
type Busta = { data: VistaFilo };
type ScrittaFilo = Omit<VistaFilo, 'Id' | 'Lista' | 'Versione' | 'Modificabile'>;

const toFilo = (scritta: VistaScritta) => toWire<ScrittaFilo>(scritta);

/** The views of a list: mine and of the studio. */
export const visteQuery = (lista: ListaConViste) =>
  queryOptions({
    queryKey: ['vista', lista],
    queryFn: ({ signal }) =>
      list<VistaFilo>(
        percorsi.vistaLista,
        { filter: { Lista: lista }, logic: 'and', order: ['Nome'], righePerPagina: RIGHE_PER_PAGINA_MASSIME },
        { segnale: signal, silenziosa: true },
      ).then(({ righe }) => righe),
  });

export const createVista = (lista: ListaConViste, scritta: VistaScritta): Promise<Vista> =>
  send<Busta>('POST', percorsi.vista, { corpo: { ...toFilo(scritta), Lista: lista } }).then(({ data }) =>
    fromWire<VistaFilo>(data),
  );

/** Replaces the view read at `versione`; 409 when somebody else changed it meanwhile. */
export const replaceVista = (id: string, scritta: VistaScritta, versione: number): Promise<Vista> =>
  send<Busta>('PUT', percorso(percorsi.vistaUna, { id }), {
    corpo: { ...toFilo(scritta), Versione: versione },
  }).then(({ data }) => fromWire<VistaFilo>(data));

export const deleteVista = (id: string): Promise<unknown> =>
  send<unknown>('DELETE', percorso(percorsi.vistaUna, { id }));
