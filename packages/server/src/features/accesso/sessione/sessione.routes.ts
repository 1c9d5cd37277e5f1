import {
  changePassword as changePasswordRequest,
  PREFISSO_COOKIE,
  percorsi,
  preferenze,
  resetPassword,
  testiCampo,
  tokenAnswer,
  tokenRequest,
  utenteCorrente,
} from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withIdentita } from '../../../db/tenancy.ts';
import {
  isBrowser,
  readSid,
  requireOrigineDiLogin,
  requireStessaOrigine,
} from '../../../http/authenticate.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { allow, isDiStudio } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione, rottaPubblica } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { computeTermine, isDaProteggere } from '../../../http/sessione/obbligo.rules.ts';
import { changePassword, requestCodice, useCodice } from './cambio-password.ts';
import { fattoreRotte } from './fattore/fattore.routes.ts';
import { verificaRotte } from './fattore/verifica.routes.ts';
import { getGestoreDiSessione } from './gestore-di-sessione.queries.ts';
import { identitaRotte } from './identita/identita.routes.ts';
import { deliver, endPresente, limiteAccesso, readIngresso, readProvenienza, setCookie } from './ingresso.ts';
import { listProfili } from './profilo.queries.ts';
import { updatePreferenze } from './sessione.queries.ts';
import { findImpedimento, login } from './sessione.service.ts';
import { toUtenteCorrente } from './sessione.wire.ts';

/** Display state, written by the pages. */
const COOKIE_MOSTRATO = new RegExp(`^${PREFISSO_COOKIE}[a-z]{1,20}$`);
const fatto = z.object({ data: z.literal(true) });
const appid = z.object({ appid: z.string().max(40).optional() });

async function enter(
  servizi: Servizi,
  richiesta: FastifyRequest,
  risposta: FastifyReply,
  dati: { account: string; password: string; debug: string | undefined },
) {
  requireOrigineDiLogin(richiesta, servizi.config);
  requireNessunErrore({
    ...(dati.account.trim() === '' ? { username: [testiCampo.OBBLIGATORIO] } : {}),
    ...(dati.password === '' ? { password: [testiCampo.OBBLIGATORIO] } : {}),
  });
  const ingresso = readIngresso(richiesta, servizi.config);
  const segreti = await login(servizi, {
    ...ingresso,
    account: dati.account,
    password: dati.password,
    debug: dati.debug === 'true',
  });
  return deliver(servizi, richiesta, risposta, { segreti, ingresso });
}

const tokenCorpo = tokenRequest.extend({ grant_type: z.string().max(40).optional() });

const makeToken = (percorso: string): Rotta =>
  rottaPubblica({
    metodo: 'POST',
    percorso,
    titolo: 'Accesso con nome e password',
    formato: 'form',
    rispondeComeToken: true,
    corpo: tokenCorpo,
    risposta: tokenAnswer,
    limite: limiteAccesso,
    handle: async ({ servizi, corpo, richiesta, risposta }) => {
      if (corpo.grant_type !== 'password') throw new DomainError('GRANT_NON_SUPPORTATO');
      const { username: account, password, debug } = corpo;
      return enter(servizi, richiesta, risposta, { account, password, debug });
    },
  });

const loginNominato = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.login,
  titolo: 'Accesso con la chiamata nominata',
  formato: 'json o form',
  rispondeComeToken: true,
  corpo: z.object({
    usr: z.string().max(254),
    pwd: z.string().max(1024),
    debug: z.union([z.string().max(5), z.boolean()]).optional(),
    appid: z.string().max(40).optional(),
  }),
  risposta: tokenAnswer,
  limite: limiteAccesso,
  handle: async ({ servizi, corpo, richiesta, risposta }) =>
    enter(servizi, richiesta, risposta, {
      account: corpo.usr,
      password: corpo.pwd,
      debug: String(corpo.debug ?? ''),
    }),
});

const logout = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.logout,
  titolo: 'Uscita: termina la sessione',
  formato: 'json o form',
  corpo: z.object({}).optional(),
  risposta: fatto,
  handle: async ({ servizi, richiesta, risposta }) => {
    // A page of others sends no cookie (SameSite), yet our answer would take it away from the browser.
    if (isBrowser(richiesta) || readSid(richiesta, servizi.config) !== null) {
      requireStessaOrigine(richiesta, servizi.config);
    }
    await endPresente(servizi, richiesta);
    setCookie(risposta, richiesta, servizi, '');
    // Not Clear-Site-Data: it would take the name of the browser too, and the next access would look like a stranger's.
    for (const nome of Object.keys(richiesta.cookies).filter((voce) => COOKIE_MOSTRATO.test(voce))) {
      risposta.setCookie(nome, '', { path: '/', sameSite: 'lax', maxAge: 0 });
    }
    return { data: true as const };
  },
});

