import type { ScambioCopilota } from '@quadra/contract';
import type { EsitoCasella, Modello, RigaProspetto } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { explainCasella } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { RispostaScritta } from './copilota.rules.ts';
import {
  citeLeggi,
  citeRigo,
  nameCasella,
  nameDichiarazione,
  type Oggetto,
  only,
  writeEuro,
} from './parti.ts';

type Riga = ScambioCopilota['Conto'][number];
type Lettura = (chiave: string) => EsitoCasella;
const PASSI_MASSIMI = 6;

const readImporto = ({ valore }: EsitoCasella): number => (typeof valore === 'number' ? valore : 0);
const isNoto = ({ daVersare, credito }: RigaProspetto): boolean => daVersare !== null && credito !== null;
const saldoDi = ({ daVersare, credito }: RigaProspetto): number => (daVersare ?? 0) - (credito ?? 0);

/** The balance of a declaration, all taxes together: below nought in credit; null while one of them is not known. */
export function computeSaldo(modello: Modello, get: Lettura): number | null {
  const imposte = modello.listImposte(get);
  if (imposte.length > 0)
    return imposte.every(isNoto) ? imposte.reduce((somma, una) => somma + saldoDi(una), 0) : null;
  const caselle = modello.risultati.flatMap(({ debito, credito }) => [
    ...debito.map((chiave) => ({ esito: get(chiave), segno: 1 })),
    ...credito.map((chiave) => ({ esito: get(chiave), segno: -1 })),
  ]);
  if (caselle.some(({ esito }) => esito.stato === 'incompleto')) return null;
  return caselle.reduce((somma, { esito, segno }) => somma + segno * readImporto(esito), 0);
}

/** What a tax is made of: due, then what was paid casella by casella, then what else stands between the two and its balance. */
function openImposta(modello: Modello, get: Lettura, una: RigaProspetto): Riga[] {
  const name = (chiave: string) => modello.findCasella(chiave)?.titolo ?? una.imposta;
  const make = (chiave: string, segno: 1 | -1): Riga => ({
    ...{ Voce: name(chiave), Chiave: chiave, Importo: segno * readImporto(get(chiave)), Totale: false },
  });
  const righe = [
    ...una.caselle.lordo.map((chiave) => make(chiave, 1)),
    ...una.caselle.versato.map((chiave) => make(chiave, -1)),
  ].filter(({ Importo }) => Importo !== 0);
  const altri = saldoDi(una) - righe.reduce((somma, { Importo }) => somma + Importo, 0);
  return altri === 0
    ? righe
    : [
        ...righe,
        {
          Voce: `${una.imposta}, altri righi fino al saldo`,
          Chiave: una.chiave,
          Importo: altri,
          Totale: false,
        },
      ];
}

function makeConto(modello: Modello, get: Lettura, saldo: number): Riga[] {
  const imposte = modello.listImposte(get);
  const [maggiore] = [...imposte].sort((a, b) => (b.lordo ?? 0) - (a.lordo ?? 0));
  const righe = imposte.flatMap((una) =>
    una === maggiore
      ? openImposta(modello, get, una)
      : [{ Voce: una.imposta, Chiave: una.chiave, Importo: saldoDi(una), Totale: false }],
  );
  const voci: Riga[] =
    imposte.length > 0
      ? righe
      : modello.risultati.map(({ nome, debito, credito }) => ({
          ...{ Voce: nome, Chiave: debito[0], Totale: false },
          Importo: sumDi(get, debito) - sumDi(get, credito),
        }));
  return [
    ...voci.filter(({ Importo }) => Importo !== 0),
    { Voce: saldo < 0 ? 'Saldo a credito' : 'Saldo', Chiave: null, Importo: saldo, Totale: true },
  ];
}
const sumDi = (get: Lettura, chiavi: readonly string[]): number =>
  chiavi.reduce((somma, chiave) => somma + readImporto(get(chiave)), 0);

/** Null while one of them is not known. */
const sum = (imposte: readonly RigaProspetto[], campo: 'lordo' | 'versato'): number | null =>
  imposte.reduce<number | null>((somma, una) => {
    const suo = una[campo];
    return somma === null || suo === null ? null : somma + suo;
  }, 0);

/** One sentence: what is due, what was already paid, what is left. */
function writeFrase(imposte: readonly RigaProspetto[], saldo: number): string {
  const resta =
    saldo === 0
      ? 'il saldo è zero'
      : `il saldo è a ${saldo > 0 ? 'debito' : 'credito'} di ${writeEuro(saldo)}`;
  const [dovuto, versato] = [sum(imposte, 'lordo'), sum(imposte, 'versato')];
  if (dovuto === null || versato === null || dovuto === 0)
    return `${resta[0]?.toUpperCase()}${resta.slice(1)}.`;
  return `Le imposte dell’anno sono ${writeEuro(dovuto)} e ${writeEuro(versato)} risultano già versati: ${resta}.`;
}

/** Why one pays what he pays: the righi that add up to the balance, and how the heaviest of them was reckoned. */
export async function answerSaldo(trx: Trx, oggetto: Oggetto & { id: string }): Promise<RispostaScritta> {
  const { modello, dichiarazione, nome } = await nameDichiarazione(trx, oggetto);
  const calcolo = modello.createCalcolo(dichiarazione.righi, dichiarazione.forzature);
  const get: Lettura = (chiave) => calcolo.get(chiave);
  const saldo = computeSaldo(modello, get);
  if (saldo === null)
    return only(
      'Il saldo non si conosce ancora: chiedere «Che cosa manca?» per sapere quali dati servono.',
      nome,
    );
  const Conto = makeConto(modello, get, saldo);
  const [chiave = null] = Conto.flatMap(({ Chiave }) => (Chiave === null ? [] : [Chiave]));
  if (chiave === null) return only(writeFrase(modello.listImposte(get), saldo), nome);
  const radice = await explainCasella(trx, oggetto.anno, oggetto.id, chiave);
  const nodi = [radice, ...radice.operandi].slice(0, PASSI_MASSIMI);
  return {
    ...only(writeFrase(modello.listImposte(get), saldo), nome),
    Chiave: chiave,
    Conto,
    Passi: [
      {
        Voce: `${nameCasella(chiave)}, ${radice.titolo}`,
        Calcolo: radice.formulaOggi ?? null,
        Valore: radice.valoreTesto,
      },
    ],
    Citazioni: [
      ...Conto.flatMap(({ Chiave, Voce }) => (Chiave === null ? [] : [citeRigo(oggetto, Chiave, Voce)])),
      ...citeLeggi(nodi),
    ],
  };
}
