import type { TipoIntermediario } from '@quadra/contract';
import type { Intermediario, IntermediarioScritto } from './intermediario.api.ts';

const testi = [
  'codiceFiscale',
  'ragioneSociale',
  'cognome',
  'nome',
  'numeroIscrizioneCAF',
  'rappresentanteCognome',
  'rappresentanteNome',
  'via',
  'comune',
  'comuneDescrizione',
  'provincia',
  'cap',
  'email',
  'telefono',
] as const;
export type NomeTesto = (typeof testi)[number];

/** An intermediary as the form holds it: every text a string, '' when empty. */
export type Valori = Record<NomeTesto | 'anno', string> & {
  tipo: TipoIntermediario;
  predefinito: boolean;
  idStudio: string | null;
};

const pick = <T>(read: (nome: NomeTesto) => T) =>
  Object.fromEntries(testi.map((nome) => [nome, read(nome)])) as Record<NomeTesto, T>;

export const toValori = (uno: Intermediario | null): Valori => ({
  ...pick((nome) => uno?.[nome] ?? ''),
  tipo: uno?.tipo ?? 'Dichiarazione',
  predefinito: uno?.predefinito ?? false,
  anno: uno?.anno ? String(uno.anno) : '',
  idStudio: uno?.idStudio ? String(uno.idStudio) : null,
});

const orNull = (testo: string) => (testo.trim() === '' ? null : testo.trim());
/** The intermediary to send: '' becomes null. */
export const toScritto = (valori: Valori): IntermediarioScritto & { idStudio: number | null } => ({
  ...pick((nome) => orNull(valori[nome])),
  codiceFiscale: valori.codiceFiscale.trim(),
  rappresentanteCognome: valori.rappresentanteCognome.trim(),
  rappresentanteNome: valori.rappresentanteNome.trim(),
  tipo: valori.tipo,
  predefinito: valori.predefinito,
  anno: valori.anno === '' ? null : Number(valori.anno),
  idStudio: valori.idStudio === null ? null : Number(valori.idStudio),
});
