import { loadLipe, loadModello, loadScadenze, type Modello } from '@quadra/fisco';
import { formatData } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { diagnose, explainCasella } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { countRadici, type Intento, listRadici, type RispostaScritta } from './copilota.rules.ts';
import { answerIpotesi } from './ipotesi.ts';
import { citeLeggi, citeRigo, nameCasella, nameDichiarazione, type Oggetto, only } from './parti.ts';
import { describeTermine, findAdempimenti, NOMI } from './quando.rules.ts';
import { answerSaldo } from './saldo.ts';

const RIGHI_TROVATI = 5;
const PASSI_MASSIMI = 12;
const SENZA_DICHIARAZIONE =
  'Per rispondere serve una dichiarazione: sceglierla nel campo «Dichiarazione» e ripetere la domanda.';

/** The caselle of a rigo that have a value, the computed ones first. */
function listCaselleDi(modello: Modello, rigo: string) {
  return modello.quadri
    .flatMap(({ sezioni }) => sezioni)
    .flatMap(({ righi }) => righi)
    .filter(({ codice }) => codice === rigo)
    .flatMap(({ caselle }) => caselle);
}

async function answerPerche(
  trx: Trx,
  oggetto: Oggetto & { id: string },
  { rigo, colonna }: Extract<Intento, { tipo: 'perche' }>,
): Promise<RispostaScritta> {
  const { modello, esiti, dichiarazione, nome } = await nameDichiarazione(trx, oggetto);
  const delRigo = listCaselleDi(modello, rigo);
  const caselle = delRigo.filter((una) => colonna === null || una.colonna === colonna);
  const haValore = (chiave: string) =>
    esiti[chiave]?.valore !== undefined || dichiarazione.righi[chiave] !== undefined;
  const scelta =
    caselle.findLast(({ chiave, inserita }) => !inserita && haValore(chiave)) ??
    caselle.findLast(({ chiave }) => haValore(chiave)) ??
    caselle.at(-1);
  if (scelta === undefined && delRigo.length > 0) return only(`${rigo} non ha la colonna ${colonna}.`, nome);
  if (scelta === undefined) return only(`${modello.titolo} non ha il rigo ${rigo}.`, nome);
  const radice = await explainCasella(trx, oggetto.anno, oggetto.id, scelta.chiave);
  const nodi = [radice, ...radice.operandi].slice(0, PASSI_MASSIMI);
  const valore = radice.valoreTesto === '' ? radice.stato : radice.valoreTesto;
  return {
    ...only('', nome),
    Chiave: scelta.chiave,
    Testo: `${nameCasella(scelta.chiave)}, ${radice.titolo}: ${valore}. ${radice.frase}`,
    Passi: nodi.map(({ chiave, titolo, formulaOggi, valoreTesto, stato }) => ({
      Voce: chiave === undefined ? titolo : `${nameCasella(chiave)}, ${titolo}`,
      Calcolo: formulaOggi ?? null,
      Valore: valoreTesto === '' ? stato : valoreTesto,
    })),
    Citazioni: [
      ...nodi.flatMap(({ chiave, titolo }) =>
        chiave === undefined ? [] : [citeRigo(oggetto, chiave, titolo)],
      ),
      ...citeLeggi(nodi),
    ],
  };
}

async function answerManca(trx: Trx, oggetto: Oggetto & { id: string }): Promise<RispostaScritta> {
  const { nome } = await nameDichiarazione(trx, oggetto);
  const { mancano } = await diagnose(trx, oggetto.anno, oggetto.id);
  if (mancano.length === 0) return only('Non manca nulla: tutti i risultati hanno i loro dati.', nome);
  return {
    ...only('', nome),
    Testo: mancano.length === 1 ? 'Manca una cosa.' : `Mancano ${mancano.length} cose.`,
    Passi: mancano.slice(0, PASSI_MASSIMI).map(({ frase, prova = null, per }) => ({
      Voce: frase,
      Calcolo: prova,
      Valore: `per ${nameCasella(per)}`,
    })),
    Citazioni: mancano
      .slice(0, PASSI_MASSIMI)
      .flatMap(({ dati }) => dati.map(({ chiave, titolo }) => citeRigo(oggetto, chiave, titolo))),
  };
}

