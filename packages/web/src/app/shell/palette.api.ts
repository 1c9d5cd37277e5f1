import { type AnagraficaRiga, type DichiarazioneRiga, percorsi, percorso } from '@quadra/contract';
import { list } from '../../api/lista.ts';

export type VocePalette =
  | { tipo: 'pagina'; chiave: string; nome: string; percorso: string }
  | { tipo: 'cliente'; chiave: string; nome: string; dettaglio: string; id: string }
  | { tipo: 'dichiarazione'; chiave: string; nome: string; dettaglio: string; id: string; anno: number };

const QUANTE = 6;

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
  const opzioni = { segnale, silenziosa: true };
  const [clienti, dichiarazioni] = await Promise.all([
    list<AnagraficaRiga>(percorsi.anagraficaLista, query, opzioni).catch(() => null),
    list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), query, opzioni).catch(
      () => null,
    ),
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
    ...(dichiarazioni?.righe ?? []).map(
      (riga): VocePalette => ({
        tipo: 'dichiarazione',
        chiave: `d${riga.id}`,
        id: riga.id,
        anno: riga.anno,
        nome: riga.denominazione,
        dettaglio: `Redditi PF ${riga.anno}, ${riga.stato}`,
      }),
    ),
  ];
}
