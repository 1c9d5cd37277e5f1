import type { StatoOrdine, StatoRichiesta730 } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';

/** How each state of a request is drawn. */
export const tipoRichiesta: Record<StatoRichiesta730, TipoStato> = {
  'Non creata': 'daFare',
  Creata: 'aperto',
  Inviata: 'inviato',
  Ricevuta: 'fatto',
  'Annullamento Creato': 'attenzione',
  'Annullamento Inviato': 'inviato',
  'Importazione Esterna': 'fatto',
};
export const tipoOrdineStato: Record<StatoOrdine, TipoStato> = {
  Creato: 'daFare',
  Inviato: 'inviato',
  Errore: 'errore',
};

/** The year whose precompilate are asked for: only its deleghe go into the register. */
export const annoInCorso = (): number => Number(giornoDiRoma(new Date()).slice(0, 4));
