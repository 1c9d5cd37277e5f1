import { type RegistrazioneFilo, testiCampo, tipoProfiloCliente } from '@quadra/contract';
import { isCodiceFiscale, isEmail, isPartitaIva } from '@quadra/values';
import type { ModelState } from '../../../http/domain-error.ts';

const NOME = /^[\p{L}\p{M}][\p{L}\p{M}' .’-]{0,59}$/u;
/** A name that mails can carry: no address to be opened, no tag, no invisible sign. */
const INSIDIA = /[<>\p{C}]|:\/\/|www\./iu;
const TELEFONO = /^\+?[\d\s./()-]{4,30}$/;
const CAP = /^\d{5}$/;
const PROVINCIA = /^[A-Za-z]{2}$/;

type Campo = Exclude<keyof RegistrazioneFilo, 'TipoProfiloCliente' | 'Informativa' | 'Reflink' | 'appid'>;
type Prova = (valore: string) => string | null;
const must =
  (isGiusto: (valore: string) => boolean, sbagliato: string): Prova =>
  (valore) =>
    isGiusto(valore) ? null : sbagliato;

/** How each field is read when it is not empty. */
const prove: Partial<Record<Campo, Prova>> = {
  RagioneSociale: must((valore) => !INSIDIA.test(valore), testiCampo.VALORE_NON_VALIDO),
  PIVA: must(isPartitaIva, testiCampo.VALORE_NON_VALIDO),
  CodiceFiscale: must(isCodiceFiscale, testiCampo.VALORE_NON_VALIDO),
  Nome: must((valore) => NOME.test(valore), testiCampo.NOME_NON_VALIDO),
  Cognome: must((valore) => NOME.test(valore), testiCampo.NOME_NON_VALIDO),
  Email: must(isEmail, testiCampo.EMAIL_NON_VALIDA),
  CAP: must((valore) => CAP.test(valore), testiCampo.CAP_ERRATO),
  Provincia: must((valore) => PROVINCIA.test(valore), testiCampo.PROVINCIA_ERRATA),
  EmailStudio: must(isEmail, testiCampo.EMAIL_NON_VALIDA),
  TelefonoStudio: must((valore) => TELEFONO.test(valore), testiCampo.TELEFONO_NON_VALIDO),
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

/** What a kind of client must say: a firm its name and number, a person name and surname; the address, everybody. */
const listObbligatori = (tipo: number): readonly Campo[] =>
  tipo === tipoProfiloCliente.PRIVATO
    ? [...sempre, 'Nome', 'Cognome']
    : [...sempre, 'RagioneSociale', 'PIVA'];

/** The registration with every text trimmed, the addresses in lower case. */
export function cleanRegistrazione(scritta: RegistrazioneFilo): RegistrazioneFilo {
  const pulita = Object.fromEntries(
    Object.entries(scritta).map(([campo, valore]) => [
      campo,
      typeof valore === 'string' ? valore.trim() : valore,
    ]),
  ) as RegistrazioneFilo;
  return {
    ...pulita,
    Email: pulita.Email.toLowerCase(),
    EmailConferma: pulita.EmailConferma.toLowerCase(),
    Provincia: pulita.Provincia.toUpperCase(),
  };
}

/** What is wrong with a registration, field by field. */
export function checkRegistrazione(pulita: RegistrazioneFilo): ModelState {
  const problemi: ModelState = {};
  for (const campo of listObbligatori(pulita.TipoProfiloCliente))
    if (pulita[campo] === '') problemi[campo] = [testiCampo.OBBLIGATORIO];
  for (const [campo, prova] of Object.entries(prove)) {
    const valore = pulita[campo as Campo];
    const sbagliato = valore === '' ? null : prova(valore);
    if (sbagliato !== null) problemi[campo] = [sbagliato];
  }
  if (pulita.EmailConferma !== '' && pulita.EmailConferma !== pulita.Email)
    problemi.EmailConferma = [testiCampo.CONFERMA_EMAIL_DIVERSA];
  return problemi;
}
