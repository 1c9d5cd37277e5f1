import { ANTICIPO_MASSIMO, tipologiaUtente } from '@quadra/contract';
import { loadScadenze } from '@quadra/fisco';
import { addDays, daysBetween, formatData, giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { listBusteConcluse } from '../../carta/firma/firma.public.ts';
import { listCadute, listInScadenza } from '../../crediti/credito/credito.public.ts';
import {
  countDaInviare,
  type Termine,
  tipoDiAdempimento,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { listRicevuteRecenti } from '../../dichiarazioni/invio/invio.public.ts';
import type { Fatto } from './automatica.rules.ts';

/** What happened earlier is no news: a house that was off for a while does not tell a whole year at once. */
const RECENTI_MS = 7 * 86_400_000;
/** Who knows of the credits of a studio. */
const AMMINISTRATORI = [tipologiaUtente.AMM_STU] as const;
const writeGiorni = (giorni: number) =>
  giorni === 0 ? 'oggi' : giorni === 1 ? 'domani' : `fra ${giorni} giorni`;
const quanti = (numero: number) => String(numero);

async function listSoglie(trx: Trx, da: Date): Promise<Fatto[]> {
  return (await listCadute(trx, da)).map(({ studioId, id, soglia, saldo }) => ({
    studioId,
    evento: 'soglia-crediti',
    chiave: id,
    giorni: null,
    anagraficaId: null,
    oggetto: 'Crediti sotto la soglia',
    valori: { Crediti: quanti(saldo), Soglia: quanti(soglia) },
    percorso: '/pacchetti',
    ruoli: AMMINISTRATORI,
  }));
}

async function listPacchetti(trx: Trx, oggi: string): Promise<Fatto[]> {
  const entro = addDays(oggi, ANTICIPO_MASSIMO);
  return (await listInScadenza(trx, { oggi, entro })).map(({ studioId, scadeIl, crediti }) => {
    const giorni = daysBetween(oggi, scadeIl);
    return {
      studioId,
      evento: 'scadenza-pacchetto',
      chiave: scadeIl,
      giorni,
      anagraficaId: null,
      oggetto: 'Crediti in scadenza',
      valori: { Crediti: quanti(crediti), Data: formatData(scadeIl), Giorni: writeGiorni(giorni) },
      percorso: '/movimenti',
      ruoli: AMMINISTRATORI,
    };
  });
}

/** The terms for everybody that are not over and not too far, each of the type it is for. */
async function listTermini(oggi: string): Promise<(Termine & { data: string; verificato: boolean })[]> {
  const { listScadenze } = await loadScadenze();
  const anno = Number(oggi.slice(0, 4));
  return [anno - 1, anno, anno + 1].flatMap((suo) =>
    listScadenze(suo).flatMap(({ adempimento, data, per, verificato }) => {
      const tipo = tipoDiAdempimento(adempimento);
      const isVicina = data >= oggi && data <= addDays(oggi, ANTICIPO_MASSIMO);
      return tipo !== undefined && per === undefined && isVicina
        ? [{ anno: suo, tipo, data, verificato }]
        : [];
    }),
  );
}

async function listDichiarazioni(trx: Trx, oggi: string): Promise<Fatto[]> {
  const termini = await listTermini(oggi);
  return (await countDaInviare(trx, termini)).flatMap(({ studioId, anno, tipo, numero }) => {
    const termine = termini.find((uno) => uno.anno === anno && uno.tipo === tipo);
    if (!termine) return [];
    const giorni = daysBetween(oggi, termine.data);
    const data = `${formatData(termine.data)}${termine.verificato ? '' : ', data da riscontrare'}`;
    const valori = { Tipo: tipo, Anno: quanti(anno), Numero: quanti(numero), Giorni: writeGiorni(giorni) };
    return [
      {
        studioId,
        evento: 'scadenza-dichiarazioni' as const,
        chiave: `${tipo} ${anno} ${termine.data}`,
        giorni,
        anagraficaId: null,
        oggetto: `${tipo} ${anno}: termine di invio`,
        valori: { ...valori, Data: data },
        percorso: `/radar?anno=${anno}`,
        ruoli: [],
      },
    ];
  });
}

const ESITI = { ACCOLTA: 'accolta', SCARTATA: 'scartata' } as const;
async function listEsiti(trx: Trx, da: Date): Promise<Fatto[]> {
  return (await listRicevuteRecenti(trx, da)).map((ricevuta) => {
    const esito = ESITI[ricevuta.esito];
    return {
      studioId: ricevuta.studioId,
      evento: 'esito-telematico',
      chiave: ricevuta.id,
      giorni: null,
      anagraficaId: ricevuta.anagraficaId,
      oggetto: ricevuta.isProva ? `Ricevuta di prova: ${esito}` : `Dichiarazione ${esito}`,
      valori: {
        Tipo: ricevuta.tipo,
        Anno: quanti(ricevuta.anno),
        Esito: ricevuta.isProva ? `${esito} (ricevuta di prova)` : esito,
        Protocollo: ricevuta.protocollo,
      },
      percorso: `/dichiarazione/${ricevuta.anno}/${ricevuta.dichiarazioneId}/telematico`,
      ruoli: [],
    };
  });
}

const CONCLUSA = {
  Firmato: 'firmata da tutti',
  Annullato: 'firma rifiutata',
  Scaduto: 'scaduta senza tutte le firme',
} as const;
async function listBuste(trx: Trx, da: Date): Promise<Fatto[]> {
  return (await listBusteConcluse(trx, da)).map((busta) => ({
    studioId: busta.studioId,
    evento: 'firma',
    chiave: `${busta.id} ${busta.stato}`,
    giorni: null,
    anagraficaId: busta.anagraficaId,
    oggetto: `Busta ${busta.numero}/${busta.anno}: ${CONCLUSA[busta.stato]}`,
    valori: {
      Documento: busta.tipo,
      Busta: `${busta.numero}/${busta.anno}`,
      Esito: `${CONCLUSA[busta.stato]}${busta.simulata ? ' (Simulato)' : ''}`,
    },
    percorso: `/firma-elettronica/${busta.id}`,
    ruoli: [],
  }));
}

/** What there is to tell of the studi of the transaction, told already or not. */
export async function collectFatti(trx: Trx, adesso: Date): Promise<Fatto[]> {
  const da = new Date(adesso.getTime() - RECENTI_MS);
  const oggi = giornoDiRoma(adesso);
  return [
    ...(await listSoglie(trx, da)),
    ...(await listPacchetti(trx, oggi)),
    ...(await listDichiarazioni(trx, oggi)),
    ...(await listEsiti(trx, da)),
    ...(await listBuste(trx, da)),
  ];
}
