import { testiCampo, testiClient, testiPagine } from '@quadra/contract';

/** Words of the page that opens an access with the link of a mail. */
export const messaggiAttivazione = {
  titolo: 'Attivazione dell’accesso',
  conPassword: (chi: string | null) =>
    `${chi === null ? 'È' : `Per ${chi} è`} pronto un accesso a Quadra. Scegliere la password per attivarlo.`,
  senzaPassword: (chi: string | null) =>
    `${chi ?? 'Il fornitore'} ha invitato questo indirizzo. Si entra con la password di sempre: basta confermare.`,
  nonValido: testiCampo.INVITO_SCADUTO,
  password: 'Password',
  conferma: 'Conferma della password',
  regole: 'Almeno 15 caratteri, come si vuole: una frase va bene. Non una password comune né dati propri.',
  informativa: 'Ho letto e accetto l’informativa sulla privacy',
  attiva: 'Attiva l’accesso',
  accetta: 'Accetta l’invito',
  completata: testiPagine.ATTIVAZIONE_COMPLETATA,
  vaiAccesso: 'Vai all’accesso',
  obbligatorio: `${testiClient.CAMPO_OBBLIGATORIO}.`,
} as const;
