import type { ProfiloCommerciale, TipologiaSottoscrizione, TipoProfiloCliente } from '@quadra/contract';
import type { Studio, StudioScritto } from './studio.api.ts';

const testi = [
  'ragioneSociale',
  'partitaIva',
  'codiceFiscale',
  'via',
  'comune',
  'comuneDescrizione',
  'provincia',
  'cap',
  'email',
  'pec',
  'codiceSDI',
  'telefono',
  'ipAbilitati',
] as const;
const numeri = ['numeroMassimoUtenti', 'numeroMassimoDichiarazioni', 'soglia'] as const;
export type NomeTesto = (typeof testi)[number];
export type NomeNumero = (typeof numeri)[number];

/** A studio as the form holds it: every text a string, '' when empty. */
export type Valori = Record<NomeTesto | NomeNumero, string> & {
  gestoreId: string | null;
  tipoProfiloCliente: TipoProfiloCliente;
  profilo: ProfiloCommerciale | null;
  tipologiaSottoscrizione: TipologiaSottoscrizione;
  contrattoFlat: boolean;
};

const vuoti = Object.fromEntries(testi.map((nome) => [nome, ''])) as Record<NomeTesto, string>;
const valoriVuoti: Valori = {
  ...vuoti,
  numeroMassimoUtenti: '0',
  numeroMassimoDichiarazioni: '0',
  soglia: '',
  gestoreId: null,
  tipoProfiloCliente: 0,
  profilo: null,
  tipologiaSottoscrizione: 'Full',
  contrattoFlat: false,
};

const toTesto = (valore: number | null) => (valore === null ? '' : String(valore));
export const toValori = (studio: Studio | null): Valori =>
  studio === null
    ? valoriVuoti
    : {
        ...(Object.fromEntries(testi.map((nome) => [nome, studio[nome] ?? ''])) as Record<NomeTesto, string>),
        numeroMassimoUtenti: toTesto(studio.numeroMassimoUtenti),
        numeroMassimoDichiarazioni: toTesto(studio.numeroMassimoDichiarazioni),
        soglia: toTesto(studio.soglia),
        gestoreId: studio.gestoreId === null ? null : String(studio.gestoreId),
        tipoProfiloCliente: studio.tipoProfiloCliente,
        profilo: studio.profilo,
        tipologiaSottoscrizione: studio.tipologiaSottoscrizione,
        contrattoFlat: studio.contrattoFlat,
      };

const orNull = (testo: string) => (testo.trim() === '' ? null : testo.trim());
/** The studio to send: '' becomes null, an empty largest number becomes 0. */
export const toScritto = (valori: Valori): StudioScritto => ({
  ...(Object.fromEntries(testi.map((nome) => [nome, orNull(valori[nome])])) as Record<
    NomeTesto,
    string | null
  >),
  ragioneSociale: valori.ragioneSociale.trim(),
  ipAbilitati: valori.ipAbilitati,
  numeroMassimoUtenti: Number(valori.numeroMassimoUtenti),
  numeroMassimoDichiarazioni: Number(valori.numeroMassimoDichiarazioni),
  soglia: valori.soglia === '' ? null : Number(valori.soglia),
  gestoreId: valori.gestoreId === null ? null : Number(valori.gestoreId),
  tipoProfiloCliente: valori.tipoProfiloCliente,
  profilo: valori.profilo,
  tipologiaSottoscrizione: valori.tipologiaSottoscrizione,
  contrattoFlat: valori.contrattoFlat,
});
