import { percorsi, prospetto, prospettoVoce, toWire } from '@quadra/contract';
import { computeRiepilogo, listRiepiloghi, type RigaProspetto } from '@quadra/fisco';
import { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { leggiDichiarazione } from '../dichiarazione.policy.ts';
import { getCalcolata } from '../leggi-dichiarazione.ts';
import { parametriModello, requireDelPrefisso } from '../percorso.ts';

/** The years whose missing summary has a sentence of its own. */
const ANNI_CON_FRASE: readonly number[] = [2021, 2022];

/** What is answered for a summary that is not there. */
const errorOf = (anno: number) =>
  ANNI_CON_FRASE.includes(anno) ? ('PROSPETTO_ASSENTE' as const) : ('NON_TROVATO' as const);

const writeImposta = ({ caselle: c, ...riga }: RigaProspetto) => ({
  ...riga,
  caselle: {
    lordo: [...c.lordo],
    versato: [...c.versato],
    acconto: [...c.acconto],
    daVersare: [...c.daVersare],
    credito: [...c.credito],
  },
});

async function getCompilata(trx: Trx, parametri: z.output<typeof parametriModello>) {
  const { anno, id } = await requireDelPrefisso(trx, parametri);
  const { dichiarazione, modello, esiti } = await getCalcolata(trx, anno, id);
  return { anno, modello, righi: dichiarazione.righi, esiti };
}

const elenca = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloProspetti,
  titolo: 'I prospetti di riepilogo che il modello ha, e quali dicono qualcosa',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({ data: z.array(prospettoVoce) }),
  handle: async ({ trx, parametri }) => {
    const compilata = await getCompilata(trx, parametri);
    const nomi = listRiepiloghi(compilata.modello.codice);
    return {
      data: nomi.map((Nome) => ({ Nome, Presente: computeRiepilogo(compilata, Nome) !== undefined })),
    };
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloProspetto,
  titolo: 'Un prospetto di riepilogo: imposte e caselle che hanno un valore',
  accesso: leggiDichiarazione,
  parametri: parametriModello.extend({ nome: z.string().max(40) }),
  risposta: z.object({ data: prospetto }),
  handle: async ({ trx, parametri }) => {
    const compilata = await getCompilata(trx, parametri);
    const trovato = computeRiepilogo(compilata, parametri.nome);
    if (trovato === undefined) throw new DomainError(errorOf(compilata.anno));
    const { nome, imposte, caselle } = trovato;
    return {
      data: toWire<z.input<typeof prospetto>>({
        nome,
        imposte: imposte.map(writeImposta),
        caselle: [...caselle],
      }),
    };
  },
});

/** The named summary sections of a declaration. */
export const prospettoRotte: readonly Rotta[] = [elenca, leggi];
