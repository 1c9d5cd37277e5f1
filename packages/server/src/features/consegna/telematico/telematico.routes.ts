import {
  codiciRequest,
  comunicazioni770,
  confermaTelematiciAnswer,
  confermaTelematiciRequest,
  listAnswer,
  listQuery,
  percorsi,
  startJobAnswer,
  statoTelematicoRequest,
  telematico,
  telematicoOLavoro,
  testiCampo,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { parametriAnno, requireAnno, requireChiave } from '../../../http/anno.ts';
import { setAllegato, withCaricamento } from '../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { isUuid } from '../../../http/uuid.ts';
import { startLavoro, withLavori } from '../../base/lavoro/lavoro.public.ts';
import {
  findDichiarazione,
  leggiDichiarazione,
  runLotto,
  stampaDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { findFile } from '../../dichiarazioni/invio/invio.public.ts';
import { listComunicazioni770 } from './comunicazioni-770.ts';
import { makeTelematici, requireQualcuna } from './crea-telematici.ts';
import { changeStato, confirmInvio } from './invio.ts';
import { readTelematico } from './lettura.ts';
import { recordRicevuta } from './ricevute.ts';
import { trasmettiTelematici } from './telematico-lotto.ts';

const parametriUno = parametriAnno.extend({ id: z.string() });
const unTelematico = z.object({ data: telematico });
type Avviso = { Codice: string; Messaggio: string };

const crea = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneTelematico,
  titolo: 'File telematico di dichiarazioni stampate in definitivo: di una subito, di più un lavoro',
  accesso: stampaDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: telematicoOLavoro,
  handle: ({ corpo, parametri, ...chiamata }) =>
    makeTelematici(chiamata, requireAnno(parametri), corpo.Codici),
});

const conferma = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneConfermaTelematici,
  titolo: 'Segna come inviati i file telematici già creati, e avvisa i clienti',
  accesso: stampaDichiarazione,
  corpo: confermaTelematiciRequest,
  parametri: parametriAnno,
  risposta: confermaTelematiciAnswer,
  handle: async ({ servizi, sessione, corpo, parametri, richiesta }) => {
    const anno = requireAnno(parametri);
    if (corpo.DataInvio > giornoDiRoma(servizi.now()))
      requireNessunErrore({ DataInvio: [testiCampo.INVIO_FUTURO] });
    const avvisi: Avviso[] = [];
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
    const fatto = {
      stato: 'Invio esterno' as const,
      dataInvio: corpo.DataInvio,
      protocollo: corpo.Protocollo,
      avvisaCliente: corpo.AvvisaCliente,
    };
    const { riuscite, scartate } = await runLotto(
      dove,
      corpo.Codici,
      'CONFERMA_TELEMATICO_NON_RIUSCITA',
      async (trx, id) => {
        const suoi = await confirmInvio(trx, servizi, autore, { anno, id }, fatto);
        avvisi.push(...suoi.map((Messaggio) => ({ Codice: id, Messaggio })));
      },
    );
    return { data: { confermati: riuscite, errori: scartate, avvisi } };
  },
});

const trasmetti = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneTrasmetti,
  titolo: 'Trasmette i file telematici con il canale in uso (il simulatore dell’Agenzia), in secondo piano',
  accesso: stampaDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: startJobAnswer,
  handle: async ({ servizi, sessione, corpo, parametri }) => {
    const lotto = { Anno: requireAnno(parametri), Codici: corpo.Codici };
    await withTenant(servizi.db, sessione, (trx) => requireQualcuna(trx, lotto));
    const jobId = await withLavori(servizi.db, sessione, (trx) =>
      startLavoro(trx, servizi, sessione, trasmettiTelematici, lotto),
    );
    return { data: { jobId } };
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.telematicoUno,
  titolo: 'Come sta il telematico di una dichiarazione: file, ricevute, scarti, passaggi possibili',
  accesso: leggiDichiarazione,
  parametri: parametriUno,
  risposta: unTelematico,
  handle: async ({ trx, servizi, parametri }) => ({
    data: await readTelematico(trx, servizi, requireChiave(parametri)),
  }),
});

const comunicazioni = rotta({
  metodo: 'POST',
  percorso: percorsi.comunicazioni770,
  titolo: 'I 770 di un anno con le loro comunicazioni e ricevute',
  accesso: leggiDichiarazione,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  parametri: parametriAnno,
  risposta: listAnswer(comunicazioni770),
  handle: async ({ trx, corpo, parametri }) =>
    answerPagina(
      corpo,
      await listComunicazioni770(trx, requireAnno(parametri), corpo),
      ({ Id }) => Id,
      (riga) => riga,
    ),
});

const cambia = rotta({
  metodo: 'POST',
  percorso: percorsi.telematicoStato,
  titolo: 'Cambia a mano lo stato del telematico: solo i passaggi ammessi',
  accesso: stampaDichiarazione,
  corpo: statoTelematicoRequest,
  parametri: parametriUno,
  risposta: unTelematico,
  handle: async ({ trx, servizi, sessione, corpo, parametri, richiesta }) => {
    const chiave = requireChiave(parametri);
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    await changeStato(trx, autore, chiave, { stato: corpo.Stato, adesso: servizi.now() });
    return { data: await readTelematico(trx, servizi, chiave) };
  },
});

const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.telematicoFile,
  titolo: 'Un file telematico, byte per byte come fu creato',
  accesso: leggiDichiarazione,
  parametri: parametriUno.extend({ file: z.string() }),
  handle: async ({ trx, parametri, risposta }) => {
    const { anno, id } = requireChiave(parametri);
    const dichiarazione = await findDichiarazione(trx, anno, id);
    const file =
      dichiarazione && isUuid(parametri.file)
        ? await findFile(trx, dichiarazione, parametri.file)
        : undefined;
    if (file === undefined) throw new DomainError('NON_TROVATO');
    setAllegato(risposta, { nome: file.nome, formato: 'text/plain; charset=iso-8859-1' });
    return file.contenuto;
  },
});

const importa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.telematicoRicevuta,
  titolo: 'Caricamento della ricevuta di un file telematico (uploadFile0)',
  accesso: stampaDichiarazione,
  formato: 'multipart',
  parametri: parametriUno,
  limite: { quante: 60, secondi: 60 },
  risposta: unTelematico,
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const chiave = requireChiave(parametri);
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    return withCaricamento({ richiesta, servizi }, z.object({}), ({ file: [primo] }) =>
      withTenant(servizi.db, sessione, async (trx) => {
        const testo = primo?.contenuto.toString('utf8') ?? '';
        const nome = `${(primo?.nome ?? 'ricevuta').replace(/\.[^.]*$/, '')}.txt`;
        await recordRicevuta(trx, servizi, chi, chiave, { nome, testo });
        return { data: await readTelematico(trx, servizi, chiave) };
      }),
    );
  },
});

/** The calls about the telematic files of declarations, their sending and their receipts. */
export const telematicoRotte: readonly Rotta[] = [
  crea,
  conferma,
  trasmetti,
  leggi,
  comunicazioni,
  cambia,
  scarica,
  importa,
];
