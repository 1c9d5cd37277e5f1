import type { Interno, PacchettoScritto } from '@quadra/contract';
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

const toCentesimi = (euro: number): number => Math.round(euro * 100);

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
  costoUnitario: (valori.costoUnitario ?? 0) / 100,
  prezzo: valori.prezzo === null ? null : valori.prezzo / 100,
  scadenzaMesi: valori.scadenzaMesi,
  attivo: valori.attivo,
  pubblico: valori.pubblico,
});

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
export const formatEuro = (importo: number): string => euro.format(importo);
