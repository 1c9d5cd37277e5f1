import {
  type livelliValidazione,
  type MessaggioDiModelloFilo,
  type messaggioConfiguratoScritto,
  testiCampo,
  testiIncarico,
} from '@quadra/contract';
import { loadMessaggi, type MessaggioDiModello } from '@quadra/fisco';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { type Dove, lockDove } from './definizione.queries.ts';
import type { Autore } from './definizione.service.ts';
import { putInVigore } from './insieme.ts';
import { deleteMessaggio, listMessaggiScritti, saveMessaggio } from './messaggi.queries.ts';

type Scritto = z.output<typeof messaggioConfiguratoScritto>;
type Livello = (typeof livelliValidazione)[number];
const LIVELLI: Readonly<Record<MessaggioDiModello['livello'], Livello>> = {
  bloccante: 'error',
  discordanza: 'warning',
  informativa: 'info',
};
/** What a text may say besides its words. */
const SEGNAPOSTI = ['ANNO'] as const;
const writeAtto = makeWriteAtto('messaggio configurato');

/** @throws NON_TROVATO for a form that the year has not */
async function requireMessaggi({ anno, modello }: Dove): Promise<MessaggioDiModello[]> {
  const messaggi = await loadMessaggi(anno, modello);
  if (messaggi === undefined) throw new DomainError('NON_TROVATO');
  return messaggi;
}

/** Every check of a modello of a year, as the form has it and as the vendor said it. @throws NON_TROVATO */
export async function readMessaggi(trx: Trx, dove: Dove): Promise<MessaggioDiModelloFilo[]> {
  const scritti = new Map((await listMessaggiScritti(trx, dove)).map((uno) => [uno.Codice, uno]));
  return (await requireMessaggi(dove)).map(({ codice, frase, livello, fonte = null }) => ({
    ...(scritti.get(codice) ?? { Testo: null, Livello: null, Attivo: true, Versione: 0 }),
    Codice: codice,
    TestoModello: frase,
    LivelloModello: LIVELLI[livello],
    Fonte: fonte,
  }));
}

function checkTesto(testo: string): string[] {
  const nomi = [...testo.matchAll(/\{([^{}]*)\}/g)].map(([, nome = '']) => nome);
  const ignoti = [...new Set(nomi.filter((nome) => !SEGNAPOSTI.some((noto) => noto === nome)))];
  return [
    ...(/<\s*[a-z!/?]/i.test(testo) ? [testiCampo.SOLO_TESTO] : []),
    ...(ignoti.length > 0 ? [testiIncarico.ignoti(ignoti, SEGNAPOSTI)] : []),
    ...(/[{}]/.test(testo.replaceAll(/\{[^{}]*\}/g, '')) ? [testiIncarico.GRAFFA_SOLA] : []),
  ];
}

/** What stops a declaration is said in other words, and stops it still. */
function checkScritto({ Testo, Livello, Attivo }: Scritto, { livello }: MessaggioDiModello) {
  const testo = Testo === null ? [] : checkTesto(Testo);
  const isFermo = livello === 'bloccante';
  return {
    ...(testo.length > 0 && { Testo: testo }),
    ...(isFermo && Livello !== null && Livello !== 'error' && { Livello: [testiCampo.LIVELLO_BLOCCANTE] }),
    ...(isFermo && !Attivo && { Attivo: [testiCampo.LIVELLO_BLOCCANTE] }),
  };
}

async function requireMessaggio(dove: Dove, codice: string): Promise<MessaggioDiModello> {
  const messaggio = (await requireMessaggi(dove)).find((uno) => uno.codice === codice);
  if (messaggio === undefined) throw new DomainError('NON_TROVATO');
  return messaggio;
}

/** Writes what is said of a check, in force at once. @throws NON_TROVATO, RICHIESTA_NON_VALIDA, RECORD_MODIFICATO */
export async function writeMessaggio(
  trx: Trx,
  autore: Autore,
  dove: Dove & { readonly codice: string },
  { appid: _, ...scritto }: Scritto,
): Promise<void> {
  requireNessunErrore(checkScritto(scritto, await requireMessaggio(dove, dove.codice)));
  await lockDove(trx, dove);
  const prima = (await listMessaggiScritti(trx, dove)).find(({ Codice }) => Codice === dove.codice);
  const dopo = { Codice: dove.codice, ...scritto };
  if (!(await saveMessaggio(trx, dove, dopo))) throw new DomainError('RECORD_MODIFICATO');
  await putInVigore(trx, dove);
  await writeAtto(trx, autore, `${dove.anno} ${dove.modello} ${dove.codice}`, 'modifica', { prima, dopo });
}

/** The check says again what the form says. @throws NON_TROVATO */
export async function restoreMessaggio(
  trx: Trx,
  autore: Autore,
  dove: Dove & { readonly codice: string },
): Promise<void> {
  await requireMessaggio(dove, dove.codice);
  await lockDove(trx, dove);
  const prima = (await listMessaggiScritti(trx, dove)).find(({ Codice }) => Codice === dove.codice);
  if (prima === undefined) return;
  await deleteMessaggio(trx, dove, dove.codice);
  await putInVigore(trx, dove);
  await writeAtto(trx, autore, `${dove.anno} ${dove.modello} ${dove.codice}`, 'ripristino', { prima });
}
