import {
  importaDichiarazioniAnswer,
  importaDichiarazioniExtra,
  limiti,
  percorsi,
  testiImportazione,
} from '@quadra/contract';
import { parametriAnno, requireAnno } from '../../../../http/anno.ts';
import { cleanNome, type FileInviato, withCaricamento } from '../../../../http/caricamento.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import { scriviDichiarazione } from '../dichiarazione.policy.ts';
import { importDichiarazioni } from './importa.service.ts';

const capienza = { byte: limiti.csvZipByte, testo: testiImportazione.ZIP_TROPPO_GRANDE };

/** The file is read before any transaction begins: a slow line must not hold a connection. */
const importa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneImporta,
  titolo: 'Caselle di più dichiarazioni da un CSV in un archivio ZIP (uploadFile0), una riga ciascuna',
  accesso: scriviDichiarazione,
  formato: 'multipart',
  parametri: parametriAnno,
  limite: { quante: 20, secondi: 60 },
  risposta: importaDichiarazioniAnswer,
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const anno = requireAnno(parametri);
    const ip = normalizeIp(richiesta.ip);
    const chi = { db: servizi.db, log: richiesta.log, sessione, ip, anno };
    const data = await withCaricamento(
      { richiesta, servizi, capienza },
      importaDichiarazioniExtra,
      ({ file }) => {
        const [uno] = file as [FileInviato];
        return importDichiarazioni(chi, { nome: cleanNome(uno), contenuto: uno.contenuto });
      },
    );
    return { data: { ...data, errori: [...data.errori] } };
  },
});

/** The call that imports declarations. */
export const importaRotte: readonly Rotta[] = [importa];
