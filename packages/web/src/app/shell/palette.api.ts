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
    Filter: { Denominazione: testo.toLowerCase(), CodiceFiscale: testo.toLowerCase() },
    Logic: 'or' as const,
    Order: ['Denominazione'],
    PageSize: QUANTE,
  };
  const opzioni = { segnale, silenziosa: true };
  const [clienti, dichiarazioni] = await Promise.all([
    list<AnagraficaRiga>(percorsi.anagraficaLista, query, opzioni).catch(() => null),
    list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), query, opzioni).catch(
      () => null,
    ),
  ]);
  return [
    ...(clienti?.data ?? []).map(
      (riga): VocePalette => ({
        tipo: 'cliente',
        chiave: `c${riga.Id}`,
        id: riga.Id,
        nome: riga.Denominazione,
        dettaglio: riga.CodiceFiscale,
      }),
    ),
    ...(dichiarazioni?.data ?? []).map(
      (riga): VocePalette => ({
        tipo: 'dichiarazione',
        chiave: `d${riga.Id}`,
        id: riga.Id,
        anno: riga.Anno,
        nome: riga.Denominazione,
        dettaglio: `Redditi PF ${riga.Anno}, ${riga.Stato}`,
      }),
    ),
  ];
}
