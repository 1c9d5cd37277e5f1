import { testiPagine } from '@quadra/contract';

/** Words of the request of information to a client. */
export const messaggiRichiesta = {
  chiedi: 'Richiedi informazioni',
  titolo: (nome: string) => `Richiesta di informazioni a ${nome}`,
  documenti: 'Documenti da portare, uno per riga',
  iniziali: 'Certificazione Unica\nSpese mediche\nInteressi del mutuo',
  entro: 'Entro il',
  facoltativo: 'facoltativo',
  inviata: (email: string) => `Richiesta inviata a ${email}.`,
  diNuovo: 'Inviare di nuovo',
  giaInviata: testiPagine.EMAIL_GIA_INVIATA,
} as const;
