import {
  checkScelte,
  codiciRequest,
  diagnosticoAnswer,
  percorsi,
  presaInCaricoAnswer,
  presaInCaricoRequest,
  quadriAnswer,
  quadriMilleAnswer,
  quadriMilleRequest,
  type RigaDiagnosticoFilo,
  type SceltaMille,
  visteAnswer,
} from '@quadra/contract';
import { parametriAnno, requireAnno } from '../../../../http/anno.ts';
import { requireNessunErrore } from '../../../../http/domain-error.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import { runAtto } from '../atto.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione.policy.ts';
import { listPerChiave } from '../elenco-dichiarazioni.queries.ts';
import { getCalcolata } from '../leggi-dichiarazione.ts';
import { listRilievi } from './diagnostico-lotto.ts';
import { takeInCarico } from './presa-in-carico.ts';
import { createQuadroMille } from './quadri-mille.ts';
import { listViste } from './viste.ts';

const presaInCarico = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazionePresaInCarico,
  titolo: 'Prende in carico dichiarazioni, o le lascia; quelle di un altro utente soltanto con Conferma',
  accesso: scriviDichiarazione,
  corpo: presaInCaricoRequest,
  parametri: parametriAnno,
  risposta: presaInCaricoAnswer,
  handle: async (chiamata) => {
    const { Conferma: conferma, Lascia: lascia } = chiamata.corpo;
    const { riuscite, scartate } = await runAtto(
      chiamata,
      'DICHIARAZIONE_SOLA_LETTURA',
      (trx, autore, anno, id) => takeInCarico(trx, { ...autore, conferma }, { anno, id, lascia }),
    );
    return { data: { prese: riuscite, errori: scartate } };
  },
});

const quadri = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneQuadri,
  titolo: 'I quadri di ogni dichiarazione, con il loro stato: il menu dei quadri',
  accesso: leggiDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: quadriAnswer,
  handle: async ({ trx, corpo, parametri }) => {
    const anno = requireAnno(parametri);
    const data = [];
    for (const Codice of new Set(corpo.Codici)) {
      const { dichiarazione, modello } = await getCalcolata(trx, anno, Codice);
      const Quadri = modello.quadri.map(({ codice, titolo, copertura }) => ({
        Codice: codice,
        Titolo: titolo,
        Copertura: copertura,
        Stato: dichiarazione.statiQuadri[codice] ?? ('assente' as const),
      }));
      data.push({ Codice, Quadri });
    }
    return { data };
  },
});

const diagnostico = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneDiagnostico,
  titolo: 'Rilievi dei controlli di ogni dichiarazione, prima i bloccanti',
  accesso: leggiDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: diagnosticoAnswer,
  handle: async (chiamata) => {
    const righe: RigaDiagnosticoFilo[] = [];
    const { scartate } = await runAtto(chiamata, 'ERRORE_INTERNO', async (trx, _, anno, id) => {
      righe.push(...(await listRilievi(trx, anno, id)));
    });
    return { data: { righe, errori: scartate } };
  },
});

const quadriMille = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneQuadriMille,
  titolo: "Crea il quadro delle scelte dell'otto, del cinque e del due per mille",
  accesso: scriviDichiarazione,
  corpo: quadriMilleRequest,
  parametri: parametriAnno,
  risposta: quadriMilleAnswer,
  handle: async (chiamata) => {
    const { Scelte } = chiamata.corpo;
    const problema = checkScelte(Scelte);
    requireNessunErrore(problema === null ? {} : { Scelte: [problema] });
    const scelte = Scelte.filter((scelta): scelta is SceltaMille => scelta !== '');
    let creati = 0;
    const { scartate } = await runAtto(chiamata, 'ERRORE_INTERNO', async (trx, autore, anno, id) => {
      if (await createQuadroMille(trx, autore, { anno, id }, scelte)) creati += 1;
    });
    return { data: { creati, errori: scartate } };
  },
});

const viste = rotta({
  metodo: 'GET',
  percorso: percorsi.dichiarazioneViste,
  titolo: 'Le dichiarazioni di un anno viste di recente da chi chiede, dalla più recente',
  accesso: leggiDichiarazione,
  parametri: parametriAnno,
  risposta: visteAnswer,
  handle: async ({ trx, sessione, parametri }) => {
    const anno = requireAnno(parametri);
    const viste = await listViste(trx, sessione.utenteId, anno);
    const righe = await listPerChiave(
      trx,
      anno,
      viste.map(({ id }) => id),
    );
    return {
      data: viste.flatMap(({ id, utente, stato, vistaIl, registrataIl }) => {
        const riga = righe.get(id);
        if (riga === undefined) return [];
        return [
          {
            ...riga,
            Utente: utente,
            DateLastView: vistaIl.toISOString(),
            StatoVisto: stato,
            Registrato: registrataIl.toISOString(),
          },
        ];
      }),
    };
  },
});

/** The calls about the life of declarations. */
export const vitaRotte: readonly Rotta[] = [presaInCarico, quadri, diagnostico, quadriMille, viste];
