import type { TipoTestoIncarico } from '@quadra/contract';
import {
  computeTipoFirma,
  type documentoDaFirmare,
  type TipoDocumentoFirma,
  testiFirma,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Permesso } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { leggiDocumenti } from '../../clienti/documento/documento.public.ts';
import { getDefinitiva, makeIncarico, makeStampaF24 } from '../../consegna/stampa/stampa.public.ts';
import {
  findDichiarazione,
  leggiDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { leggiF24 } from '../../versamenti/f24/f24.public.ts';
import { stampaIncarichi } from '../../versamenti/incarico/incarico.public.ts';
import { makeIndiceFascicolo } from './foglio-fascicolo.ts';
import { makeFoglioRicevuta } from './foglio-ricevuta.ts';

export type Chiesto = Omit<z.output<typeof documentoDaFirmare>, 'appid'>;
/** A PDF that is ready to be kept among the documents of a client. */
export interface DaTenere {
  readonly idAnagrafica: string;
  readonly idDichiarazione?: string;
  readonly anno: number;
  readonly nome: string;
  readonly pdf: Buffer;
}
interface Fonte {
  /** What who sends it must be able to do of the thing it is of. */
  readonly permesso: Permesso;
  make(trx: Trx, con: Servizi, chiesto: Chiesto): Promise<DaTenere>;
}

const makeFoglio = (predefinito: TipoTestoIncarico): Fonte => ({
  permesso: stampaIncarichi,
  make: async (trx, con, { Id, Anno: anno, Testo: tipo = predefinito, IdIntermediario: intermediario }) => {
    const foglio = { tipo, anno, intermediario, firma: 'Elettronica' } as const;
    const { pdf, nome } = await makeIncarico(trx, con, Id, foglio);
    return { idAnagrafica: Id, anno, nome, pdf };
  },
});

/** The final print as it was fixed: a draft is not signed. */
const stampaDefinitiva: Fonte = {
  permesso: leggiDichiarazione,
  make: async (trx, con, { Tipo, Id, Anno: anno }) => {
    const dichiarazione = await findDichiarazione(trx, anno, Id);
    if (!dichiarazione) throw new DomainError('NON_TROVATO');
    if (computeTipoFirma(dichiarazione.tipo) !== Tipo) requireNessunErrore({ Tipo: [testiFirma.ALTRO_TIPO] });
    const { pdf, denominazione } = await getDefinitiva(trx, dichiarazione, con.now());
    return {
      ...{ idAnagrafica: dichiarazione.anagraficaId, idDichiarazione: Id, anno, pdf },
      nome: `${dichiarazione.tipo} ${anno} ${denominazione}.pdf`,
    };
  },
};

/** Where the PDF of each type comes from. */
export const fonti: Readonly<Record<TipoDocumentoFirma, Fonte>> = {
  'Stampa conferimento incarico': makeFoglio('Incarico'),
  'Stampa delega F24': makeFoglio('Mandato F24'),
  Dichiarazione: stampaDefinitiva,
  IRAP: stampaDefinitiva,
  ISA: stampaDefinitiva,
  F24: { permesso: leggiF24, make: (trx, con, { Id }) => makeStampaF24(trx, con, Id) },
  Ricevute: { permesso: leggiDichiarazione, make: (trx, con, { Id }) => makeFoglioRicevuta(trx, con, Id) },
  Fascicolo: {
    permesso: leggiDocumenti,
    make: (trx, con, { Id, Anno }) => makeIndiceFascicolo(trx, con, Id, Anno),
  },
};