const whoami = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.whoami,
  titolo: "L'utente che chiama",
  primaDellaVerifica: true,
  corpo: appid,
  risposta: z.object({ data: utenteCorrente }),
  sostituibile: 'legge',
  handle: async ({ servizi, sessione, richiesta }) => {
    const isDiPiu = sessione.altriProfili && !sessione.sostituzione;
    const profili = isDiPiu ? await listProfili(servizi.db, sessione.personaId) : [];
    const ammessi = profili.filter((voce) => findImpedimento(voce, normalizeIp(richiesta.ip)) === undefined);
    const termine = computeTermine(servizi.config, sessione);
    const verifica = { termine, isScaduta: isDaProteggere(servizi.config, sessione, servizi.now()) };
    const suo = sessione.profilo.gestore;
    const gestore = suo && (await getGestoreDiSessione(servizi.db, suo.id));
    return { data: toUtenteCorrente(sessione, gestore, Math.max(1, ammessi.length), verifica) };
  },
});

const cambioPassword = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.cambioPassword,
  titolo: 'Cambio della propria password',
  primaDellaVerifica: true,
  corpo: changePasswordRequest,
  risposta: fatto,
  limite: { quante: 20, secondi: 60 },
  handle: async ({ servizi, sessione, corpo, richiesta, risposta }) => {
    const provenienza = { ...readProvenienza(richiesta), isBrowser: sessione.legata };
    const password = {
      nuova: corpo.Password,
      vecchia: corpo.OldPassword,
      conferma: corpo.PasswordConferma,
    };
    const segreti = await changePassword(servizi, sessione, password, provenienza);
    if (readSid(richiesta, servizi.config) !== null) setCookie(risposta, richiesta, servizi, segreti.sid);
    return { data: true as const };
  },
});

const recuperoPassword = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.recuperoPassword,
  titolo: 'Richiesta o uso del collegamento per una nuova password',
  corpo: resetPassword,
  risposta: fatto,
  limite: { quante: 20, secondi: 15 * 60 },
  handle: async ({ servizi, corpo, richiesta }) => {
    if ('Codice' in corpo) {
      const { Codice: codice, Password: password, PasswordConferma: conferma } = corpo;
      await useCodice(servizi, { codice, password, conferma, ip: normalizeIp(richiesta.ip) });
    } else {
      requireNessunErrore(corpo.Email.trim() === '' ? { Email: [testiCampo.OBBLIGATORIO] } : {});
      await requestCodice(servizi, corpo.Email, corpo.Gestore);
    }
    return { data: true as const };
  },
});

const preferenzeProprie = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.preferenze,
  titolo: "Aspetto scelto dall'utente",
  corpo: preferenze,
  risposta: fatto,
  sostituibile: 'scrive',
  handle: async ({ servizi, sessione, corpo }) => {
    await withIdentita(servizi.db, (trx) =>
      updatePreferenze(trx, sessione.utenteId, {
        skin: corpo.Skin,
        font: corpo.Font,
        densita: corpo.Densita,
        invio_passa_al_successivo: corpo.InvioPassaAlSuccessivo,
        riduci_movimenti: corpo.RiduciMovimenti,
      }),
    );
    return { data: true as const };
  },
});

const informazioniStudio = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.informazioniStudio,
  titolo: 'Contratto dello studio',
  accesso: allow('leggi', 'contratto dello studio', isDiStudio),
  risposta: z.object({ data: z.object({ ContrattoFlat: z.boolean(), RagioneSociale: z.string() }) }),
  handle: ({ sessione }) => ({
    data: {
      ContrattoFlat: sessione.profilo.studio?.contrattoFlat ?? false,
      RagioneSociale: sessione.profilo.studio?.ragioneSociale ?? '',
    },
  }),
});

export const sessioneRotte: readonly Rotta[] = [
  makeToken(percorsi.token),
  makeToken(`/api${percorsi.token}`),
  loginNominato,
  logout,
  whoami,
  cambioPassword,
  recuperoPassword,
  preferenzeProprie,
  informazioniStudio,
  ...verificaRotte,
  ...fattoreRotte,
  ...identitaRotte,
];
