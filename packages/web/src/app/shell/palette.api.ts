import {
  type AnagraficaRiga,
  type DichiarazioneRiga,
  type Interno,
  percorsi,
  percorso,
} from '@quadra/contract';
import { list, type QueryLista } from '../../api/lista.ts';
import type { QuadroCercato } from './quadro-cercato.ts';

export type VocePalette =
  | { tipo: 'pagina'; chiave: string; nome: string; percorso: string }
  | { tipo: 'comando'; chiave: string; nome: string; run: () => void }
  | { tipo: 'quadro'; chiave: string; nome: string; dettaglio: string; percorso: string }
  | { tipo: 'cliente'; chiave: string; nome: string; dettaglio: string; id: string }
  | { tipo: 'dichiarazione'; chiave: string; nome: string; dettaglio: string; id: string; anno: number };

const QUANTE = 6;

const toDichiarazione = (riga: Interno<DichiarazioneRiga>): VocePalette => ({
  tipo: 'dichiarazione',
  chiave: `d${riga.id}`,
  id: riga.id,
  anno: riga.anno,
  nome: riga.denominazione,
  dettaglio: `${riga.tipo === 'Persone fisiche' ? 'Redditi PF' : riga.tipo} ${riga.anno}, ${riga.stato}`,
});

const listDichiarazioni = (anno: number, query: QueryLista, segnale: AbortSignal) =>
  list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), query, {
    segnale,
    silenziosa: true,
  }).then(
    ({ righe }) => righe,
    () => [],
  );

/** The declarations changed last: what the palette shows before anything is typed. */
export const listRecenti = async (anno: number, segnale: AbortSignal): Promise<VocePalette[]> =>
  (await listDichiarazioni(anno, { order: ['-ModificataIl'], righePerPagina: QUANTE }, segnale)).map(
    toDichiarazione,
  );

/** «rossi rn 26»: that rigo of the declarations of the year whose name holds the text. */
export async function searchQuadro(
  { nome, quadro, rigo }: QuadroCercato,
  anno: number,
  segnale: AbortSignal,
): Promise<VocePalette[]> {
  const filter = { Denominazione: nome.toLowerCase(), CodiceFiscale: nome.toLowerCase() };
  const query = { filter, logic: 'or' as const, order: ['Denominazione'], righePerPagina: QUANTE };
  const righe = await listDichiarazioni(anno, query, segnale);
  // The quadri that a search may name are of this form.
  const dellaForma = righe.filter(({ tipo }) => tipo === 'Persone fisiche');
  return dellaForma.map((riga) => ({
    tipo: 'quadro',
    chiave: `q${riga.id}`,
    nome: riga.denominazione,
    dettaglio: `${riga.anno}, ${quadro}${rigo ?? ''}`,
    percorso: `/dichiarazione/${riga.anno}/${riga.id}/quadro${quadro}${rigo === null ? '' : `#${quadro}${rigo}`}`,
  }));
}

/** Clients and declarations of the year whose name or codice fiscale holds the text. */
export async function searchPalette(
  testo: string,
  anno: number,
  segnale: AbortSignal,
): Promise<VocePalette[]> {
  const query = {
    filter: { Denominazione: testo.toLowerCase(), CodiceFiscale: testo.toLowerCase() },
    logic: 'or' as const,
    order: ['Denominazione'],
    righePerPagina: QUANTE,
  };
  const [clienti, dichiarazioni] = await Promise.all([
    list<AnagraficaRiga>(percorsi.anagraficaLista, query, { segnale, silenziosa: true }).catch(() => null),
    listDichiarazioni(anno, query, segnale),
  ]);
  return [
    ...(clienti?.righe ?? []).map(
      (riga): VocePalette => ({
        tipo: 'cliente',
        chiave: `c${riga.id}`,
        id: riga.id,
        nome: riga.denominazione,
        dettaglio: riga.codiceFiscale,
      }),
    ),
    ...dichiarazioni.map(toDichiarazione),
  ];
}
