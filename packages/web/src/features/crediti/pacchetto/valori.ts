import type { Interno, PacchettoScritto } from '@quadra/contract';
import { toCentesimi, toEuro } from '@quadra/values';
import type { Pacchetto } from './pacchetto.api.ts';

/** A package as the form holds it: money in cents. */
export interface Valori {
  nome: string;
  crediti: number | null;
  costoUnitario: number | null;
  prezzo: number | null;
  scadenzaMesi: number | null;
  attivo: boolean;
  pubblico: boolean;
}

export const toValori = (uno: Pacchetto | null): Valori => ({
  nome: uno?.nome ?? '',
  crediti: uno?.crediti ?? null,
  costoUnitario: uno === null ? null : toCentesimi(uno.costoUnitario),
  prezzo: uno === null ? null : toCentesimi(uno.prezzo),
  scadenzaMesi: uno === null ? 12 : uno.scadenzaMesi,
  attivo: uno?.attivo ?? true,
  pubblico: uno?.pubblico ?? false,
});

export const toScritto = (valori: Valori): Interno<PacchettoScritto> => ({
  nome: valori.nome,
  crediti: valori.crediti ?? 0,
  costoUnitario: toEuro(valori.costoUnitario ?? 0),
  prezzo: toEuro(valori.prezzo),
  scadenzaMesi: valori.scadenzaMesi,
  attivo: valori.attivo,
  pubblico: valori.pubblico,
});

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
export const formatEuro = (importo: number): string => euro.format(importo);
