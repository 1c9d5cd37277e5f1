import { formatIt } from '@quadra/values';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { StatoCasa } from './strumento.api.ts';

const m = messaggiStrumento.casa;
const RITARDO_MASSIMO = 1;
/** Older than this a measure says nothing of now. */
export const MISURA_VALE_MS = 120_000;

export type RigaServizio = {
  nome: string;
  tipo: TipoStato | 'simulato';
  stato: string;
  /** Null: nobody knows since when. */
  dal: string | null;
  figura: string;
};
type Posta = { spedisce: boolean; conteggi: { inviateOggi: number; errori: number; nonSpedite: number } };

const readPosta = ({ spedisce, conteggi }: Posta): RigaServizio => ({
  ...{ nome: m.posta, dal: null },
  ...(!spedisce
    ? { tipo: 'assente' as const, stato: m.senzaServer, figura: m.nonSpedite(conteggi.nonSpedite) }
    : {
        ...(conteggi.errori > 0
          ? { tipo: 'attenzione' as const, stato: m.conFerme }
          : { tipo: 'fatto' as const, stato: m.inFunzione }),
        figura: m.inviate(conteggi.inviateOggi, conteggi.errori),
      }),
});

function readEsterno({ nome, stato, simulato, dal }: StatoCasa['servizi'][number]): RigaServizio {
  if (stato === 'Spento')
    return { nome, tipo: 'assente', stato: m.spento, dal: null, figura: m.nonConfigurato };
  if (stato === 'Non risponde')
    return { nome, tipo: 'errore', stato: m.nonRisponde, dal, figura: simulato ? m.simulato : m.tace };
  // A simulator answers too: what it is is said before that.
  return simulato
    ? { nome, tipo: 'simulato', stato: m.simulato, dal, figura: m.risponde }
    : { nome, tipo: 'fatto', stato: m.inFunzione, dal, figura: m.risponde };
}

function describeRitardo(secondi: number | null): Pick<RigaServizio, 'tipo' | 'stato' | 'figura'> {
  if (secondi === null) return { tipo: 'assente', stato: m.collegata, figura: m.ritardoIgnoto };
  const figura = m.ritardo(formatIt(Math.round(secondi * 10), { decimali: 1, mostraZero: true }));
  return secondi <= RITARDO_MASSIMO
    ? { tipo: 'fatto', stato: m.inPari, figura }
    : { tipo: 'attenzione', stato: m.inRitardo, figura };
}

/** The services of the house and those outside it, each with its state, since when, and one figure. */
export function listServiziMisurati(stato: StatoCasa, posta: Posta | undefined): RigaServizio[] {
  const { database, lavori } = stato;
  const sano = { tipo: 'fatto', stato: m.inFunzione } as const;
  return [
    { ...sano, nome: m.chiamate, dal: stato.processoDal, figura: m.versione(stato.versione) },
    { ...sano, nome: m.lavoriCoda, dal: null, figura: m.inCorso(lavori.inCorso, lavori.inCoda) },
    {
      ...{ ...sano, nome: m.database, dal: database.dal },
      figura: m.connessioni(database.connessioni, database.massime),
    },
    ...database.ritardi.map((secondi, i) => ({
      nome: m.copiaCalda(i + 1),
      dal: null,
      ...describeRitardo(secondi),
    })),
    ...(posta === undefined ? [] : [readPosta(posta)]),
    ...stato.servizi.map(readEsterno),
  ];
}
