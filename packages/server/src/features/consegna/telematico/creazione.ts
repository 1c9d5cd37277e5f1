import { createHash } from 'node:crypto';
import {
  gestioneTelematico,
  type ProblemaTelematico,
  readGestioneTelematico,
  type StatoTelematico,
} from '@quadra/contract';
import { type Fornitura, loadTelematico, type Tracciato, type ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import {
  type Dichiarazione,
  getCalcolata,
  getIncaricato,
  getIntestatario,
  lockDichiarazione,
  requireCompleta,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { getTelematico, insertFile, writeTelematico } from '../../dichiarazioni/invio/invio.public.ts';
import { findImpostazioni, readPersonalizzazioni } from '../../studio/studio/studio.public.ts';
import { type Autore, writeStoria } from './storia.ts';
import { requirePassaggio, TelematicoConErrori } from './telematico.rules.ts';

type Calcolata = Awaited<ReturnType<typeof getCalcolata>>;

/** A simulation, by its purpose or by its type. */
export const isProvata = ({ finalita, tipo }: Pick<Dichiarazione, 'finalita' | 'tipo'>): boolean =>
  finalita === 'Simulazione' || /simulazione/.test(tipo);

/** The supply of a declaration as it is now; undefined when nothing is known of the layout of its form. */
export async function findFornitura(
  trx: Trx,
  calcolata: Calcolata,
): Promise<{ tracciato: Tracciato; fornitura: Fornitura; codiceFiscale: string } | undefined> {
  const { findTracciato, makeFornitura } = await loadTelematico();
  const { dichiarazione: d, modello, esiti } = calcolata;
  const tracciato = findTracciato(modello.codice, d.anno);
  // What is only tried out is never sent.
  if (tracciato === undefined || isProvata(d)) return undefined;
  const { codiceFiscale } = await getIntestatario(trx, d);
  const incaricato = await getIncaricato(trx, calcolata);
  const calcolate = Object.entries(esiti).flatMap(([chiave, { valore }]): [string, ValoreCasella][] =>
    valore === undefined ? [] : [[chiave, valore]],
  );
  const fornitura = makeFornitura(tracciato, modello, {
    anno: d.anno,
    codiceFiscale,
    caselle: { ...d.righi, ...Object.fromEntries(calcolate) },
    intermediario: incaricato && {
      codiceFiscale: incaricato.CodiceFiscale,
      alboCaf: incaricato.NumeroIscrizioneCAF,
    },
    dataImpegno: d.dataImpegno,
  });
  return { tracciato, fornitura, codiceFiscale };
}

/** @throws TelematicoConErrori when something stops the file */
async function writeTesto(
  tracciato: Tracciato,
  fornitura: Fornitura,
): Promise<{ testo: string; righe: number }> {
  const { checkFornitura, layRighe, nameProblemi, writeRighe } = await loadTelematico();
  const righe = layRighe(tracciato, fornitura);
  const problemi = nameProblemi(tracciato, righe, checkFornitura(tracciato, fornitura));
  if (problemi.some(({ livello }) => livello === 'bloccante'))
    throw new TelematicoConErrori(
      problemi.map(
        (p): ProblemaTelematico => ({
          Livello: p.livello,
          Codice: p.codice,
          Record: p.record,
          Campo: p.campo,
          Riga: p.riga,
          Posizione: p.posizione,
          Chiave: p.chiave,
          Frase: p.frase,
        }),
      ),
    );
  return { testo: writeRighe(tracciato, righe), righe: righe.length };
}

/** A file that was made and not sent is made again. */
const RIFACIBILI: readonly StatoTelematico[] = ['Da inviare', 'Di prova'];

export interface Creato {
  readonly idFile: string;
  readonly diProva: string | null;
  /** What the studio wants done with the flag of the sending. */
  readonly gestione: number;
}

/**
 * Makes the telematic file of a declaration that was printed for good, and keeps it as it is: from here on it is to be sent or,
 * when its layout is not certain, it is a trial.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE, TELEMATICO_NON_STAMPATO, DICHIARAZIONE_INCOMPLETA, TELEMATICO_NON_DISPONIBILE,
 * PASSAGGIO_NON_AMMESSO, TelematicoConErrori
 */
export async function createTelematico(
  trx: Trx,
  autore: Autore,
  { anno, id, adesso }: { anno: number; id: string; adesso: Date },
): Promise<Creato> {
  const dichiarazione = await lockDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  if (dichiarazione.stato !== 'Chiusa' || dichiarazione.stampaData === null)
    throw new DomainError('TELEMATICO_NON_STAMPATO');
  const prima = await getTelematico(trx, dichiarazione);
  if (!RIFACIBILI.includes(prima.stato)) requirePassaggio(prima.stato, 'Da inviare');
  const calcolata = await getCalcolata(trx, anno, id);
  requireCompleta(calcolata);
  const trovata = await findFornitura(trx, calcolata);
  if (trovata === undefined) throw new DomainError('TELEMATICO_NON_DISPONIBILE');
  const { tracciato, fornitura, codiceFiscale } = trovata;
  const { testo, righe } = await writeTesto(tracciato, fornitura);
  const contenuto = Buffer.from(testo, 'latin1');
  const diProva = tracciato.diProva ?? null;
  const file = {
    nome: `${codiceFiscale}_${tracciato.codice}.txt`,
    tracciato: tracciato.codice,
    versione: tracciato.versione,
    diProva,
    righe,
    contenuto,
    sha256: createHash('sha256').update(contenuto).digest(),
  };
  const idFile = await insertFile(trx, dichiarazione, file, autore.utenteId);
  const stato = diProva === null ? ('Da inviare' as const) : ('Di prova' as const);
  const dopo = { ...prima, stato, fileId: idFile, creatoIl: adesso, diProva };
  await writeTelematico(trx, dichiarazione, dopo, autore.utenteId);
  await writeStoria(trx, autore, dichiarazione, { azione: 'telematico', dopo: tracciato.codice });
  if (prima.stato !== stato)
    await writeStoria(trx, autore, dichiarazione, {
      azione: 'stato telematico',
      prima: prima.stato,
      dopo: stato,
    });
  // There is nothing to mark: what is for trial is not sent.
  if (diProva !== null) return { idFile, diProva, gestione: gestioneTelematico.MANUALE };
  const impostazioni = await findImpostazioni(trx, dichiarazione.studioId);
  const { GestioneFlagInvioTelematico: flag } = readPersonalizzazioni(
    impostazioni?.personalizzazioni_operative ?? null,
  );
  return { idFile, diProva, gestione: readGestioneTelematico(flag) };
}

export const isDaChiedere = ({ gestione }: Creato): boolean => gestione === gestioneTelematico.POPUP;
export const isAutomatico = ({ gestione }: Creato): boolean => gestione === gestioneTelematico.AUTOMATICO;
