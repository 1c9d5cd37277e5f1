import type { PacchettoScritto } from '@quadra/contract';
import { toCentesimi } from '@quadra/values';

/** A package as it is kept, in cents; a price that was not set is credits times unit cost. */
export function computePacchetto(letto: PacchettoScritto) {
  const costo = toCentesimi(letto.CostoUnitario);
  return {
    nome: letto.Nome,
    crediti: letto.Crediti,
    costo_unitario: costo,
    prezzo: letto.Prezzo === null ? letto.Crediti * costo : toCentesimi(letto.Prezzo),
    scadenza_mesi: letto.ScadenzaMesi,
    pubblico: letto.Pubblico,
    attivo: letto.Attivo,
  };
}
export type PacchettoColonne = ReturnType<typeof computePacchetto>;

/** What a gestore may have of its own packages, by its record. */
export const mayCreare = (gestore: {
  creazione_pacchetti_applicativi: boolean;
  bloccato: boolean;
}): boolean => gestore.creazione_pacchetti_applicativi && !gestore.bloccato;
