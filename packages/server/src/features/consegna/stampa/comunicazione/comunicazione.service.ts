import { removeControlli, type TipoComunicazione } from '@quadra/contract';
import { type EsitoCasella, loadScadenze } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { getAnagrafica } from '../../../clienti/anagrafica/anagrafica.public.ts';
import {
  findPrecedente,
  getCalcolata,
  getIncaricato,
  getIntestatario,
} from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { findLogoDiStampa } from '../../../studio/gestore/gestore.public.ts';
import { findParole } from '../incarico/parole.ts';
import { computeLogo } from '../logo.rules.ts';
import { makePdf } from '../pdf.ts';
import { quandoItaliano, type Stampa } from '../stampa.service.ts';
import type { Blocco } from './comunicazione.ts';
import { describeConferimento } from './conferimento.rules.ts';
import { describeRiepilogo, type LatoRiepilogo } from './riepilogo.rules.ts';

type Calcolata = Awaited<ReturnType<typeof getCalcolata>>;
interface Quale {
  readonly anno: number;
  readonly id: string;
  readonly adesso: Date;
}

const VUOTO: EsitoCasella = { stato: 'vuoto', precisione: 'esatto' };

function openLato({ modello, esiti, dichiarazione: { righi } }: Calcolata): LatoRiepilogo {
  return {
    modello,
    get: (chiave) => {
      const scritto = righi[chiave];
      return (
        esiti[chiave] ?? (scritto === undefined ? VUOTO : { ...VUOTO, stato: 'completo', valore: scritto })
      );
    },
  };
}

async function openPrecedente(trx: Trx, { dichiarazione }: Calcolata): Promise<LatoRiepilogo | undefined> {
  const prima = await findPrecedente(trx, dichiarazione);
  return prima && openLato(await getCalcolata(trx, prima.anno, prima.id));
}

type Intestatario = Pick<Awaited<ReturnType<typeof getIntestatario>>, 'denominazione' | 'codiceFiscale'>;

async function describeDelRiepilogo(trx: Trx, calcolata: Calcolata, { denominazione }: Intestatario) {
  const { anno, stato } = calcolata.dichiarazione;
  const incaricato = await getIncaricato(trx, calcolata);
  const { listScadenze } = await loadScadenze();
  return describeRiepilogo({
    ...{ denominazione, anno, isChiusa: stato === 'Chiusa', scadenze: listScadenze(anno) },
    oggi: openLato(calcolata),
    prima: await openPrecedente(trx, calcolata),
    incaricato: incaricato?.Denominazione ?? '',
  });
}

async function describeDelConferimento(
  trx: Trx,
  calcolata: Calcolata,
  intestatario: Intestatario,
  adesso: Date,
) {
  const { modello, dichiarazione } = calcolata;
  const { dataImpegno, impegno } = dichiarazione;
  const { denominazione, codiceFiscale } = intestatario;
  const incaricato = (await getIncaricato(trx, calcolata)) ?? null;
  return describeConferimento({
    ...{ denominazione, codiceFiscale, dataImpegno, impegno, incaricato },
    modello: modello.titolo,
    annoImposta: modello.annoImposta,
    parole: await findParole(trx, await getAnagrafica(trx, dichiarazione.anagraficaId), {
      ...{ tipo: 'Incarico', anno: dichiarazione.anno, intermediario: incaricato, adesso },
    }),
  });
}

const titoli: Readonly<Record<TipoComunicazione, string>> = {
  Riepilogo: 'Riepilogo per il cliente',
  Conferimento: 'Incarico e impegno alla trasmissione',
};

/** A sheet for the client, from what the declaration says today or said when it was closed. Changes nothing. @throws NON_TROVATO */
export async function makeComunicazione(
  trx: Trx,
  tipo: TipoComunicazione,
  { anno, id, adesso }: Quale,
): Promise<Stampa> {
  const calcolata = await getCalcolata(trx, anno, id);
  const { dichiarazione, modello } = calcolata;
  const intestatario = await getIntestatario(trx, dichiarazione);
  const { codiceFiscale, studio } = intestatario;
  const denominazione = removeControlli(intestatario.denominazione);
  const isRiepilogo = tipo === 'Riepilogo';
  const describe: (...dati: [Trx, Calcolata, Intestatario, Date]) => Promise<readonly Blocco[]> = isRiepilogo
    ? describeDelRiepilogo
    : describeDelConferimento;
  const pdf = await makePdf({
    comunicazione: {
      ...{ denominazione, codiceFiscale, studio: removeControlli(studio), titolo: titoli[tipo] },
      logo: computeLogo(await findLogoDiStampa(trx, dichiarazione.studioId)),
      sottotitolo: `${modello.titolo} · anno d’imposta ${modello.annoImposta}`,
      quando: quandoItaliano.format(adesso),
      isBozza: isRiepilogo && dichiarazione.stato !== 'Chiusa',
      blocchi: await describe(trx, calcolata, { denominazione, codiceFiscale }, adesso),
    },
  });
  return { pdf, denominazione, codiceFiscale };
}