async function answerQuando(anno: number, parole: string): Promise<RispostaScritta> {
  const { listScadenze } = await loadScadenze();
  const cercati = findAdempimenti(parole);
  const { listTerminiIva } = await loadLipe();
  // Those of the IVA are many: told to who asks for them.
  const iva = listTerminiIva(`${anno}-01-01`, `${anno}-12-31`).map((termine) => ({
    ...{ ...describeTermine(termine), data: termine.data, nota: undefined, verificato: false },
  }));
  const sue = [
    ...listScadenze(anno).filter(({ adempimento }) => cercati === 'tutti' || cercati?.includes(adempimento)),
    ...iva.filter(({ adempimento }) => cercati !== 'tutti' && cercati?.includes(adempimento)),
  ];
  if (sue.length === 0)
    return only(
      `Il calendario del ${anno} non ha questa scadenza. Conosce: ${Object.values(NOMI).join(', ')}.`,
    );
  return {
    ...only(''),
    Testo: `Dal calendario delle scadenze ${anno}:`,
    Passi: sue.map(({ adempimento, data, per, nota }) => ({
      Voce: NOMI[adempimento],
      Calcolo: [per, nota].filter((uno) => uno !== undefined).join('; ') || 'Tutti',
      Valore: formatData(data),
    })),
    Citazioni: [
      {
        Genere: 'scadenza',
        Testo: `Calendario delle scadenze ${anno}`,
        Percorso: '/utilita?conto=termini',
        Verificata: sue.every(({ verificato }) => verificato),
      },
    ],
  };
}

async function answerDove(trx: Trx, oggetto: Oggetto, parole: string): Promise<RispostaScritta> {
  const { anno, id } = oggetto;
  const letta = id === null ? null : await nameDichiarazione(trx, { ...oggetto, id });
  const modello = letta?.modello ?? (await loadModello(anno, 'redditi-pf'));
  const radici = listRadici(parole);
  if (modello === undefined || radici.length === 0) return only('La domanda non dice che cosa cercare.');
  const trovati = modello.quadri
    .flatMap((quadro) => quadro.sezioni.map((sezione) => ({ quadro, sezione })))
    .flatMap(({ quadro, sezione }) =>
      sezione.righi.map((rigo) => ({
        rigo,
        quadro,
        punti:
          2 * countRadici(radici, rigo.titolo) +
          countRadici(radici, `${sezione.titolo} ${rigo.caselle.map(({ titolo }) => titolo).join(' ')}`),
      })),
    )
    .filter(({ punti }) => punti >= radici.length)
    .sort((a, b) => b.punti - a.punti)
    .slice(0, RIGHI_TROVATI);
  if (trovati.length === 0)
    return only(`${modello.titolo} non ha un rigo con queste parole.`, letta?.nome ?? null);
  return {
    ...only('', letta?.nome ?? null),
    Testo: `In ${modello.titolo}:`,
    Passi: trovati.map(({ rigo, quadro }) => ({
      Voce: `${rigo.codice}, ${rigo.titolo}`,
      Calcolo: `Quadro ${quadro.codice}, ${quadro.titolo}`,
      Valore: null,
    })),
    Citazioni: trovati.flatMap(({ rigo }) =>
      rigo.caselle.slice(0, 1).map(({ chiave }) => citeRigo(oggetto, chiave, rigo.titolo)),
    ),
  };
}

/** What the engine answers: every number is its own, every sentence has its rigo, its law or its date. */
export async function answerIntento(trx: Trx, oggetto: Oggetto, intento: Intento): Promise<RispostaScritta> {
  const { anno, id } = oggetto;
  if (intento.tipo === 'quando') return answerQuando(anno, intento.parole);
  if (intento.tipo === 'dove') return answerDove(trx, oggetto, intento.parole);
  if (id === null) return only(SENZA_DICHIARAZIONE);
  const suo = { anno, id };
  switch (intento.tipo) {
    case 'saldo':
      return answerSaldo(trx, suo);
    case 'se':
      return answerIpotesi(trx, suo, intento);
    case 'manca':
      return answerManca(trx, suo);
    default:
      return answerPerche(trx, suo, intento);
  }
}
