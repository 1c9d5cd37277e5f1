import type { LinkProps } from '@tanstack/react-router';
import { parole } from '../messages/parole.ts';
import { messaggiShell as m } from '../messages/shell.ts';

type Nomi = Readonly<Partial<Record<NonNullable<LinkProps['to']>, string>>>;
const nomiComuni: Nomi = {
  '/home': m.home,
  '/imu': m.imu,
  '/da-pagare': m.daPagare,
  '/conto-fiscale': m.contoFiscale,
  '/richieste-ricevute': m.richiesteRicevute,
  '/documentale': m.documentiMiei,
  '/utilita': m.utilita,
  '/ai-copilot': m.copilota,
  '/moduli': m.moduli,
  '/registro-cronologico': m.registro,
  '/pacchetti': m.pacchetti,
  '/listino': m.listino,
  '/bonifici': m.bonifici,
  '/sdd': m.sdd,
  '/carta-di-credito': m.cartaDiCredito,
  '/movimenti': m.movimenti,
  '/fatture': m.fatture,
  '/offerte': m.offerte,
  '/note-spese': m.noteSpese,
  '/sicurezza': m.sicurezza,
  '/help-desk': m.helpDesk,
  '/esportazioni': m.esportazioni,
  '/lavori': m.lavori,
  '/profilo': m.sceltaProfilo,
};
/** What who works for himself opens, and as he calls it: the rest is the work of a studio. */
export const nomiDiSe: Readonly<Record<'privato' | 'azienda', Nomi>> = {
  privato: {
    ...nomiComuni,
    '/anagrafica': parole.privato.anagrafica,
    '/dichiarazioni': m.mieDichiarazioni,
    '/fabbricato': m.mieiFabbricati,
    '/terreno': m.mieiTerreni,
    '/studi': parole.privato.contratto,
  },
  azienda: {
    ...nomiComuni,
    '/anagrafica': parole.azienda.anagrafica,
    '/dichiarazioni': m.dichiarazioni,
    '/fabbricato': m.fabbricati,
    '/terreno': m.terreni,
    '/studi': parole.azienda.contratto,
    '/impostazioni': m.impostazioni,
    '/utenti': m.utenti,
    '/permessi': m.permessi,
  },
};
