/** Words of the security page. */
export const messaggiSicurezza = {
  titolo: 'Sicurezza',
  identita: 'Accesso',
  email: 'E-mail di accesso',
  ultimoAccesso: 'Ultimo accesso',
  primoAccesso: 'Questo è il primo accesso.',
} as const;
