import { testiCampo } from '@quadra/contract';

export type Valori = Record<
  | 'RagioneSociale'
  | 'PIVA'
  | 'CodiceFiscale'
  | 'Nome'
  | 'Cognome'
  | 'Email'
  | 'EmailConferma'
  | 'Comune'
  | 'Provincia'
  | 'CAP'
  | 'Via'
  | 'EmailStudio'
  | 'TelefonoStudio',
  string
>;
export type Campo = keyof Valori;
export const PRIVATO = '1';

export const valoriVuoti: Valori = {
  RagioneSociale: '',
  PIVA: '',
  CodiceFiscale: '',
  Nome: '',
  Cognome: '',
  Email: '',
  EmailConferma: '',
  Comune: '',
  Provincia: '',
  CAP: '',
  Via: '',
  EmailStudio: '',
  TelefonoStudio: '',
};

const sempre: readonly Campo[] = [
  'CodiceFiscale',
  'Email',
  'EmailConferma',
  'Comune',
  'Provincia',
  'CAP',
  'Via',
];

/** What a kind of client must say. */
export const listObbligatori = (profilo: string): readonly Campo[] =>
  profilo === PRIVATO ? [...sempre, 'Nome', 'Cognome'] : [...sempre, 'RagioneSociale', 'PIVA'];

/** What is wrong before asking the server, field by field: what is missing, and the address that is not the same twice. */
export function checkValori(
  profilo: string,
  valori: Valori,
  informativa: boolean,
): Partial<Record<string, string>> {
  const problemi: Record<string, string> = {};
  for (const campo of listObbligatori(profilo))
    if (valori[campo].trim() === '') problemi[campo] = `${testiCampo.OBBLIGATORIO}.`;
  const isDiversa = valori.Email.trim().toLowerCase() !== valori.EmailConferma.trim().toLowerCase();
  if (isDiversa && problemi.EmailConferma === undefined)
    problemi.EmailConferma = testiCampo.CONFERMA_EMAIL_DIVERSA;
  if (!informativa) problemi.Informativa = testiCampo.OBBLIGATORIO;
  return problemi;
}
