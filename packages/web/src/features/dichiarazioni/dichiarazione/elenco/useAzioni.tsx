import { requisiti } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { mayComprare } from '../../../../dominio/acquisto/ask-acquisto.tsx';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useRilievi } from '../diagnostico/useRilievi.tsx';
import type { RigaDichiarazione } from '../dichiarazione.api.ts';
import {
  createDaBasi,
  createQuadriMille,
  getCostoStampe,
  type LavoroDichiarazioni,
  startLavoro,
} from '../vita/vita.api.ts';
import { askChiusuraMolte } from './ask-chiusura-molte.tsx';
import { askStampa } from './ask-stampa.tsx';

type Scartata = { Messaggio: string };

/** Each reason once, with how many rows it stopped. */
function tellScartate(scartate: readonly Scartata[]): void {
  if (scartate.length === 0) return;
  const motivi = [...new Set(scartate.map(({ Messaggio }) => Messaggio))];
  notifiche.push('warning', [m.nonFatte(scartate.length), ...motivi].join('\n'));
}

/** What is done to the chosen declarations of a year; each answers whether something was done. */
export function useAzioni(anno: number) {
  const { inCorso, run } = useAtto();
  const cache = useQueryClient();
  const { inCorso: inLettura, showRilievi } = useRilievi(anno);
  const { utente } = useSessione();
  const stampa = canScrivere(utente, requisiti.stampaDichiarazioni);
  const compra = mayComprare(utente);

  /** What is asked before a job that changes the state of many. */
  const confirmLavoro = async (nome: LavoroDichiarazioni, quante: number): Promise<boolean> => {
    if (nome === 'riapri-dichiarazioni')
      return askConferma({ titolo: m.riapriMolteTitolo(quante), testo: m.riapriMolteTesto });
    if (nome === 'elimina-dichiarazioni')
      return askConferma({ titolo: m.eliminaTitolo(quante), testo: m.eliminaTesto, pericolo: true });
    if (nome === 'archivia-dichiarazioni')
      return askConferma({ titolo: m.archiviaMolteTitolo(quante), testo: m.archiviaTesto, pericolo: true });
    return true;
  };
  const launch = async (...lavoro: Parameters<typeof startLavoro>): Promise<boolean> => {
    const avviato = await run(async () => {
      await startLavoro(...lavoro);
      return true;
    }, m.lavoroAvviato);
    return avviato === true;
  };
  const makeRilettura = (codici: readonly string[]) => (compra ? () => getCostoStampe(anno, codici) : null);
  /** The final print, once it is said what it costs and asked how it is made. */
  const printTutte = async (codici: readonly string[]): Promise<boolean> => {
    const costo = await run(() => getCostoStampe(anno, codici));
    if (costo === undefined) return false;
    const come = await askStampa({ anno, quante: codici.length, costo, rileggi: makeRilettura(codici) });
    return come !== null && launch('stampa-dichiarazioni', anno, codici, { Opzioni: come });
  };
  /** The closing, once it is said what printing them will cost, and asked why the incomplete ones should close. */
  const closeTutte = async (codici: readonly string[]): Promise<boolean> => {
    const costo = stampa ? await run(() => getCostoStampe(anno, codici)) : null;
    if (costo === undefined) return false;
    const motivo = await askChiusuraMolte(codici.length, costo, makeRilettura(codici));
    if (motivo === null) return false;
    const come = { Conferma: true as const, ...(motivo !== '' && { Motivo: motivo }) };
    return launch('chiudi-dichiarazioni', anno, codici, come);
  };
  const start = async (nome: LavoroDichiarazioni, codici: readonly string[]): Promise<boolean> => {
    if (nome === 'stampa-dichiarazioni') return printTutte(codici);
    if (nome === 'chiudi-dichiarazioni') return closeTutte(codici);
    return (await confirmLavoro(nome, codici.length)) && launch(nome, anno, codici);
  };
  const createIntegrative = async (basi: readonly RigaDichiarazione[]): Promise<boolean> => {
    let fatte = 0;
    const scartate: Scartata[] = [];
    const riuscito = await run(async () => {
      for (const tipo of new Set(basi.map((riga) => riga.tipo))) {
        const sue = basi.filter((riga) => riga.tipo === tipo);
        const esito = await createDaBasi(anno, { tipo, finalita: 'Integrativa' }, sue);
        fatte += esito.create.length;
        scartate.push(...esito.errori);
      }
      return true;
    });
    if (fatte > 0) notifiche.push('success', m.integrativeCreate(fatte));
    tellScartate(scartate);
    await cache.invalidateQueries({ queryKey: ['dichiarazione'] });
    return riuscito === true;
  };
  const createSchede = async (codici: readonly string[]): Promise<boolean> => {
    const esito = await run(() => createQuadriMille(anno, codici));
    if (esito === undefined) return false;
    notifiche.push('success', m.quadriMilleQuanti(esito.creati));
    tellScartate(esito.errori);
    await cache.invalidateQueries({ queryKey: ['dichiarazione'] });
    return true;
  };
  const diagnose = (codici: readonly string[]): Promise<void> => showRilievi(codici, m.diagnostico);
  return { inCorso: inCorso || inLettura, start, createIntegrative, createSchede, diagnose };
}
