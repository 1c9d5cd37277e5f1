import {
  apriAnswer,
  codiciRequest,
  creaAnswer,
  creaImuAnswer,
  creaImuRequest,
  creaRequest,
  dichiarazione,
  duplicaAnswer,
  duplicaRequest,
  percorsi,
  requisiti,
  requisitoDichiarazione,
  riporto,
  salvaRequest,
  toWire,
} from '@quadra/contract';
import { z } from 'zod';
import { parametriAnno, requireAnno } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireRequisito } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { runAtto } from '../dichiarazione/atto.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione/dichiarazione.policy.ts';
import { findDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { getDichiarazione } from '../dichiarazione/leggi-dichiarazione.ts';
import { parametriModello, requireDelPrefisso } from '../dichiarazione/percorso.ts';
import { saveDichiarazione } from '../dichiarazione/scrittura/salva-dichiarazione.ts';
import { getSituazione } from '../dichiarazione/vita/sola-lettura.ts';
import { proposeRiporto } from '../sincronizzazione/riporto.service.ts';
import { alignAnagrafica } from '../sincronizzazione/sincronizzazione.service.ts';
import { openDichiarazione } from './apri.ts';
import { createDichiarazioni } from './crea-dichiarazioni.ts';
import { createImu } from './crea-imu.ts';
import { duplicateDichiarazione } from './duplica.ts';

const unaDichiarazione = z.object({ data: dichiarazione });

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneCrea,
  titolo: 'Crea una dichiarazione per ogni anagrafica indicata, al massimo 50',
  accesso: scriviDichiarazione,
  corpo: creaRequest,
  parametri: parametriAnno,
  risposta: creaAnswer,
  handle: async ({ trx, sessione, corpo, parametri }) => {
    requireRequisito(sessione, requisitoDichiarazione(corpo.Tipo, corpo.Finalita));
    return {
      data: await createDichiarazioni(trx, sessione, requireAnno(parametri), {
        idAnagrafiche: corpo.IdAnagrafiche,
        tipo: corpo.Tipo,
        finalita: corpo.Finalita,
        basi: corpo.Basi,
        comune: corpo.ComuneId ?? null,
      }),
    };
  },
});

const creaImu = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneCreaImu,
  titolo: 'Crea le dichiarazioni IMU dei clienti indicati, una per comune, da terreni e fabbricati',
  accesso: scriviDichiarazione,
  corpo: creaImuRequest,
  parametri: parametriAnno,
  risposta: creaImuAnswer,
  handle: async ({ trx, sessione, corpo, parametri }) => {
    requireRequisito(sessione, requisitoDichiarazione(corpo.Tipo));
    const { create, scartate } = await createImu(trx, sessione, {
      anno: requireAnno(parametri),
      tipo: corpo.Tipo,
      codici: corpo.Codici,
      comune: corpo.ComuneId ?? null,
    });
    return {
      data: {
        create: create.map(({ id, idAnagrafica, comune }) => ({
          Codice: id,
          IdAnagrafica: idAnagrafica,
          Comune: comune,
        })),
        errori: scartate.map(({ idAnagrafica, comune, messaggio }) => ({
          Codice: idAnagrafica,
          Comune: comune,
          Messaggio: messaggio,
        })),
      },
    };
  },
});

const duplica = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneDuplica,
  titolo: 'Copia una dichiarazione con i suoi dati, come aperta, nello stesso anno o in un altro',
  accesso: scriviDichiarazione,
  corpo: duplicaRequest,
  parametri: parametriAnno,
  risposta: duplicaAnswer,
  handle: async ({ trx, sessione, corpo, parametri, richiesta }) => {
    if (corpo.Finalita === 'Simulazione') requireRequisito(sessione, requisiti.simulaDichiarazioni);
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    const data = await duplicateDichiarazione(
      trx,
      autore,
      { anno: requireAnno(parametri), id: corpo.Codice },
      { annoDestinazione: corpo.AnnoDestinazione, finalita: corpo.Finalita },
    );
    return { data };
  },
});

const apriMolte = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneApri,
  titolo:
    'Apre dichiarazioni: prendono ciò che è cambiato nelle schede, sono segnate come viste; dice come stanno per chi chiede',
  accesso: leggiDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: apriAnswer,
  handle: async (chiamata) => {
    const aperte: z.input<typeof apriAnswer>['data']['aperte'] = [];
    const { scartate } = await runAtto(chiamata, 'ERRORE_INTERNO', async (trx, _, anno, Codice) => {
      await openDichiarazione(trx, chiamata.sessione, anno, Codice);
      const dichiarazione = await findDichiarazione(trx, anno, Codice);
      if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
      const { causa, motivo, etichette } = await getSituazione(trx, chiamata.sessione, dichiarazione);
      aperte.push({
        Codice,
        Stato: dichiarazione.stato,
        Etichette: etichette,
        SolaLettura: causa !== null,
        Motivo: motivo,
      });
    });
    return { data: { aperte, errori: scartate } };
  },
});

const apri = rotta({
  metodo: 'POST',
  percorso: percorsi.modelloApri,
  titolo: 'Apre una dichiarazione: prende ciò che è cambiato nella scheda del cliente, è segnata come vista',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: unaDichiarazione,
  handle: async ({ trx, sessione, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    await openDichiarazione(trx, sessione, anno, id);
    return { data: await getDichiarazione(trx, sessione, anno, id) };
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.modello,
  titolo: 'Una dichiarazione: dati, stato dei quadri, risultati, bozze proprie; nulla è scritto',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: unaDichiarazione,
  handle: async ({ trx, sessione, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    return { data: await getDichiarazione(trx, sessione, anno, id) };
  },
});

const salva = rotta({
  metodo: 'PUT',
  percorso: percorsi.modello,
  titolo: 'Salva le caselle cambiate dopo la versione letta',
  accesso: scriviDichiarazione,
  corpo: salvaRequest,
  parametri: parametriModello,
  risposta: unaDichiarazione,
  handle: async ({ trx, sessione, corpo, parametri, servizi }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const calcolo = await saveDichiarazione(trx, sessione, anno, id, {
      versione: corpo.Versione,
      righi: corpo.Righi,
      forzature: corpo.Forzature,
    });
    const dove = { anno, id, adesso: servizi.now() };
    await alignAnagrafica(trx, sessione, dove, Object.keys(corpo.Righi));
    return { data: await getDichiarazione(trx, sessione, anno, id, calcolo) };
  },
});

const riporta = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloRiporto,
  titolo:
    'Che cosa direbbero i quadri RA e RB da terreni, fabbricati e contratti del cliente; nulla è scritto',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({ data: riporto }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    return { data: toWire<z.input<typeof riporto>>(await proposeRiporto(trx, anno, id)) };
  },
});

/** How a declaration is born, and how it is read and saved together with what the registry says of its client. */
export const redazioneRotte: readonly Rotta[] = [
  crea,
  creaImu,
  duplica,
  apriMolte,
  apri,
  leggi,
  salva,
  riporta,
];
