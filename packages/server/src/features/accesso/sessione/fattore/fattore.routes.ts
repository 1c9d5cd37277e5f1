import {
  codiceVerifica,
  codiciRecupero,
  conferma,
  nomeNuovo,
  nuovaPasskey,
  nuovoTotp,
  percorsi,
  provaPasskey,
  statoSicurezza,
  testiCampo,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { toString as drawQr } from 'qrcode';
import { z } from 'zod';
import { requireNessunErrore } from '../../../../http/domain-error.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import { isObbligatoria } from '../../../../http/sessione/obbligo.rules.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { askPasskeyDiConferma, confirmIdentita } from './conferma.service.ts';
import { findStatoTotp } from './fattore.queries.ts';
import { activateTotp, beginTotp, regenerateCodici, removeTotp } from './fattore.service.ts';
import { listPasskey } from './passkey.queries.ts';
import { addPasskey, beginPasskey, changeNomePasskey, removePasskey } from './passkey.service.ts';
import { readProva } from './prova.ts';
import { computeSito } from './webauthn.ts';

const fatto = z.object({ data: z.literal(true) });
const id = z.object({ id: z.string() });
const codici = z.object({ data: codiciRecupero });
const limite = { quante: 30, secondi: 60 };
/** Changing the second step: sensitive, and open to who must still activate it. */
const sensibile = { conferma: true, primaDellaVerifica: true, limite } as const;

const readAttore = (sessione: Sessione, richiesta: FastifyRequest) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const makeQr = async (indirizzo: string) => {
  const svg = await drawQr(indirizzo, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

const stato = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.sicurezza,
  titolo: 'Verifica in due passaggi e passkey di chi chiama',
  sostituibile: 'mai',
  primaDellaVerifica: true,
  risposta: z.object({ data: statoSicurezza }),
  handle: async ({ servizi, sessione }) => {
    const { personaId, tipologia } = sessione;
    const { totpDal, codiciRimasti } = await findStatoTotp(servizi.db, personaId);
    const passkey = await listPasskey(servizi.db, personaId);
    return {
      data: {
        TotpDal: totpDal?.toISOString() ?? null,
        CodiciRimasti: codiciRimasti,
        Passkey: passkey.map((una) => ({
          Id: una.id,
          Nome: una.nome,
          CreataIl: una.creataIl.toISOString(),
          UltimoUso: una.ultimoUso?.toISOString() ?? null,
          Sincronizzata: una.sincronizzata,
        })),
        Obbligatoria: isObbligatoria(servizi.config, tipologia),
      },
    };
  },
});

const confermaIdentita = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.conferma,
  titolo: 'Conferma di chi è presente, per gli atti delicati',
  primaDellaVerifica: true,
  limite,
  corpo: conferma,
  risposta: fatto,
  handle: async ({ servizi, sessione, corpo, richiesta }) => {
    const { Password: password, Codice: codice, Recupero: recupero, Passkey: passkey } = corpo;
    const haSecondo = codice !== undefined || recupero !== undefined || passkey !== undefined;
    const manca = password === '' || (password === undefined && passkey === undefined);
    requireNessunErrore(manca ? { Password: [testiCampo.OBBLIGATORIO] } : {});
    const sito = computeSito(richiesta, servizi.config);
    const prova = haSecondo ? readProva({ codice, recupero, passkey }, sito) : undefined;
    await confirmIdentita(servizi, readAttore(sessione, richiesta), { password, prova, sfida: corpo.Sfida });
    return { data: true as const };
  },
});

const confermaPasskey = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.confermaPasskey,
  titolo: 'Quello che una passkey deve firmare per confermare chi è presente',
  primaDellaVerifica: true,
  limite,
  risposta: z.object({ data: provaPasskey }),
  handle: async ({ servizi, sessione, richiesta }) => {
    const sito = computeSito(richiesta, servizi.config);
    const { sfida, opzioni } = await askPasskeyDiConferma(servizi, readAttore(sessione, richiesta), sito);
    return { data: { Sfida: sfida, Opzioni: opzioni } };
  },
});

