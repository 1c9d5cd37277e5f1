import { testiFirma } from '@quadra/contract';
import { formatData, isData } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { computeLogo, makePdf, quandoItaliano } from '../../consegna/stampa/stampa.public.ts';
import {
  findDichiarazione,
  getIntestatario,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { findRicevuta } from '../../dichiarazioni/invio/invio.public.ts';
import { findLogoDiStampa } from '../../studio/gestore/gestore.public.ts';
import type { DaTenere } from './fonti.ts';

const esiti = { ACCOLTA: 'Accolta', SCARTATA: 'Scartata' } as const;
const formatGiorno = (giorno: string) => (isData(giorno) ? formatData(giorno) : giorno);
const t = testiFirma.ricevuta;

/** A receipt on paper: its outcome, its protocol, its words as they came; that of a trial says so. @throws NON_TROVATO */
export async function makeFoglioRicevuta(
  trx: Trx,
  { now }: Pick<Servizi, 'now'>,
  id: string,
): Promise<DaTenere> {
  const ricevuta = await findRicevuta(trx, id);
  const dichiarazione = ricevuta && (await findDichiarazione(trx, ricevuta.anno, ricevuta.idDichiarazione));
  if (!ricevuta || !dichiarazione) throw new DomainError('NON_TROVATO');
  const { denominazione, codiceFiscale, studio } = await getIntestatario(trx, dichiarazione);
  const { anno, tipo, protocollo, diProva } = ricevuta;
  const pdf = await makePdf({
    comunicazione: {
      ...{ denominazione, codiceFiscale, studio, quando: quandoItaliano.format(now()), isBozza: false },
      logo: computeLogo(await findLogoDiStampa(trx, ricevuta.studioId)),
      titolo: diProva === null ? t.titolo : t.titoloDiProva,
      sottotitolo: `${tipo} ${anno}`,
      blocchi: [
        {
          tipo: 'voci',
          titolo: t.titolo,
          voci: [
            { titolo: t.esito, valore: esiti[ricevuta.esito] },
            { titolo: t.protocollo, valore: protocollo },
            { titolo: t.data, valore: formatGiorno(ricevuta.data) },
            { titolo: t.registrata, valore: quandoItaliano.format(ricevuta.registrataIl) },
            { titolo: t.file, valore: ricevuta.nomeFile },
          ],
        },
        { tipo: 'testo', testo: ricevuta.contenuto.toString('utf8').trim() },
      ],
    },
  });
  return {
    ...{ idAnagrafica: ricevuta.idAnagrafica, idDichiarazione: ricevuta.idDichiarazione, anno, pdf },
    nome: `Ricevuta ${protocollo} ${denominazione}.pdf`,
  };
}
