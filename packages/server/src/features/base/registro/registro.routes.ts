import { attoRegistro, listAnswer, listQuery, percorsi, tipologiaUtente } from '@quadra/contract';
import { withTenant } from '../../../db/tenancy.ts';
import { allow } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { listRegistro } from './elenco-registro.queries.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
/** What each did is for who answers for the house, not for his colleagues. */
export const leggiRegistro = allow('leggi', 'registro cronologico', ({ tipologia }) =>
  [AMM_ELMAS, AMM_STU, AMM_GES].some((tipo) => tipo === tipologia),
);

const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.registroLista,
  titolo: 'Registro cronologico: chi ha fatto cosa',
  accesso: leggiRegistro,
  corpo: listQuery,
  campiTesto: ['Utente', 'Azione', 'Entita'],
  risposta: listAnswer(attoRegistro),
  handle: ({ servizi, sessione, corpo }) => {
    // 0 is what happened outside every studio: the vendor's alone.
    const studi = sessione.tipologia === AMM_ELMAS ? [0, ...sessione.studi] : sessione.studi;
    return withTenant(servizi.db, { studi }, (trx) =>
      listRegistro(trx, servizi.cifratura, corpo, sessione.studioId !== null),
    );
  },
});

export const registroRotte: readonly Rotta[] = [lista];