const totpInizio = rottaDiSessione({
  ...sensibile,
  metodo: 'POST',
  percorso: percorsi.sicurezzaTotp,
  titolo: 'Nuovo segreto per un’app di codici',
  risposta: z.object({ data: nuovoTotp }),
  handle: async ({ servizi, sessione, richiesta }) => {
    const { segreto, indirizzo } = await beginTotp(servizi, readAttore(sessione, richiesta));
    return { data: { Segreto: segreto, Indirizzo: indirizzo, Qr: await makeQr(indirizzo) } };
  },
});

const totpAttiva = rottaDiSessione({
  ...sensibile,
  metodo: 'POST',
  percorso: percorsi.sicurezzaTotpAttiva,
  titolo: 'Attivazione dell’app di codici con il primo codice',
  corpo: codiceVerifica,
  risposta: codici,
  handle: async ({ servizi, sessione, corpo, richiesta }) => {
    const nuovi = await activateTotp(servizi, readAttore(sessione, richiesta), corpo.Codice);
    return { data: { CodiciRecupero: nuovi } };
  },
});

const totpTogli = rottaDiSessione({
  ...sensibile,
  metodo: 'DELETE',
  percorso: percorsi.sicurezzaTotp,
  titolo: 'Rimozione dell’app di codici',
  risposta: fatto,
  handle: async ({ servizi, sessione, richiesta }) => {
    await removeTotp(servizi, readAttore(sessione, richiesta));
    return { data: true as const };
  },
});

const codiciNuovi = rottaDiSessione({
  ...sensibile,
  metodo: 'POST',
  percorso: percorsi.sicurezzaCodici,
  titolo: 'Nuovi codici di recupero',
  risposta: codici,
  handle: async ({ servizi, sessione, richiesta }) => ({
    data: { CodiciRecupero: await regenerateCodici(servizi, readAttore(sessione, richiesta)) },
  }),
});

const passkeyOpzioni = rottaDiSessione({
  ...sensibile,
  metodo: 'POST',
  percorso: percorsi.sicurezzaPasskeyOpzioni,
  titolo: 'Quello che il browser deve sapere per creare una passkey',
  risposta: z.object({ data: provaPasskey }),
  handle: async ({ servizi, sessione, richiesta }) => {
    const sito = computeSito(richiesta, servizi.config);
    const { sfida, opzioni } = await beginPasskey(servizi, readAttore(sessione, richiesta), sito);
    return { data: { Sfida: sfida, Opzioni: opzioni } };
  },
});

const passkeyAggiungi = rottaDiSessione({
  ...sensibile,
  metodo: 'POST',
  percorso: percorsi.sicurezzaPasskey,
  titolo: 'Registrazione di una passkey',
  stato: 201,
  corpo: nuovaPasskey,
  risposta: codici,
  handle: async ({ servizi, sessione, corpo, richiesta }) => {
    const sito = computeSito(richiesta, servizi.config);
    const nuova = { sfida: corpo.Sfida, nome: corpo.Nome, risposta: corpo.Passkey };
    const nuovi = await addPasskey(servizi, readAttore(sessione, richiesta), sito, nuova);
    return { data: { CodiciRecupero: nuovi } };
  },
});

const passkeyTogli = rottaDiSessione({
  ...sensibile,
  metodo: 'DELETE',
  percorso: percorsi.sicurezzaPasskeyUna,
  titolo: 'Rimozione di una passkey',
  parametri: id,
  risposta: fatto,
  handle: async ({ servizi, sessione, parametri, richiesta }) => {
    await removePasskey(servizi, readAttore(sessione, richiesta), parametri.id);
    return { data: true as const };
  },
});

const passkeyNome = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.sicurezzaPasskeyUna,
  titolo: 'Nome di una passkey',
  parametri: id,
  corpo: nomeNuovo,
  risposta: fatto,
  handle: async ({ servizi, sessione, parametri, corpo, richiesta }) => {
    await changeNomePasskey(servizi, readAttore(sessione, richiesta), parametri.id, corpo.Nome);
    return { data: true as const };
  },
});

export const fattoreRotte: readonly Rotta[] = [
  stato,
  confermaIdentita,
  confermaPasskey,
  totpInizio,
  totpAttiva,
  totpTogli,
  codiciNuovi,
  passkeyOpzioni,
  passkeyAggiungi,
  passkeyTogli,
  passkeyNome,
];
