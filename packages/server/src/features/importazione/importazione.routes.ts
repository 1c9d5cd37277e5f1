import {
  anteprimaAnswer,
  anteprimaRequest,
  importaAnswer,
  importazioneAnswer,
  importazioneExtra,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../db/tenancy.ts';
import { type FileInviato, withCaricamento } from '../../http/caricamento.ts';
import { normalizeIp } from '../../http/ip-abilitati.ts';
import { requireStudio } from '../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../http/rotta.ts';
import { scriviAnagrafiche } from '../anagrafica/anagrafica.public.ts';
import type { EsitoRiga } from './blocco.ts';
import { analyzeFile, importSubito, previewImportazione, storeImportazione } from './importazione.service.ts';

const NOME_MASSIMO = 200;
const limite = { quante: 20, secondi: 60 };
/** The name is only shown: no path, no sign that turns the text around. */
const cleanNome = ({ nome }: FileInviato) =>
  (nome.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}]/gu, '').slice(-NOME_MASSIMO) || 'file';

/** With more files than one, each row says of which it is. */
const toErrori = (esiti: readonly EsitoRiga[], prefisso: string) =>
  esiti.flatMap(({ numero, messaggio }) =>
    messaggio === null ? [] : [{ riga: numero, messaggio: `${prefisso}${messaggio}` }],
  );

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const importa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.importazione,
  titolo: 'Importazione di anagrafiche da CSV, ZIP o Excel, subito (fino a 5.000 righe): uploadFile0 ...',
  accesso: scriviAnagrafiche,
  formato: 'multipart',
  limite,
  risposta: importaAnswer,
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    return withCaricamento({ richiesta, servizi }, importazioneExtra, ({ file, extra }) => {
      const studioId = requireStudio(sessione, extra.IdStudio);
      const opzioni = { Presenti: extra.Presenti, adesso: servizi.now() };
      return withTenant(servizi.db, sessione, async (trx) => {
        const errori: { riga: number; messaggio: string }[] = [];
        let lette = 0;
        for (const uno of file) {
          const ricevuto = { studioId, nome: cleanNome(uno), contenuto: uno.contenuto };
          const esiti = await importSubito(trx, chi, ricevuto, opzioni);
          lette += esiti.length;
          errori.push(...toErrori(esiti, file.length > 1 ? `${ricevuto.nome}: ` : ''));
        }
        return { data: { importate: lette - errori.length, scartate: errori.length, errori } };
      });
    });
  },
});

const carica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.importazioneFile,
  titolo: 'Un file da importare: le sue colonne, con ciò che sembrano contenere',
  accesso: scriviAnagrafiche,
  formato: 'multipart',
  limite,
  stato: 201,
  risposta: importazioneAnswer,
  handle: async ({ servizi, sessione, richiesta }) =>
    withCaricamento({ richiesta, servizi }, importazioneExtra, async ({ file, extra }) => {
      const [uno] = file as [FileInviato];
      const studioId = requireStudio(sessione, extra.IdStudio);
      const letta = await analyzeFile(uno.contenuto);
      const ricevuto = { studioId, nome: cleanNome(uno), contenuto: uno.contenuto };
      const data = await withTenant(servizi.db, sessione, (trx) =>
        storeImportazione(trx, sessione, ricevuto, letta),
      );
      return { data };
    }),
});

const anteprima = rotta({
  metodo: 'POST',
  percorso: percorsi.importazioneAnteprima,
  titolo: 'Che cosa diventerebbero le prime 100 righe di un file, senza scrivere niente',
  accesso: scriviAnagrafiche,
  parametri: z.object({ id: z.string() }),
  corpo: anteprimaRequest,
  risposta: anteprimaAnswer,
  handle: async ({ trx, sessione, parametri, corpo, servizi }) => ({
    data: await previewImportazione(trx, sessione, parametri.id, corpo, servizi.now()),
  }),
});

/** The calls that import clients; the background import starts as every job does. */
export const importazioneRotte: readonly Rotta[] = [importa, carica, anteprima];
