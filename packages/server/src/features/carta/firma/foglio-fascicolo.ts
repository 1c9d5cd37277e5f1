import { testiFascicolo, testiFirma } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { getNomeStudio } from '../../clienti/anagrafica/anagrafica.public.ts';
import { computeLogo, makePdf, quandoItaliano } from '../../consegna/stampa/stampa.public.ts';
import { findLogoDiStampa } from '../../studio/gestore/gestore.public.ts';
import { readFascicolo } from '../documentale/fascicolo.service.ts';
import type { DaTenere } from './fonti.ts';

const t = testiFirma.fascicolo;

/**
 * The index of the fascicolo of a client and year, each file with its hash: who signs it signs what they say, and the zip is
 * compared with it. @throws NON_TROVATO, RICHIESTA_NON_VALIDA where there is nothing in it
 */
export async function makeIndiceFascicolo(
  trx: Trx,
  { now }: Pick<Servizi, 'now'>,
  idAnagrafica: string,
  anno: number,
): Promise<DaTenere> {
  const fascicolo = await readFascicolo(trx, idAnagrafica, anno);
  if (fascicolo.Voci.length === 0) requireNessunErrore({ Anno: [t.VUOTO] });
  const {
    studioId,
    Denominazione: denominazione,
    CodiceFiscale: codiceFiscale,
    Voci,
    SenzaStampa,
  } = fascicolo;
  const pdf = await makePdf({
    comunicazione: {
      ...{ denominazione, codiceFiscale, quando: quandoItaliano.format(now()), isBozza: false },
      studio: await getNomeStudio(trx, studioId),
      logo: computeLogo(await findLogoDiStampa(trx, studioId)),
      titolo: t.titolo(anno),
      sottotitolo: t.sottotitolo(Voci.length),
      blocchi: [
        { tipo: 'testo', testo: t.testo },
        ...Voci.map(({ Nome, Tipo, Stato, Data, Sha256 }) => ({
          tipo: 'voci' as const,
          titolo: Nome,
          voci: [
            {
              titolo: `${Tipo || testiFascicolo.caricato}, ${Stato}`,
              valore: formatData(giornoDiRoma(new Date(Data))),
            },
            { titolo: t.impronta, valore: (Sha256.match(/.{32}/g) ?? []).join('\n') },
          ],
        })),
        ...(SenzaStampa.length > 0
          ? [{ tipo: 'testo' as const, testo: t.senzaStampa(SenzaStampa.join(', ')) }]
          : []),
      ],
    },
  });
  return { idAnagrafica, anno, nome: `Fascicolo ${anno} ${denominazione}.pdf`, pdf };
}
