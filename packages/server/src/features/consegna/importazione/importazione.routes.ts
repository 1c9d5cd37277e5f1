import {
  anteprimaAnswer,
  anteprimaImmobiliRequest,
  anteprimaRequest,
  importaAnswer,
  importazioneAnswer,
  importazioneExtra,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { cleanNome, type FileInviato, withCaricamento } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { makePosto } from '../../base/lettura/lettura.public.ts';
import { anagrafiche } from './anagrafica.oggetto.ts';
import { immobili } from './immobile.oggetto.ts';
import {
  analyzeFile,
  importSubito,
  previewImportazione,
  readSubito,
  type Subito,
  storeImportazione,
} from './importazione.service.ts';
import type { EsitoRiga, Oggetto, Scelta } from './oggetto.ts';

const limite = { quante: 20, secondi: 60 };

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
  accesso: anagrafiche.permesso,
  formato: 'multipart',
  limite,
  risposta: importaAnswer,
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    return withCaricamento({ richiesta, servizi }, importazioneExtra, async ({ file, extra }) => {
      const studioId = requireStudio(sessione, extra.IdStudio);
      const opzioni = { Presenti: extra.Presenti, adesso: servizi.now() };
      const posto = makePosto();
      const letti: Subito[] = [];
      for (const uno of file) {
        const ricevuto = { studioId, nome: cleanNome(uno), contenuto: uno.contenuto };
        letti.push(await readSubito(sessione, ricevuto, posto));
      }
      return withTenant(servizi.db, sessione, async (trx) => {
        const errori: { riga: number; messaggio: string }[] = [];
        let lette = 0;
        for (const letto of letti) {
          const esiti = await importSubito(trx, chi, letto, opzioni);
          lette += esiti.length;
          errori.push(...toErrori(esiti, letti.length > 1 ? `${letto.nome}: ` : ''));
        }
        return { data: { importate: lette - errori.length, scartate: errori.length, errori } };
      });
    });
  },
});

interface Chiamate {
  readonly oggetto: Oggetto;
  readonly file: string;
  readonly anteprima: string;
  readonly corpo: z.ZodType<Scelta>;
  /** What is imported, as the titles say it. */
  readonly che: string;
}

/** The two calls of a guided import: the file with its columns, and what would become of its rows. */
const makeGuida = ({ oggetto, che, ...chiamate }: Chiamate): readonly Rotta[] => [
  rottaDiSessione({
    metodo: 'POST',
    percorso: chiamate.file,
    titolo: `Un file di ${che} da importare: le sue colonne, con ciò che sembrano contenere`,
    accesso: oggetto.permesso,
    formato: 'multipart',
    limite,
    stato: 201,
    risposta: importazioneAnswer,
    handle: async ({ servizi, sessione, richiesta }) =>
      withCaricamento({ richiesta, servizi }, importazioneExtra, async ({ file, extra }) => {
        const [uno] = file as [FileInviato];
        const studioId = requireStudio(sessione, extra.IdStudio);
        const letta = await analyzeFile(oggetto, sessione, uno.contenuto);
        const { contenuto } = uno;
        const ricevuto = { studioId, nome: cleanNome(uno), contenuto, oggetto: oggetto.nome };
        const data = await withTenant(servizi.db, sessione, (trx) =>
          storeImportazione(trx, sessione, ricevuto, letta),
        );
        return { data };
      }),
  }),
  rottaDiSessione({
    metodo: 'POST',
    percorso: chiamate.anteprima,
    titolo: `Che cosa diventerebbero le prime 100 righe di un file di ${che}, senza scrivere niente`,
    accesso: oggetto.permesso,
    parametri: z.object({ id: z.string() }),
    corpo: chiamate.corpo,
    risposta: anteprimaAnswer,
    // Asked again at each column that is assigned.
    limite: { quante: 60, secondi: 60 },
    handle: async ({ sessione, parametri, corpo: scelta, servizi }) => ({
      data: await previewImportazione(servizi.db, oggetto, sessione, {
        id: parametri.id,
        scelta,
        adesso: servizi.now(),
      }),
    }),
  }),
];

/** The calls that import; the background import starts as every job does. */
export const importazioneRotte: readonly Rotta[] = [
  importa,
  ...makeGuida({
    oggetto: anagrafiche,
    che: 'anagrafiche',
    file: percorsi.importazioneFile,
    anteprima: percorsi.importazioneAnteprima,
    corpo: anteprimaRequest,
  }),
  ...makeGuida({
    oggetto: immobili,
    che: 'fabbricati e terreni',
    file: percorsi.immobiliImportazioneFile,
    anteprima: percorsi.immobiliImportazioneAnteprima,
    corpo: anteprimaImmobiliRequest,
  }),
];
