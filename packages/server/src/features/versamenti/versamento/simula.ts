import {
  fromWire,
  type Interno,
  modelloDiTipo,
  type simulaContoAnswer,
  type simulaContoRequest,
  type simulaF24Answer,
  type simulaF24Request,
  type simulaRavvedimentoAnswer,
  type simulaRavvedimentoRequest,
  toWire,
} from '@quadra/contract';
import {
  type Credito,
  type DatiModello,
  type DomandaRavvedimento,
  type F24,
  loadVersamenti,
  type OpzioniPagamenti,
  type Rilievo,
  type Situazione,
  type ValoreCasella,
} from '@quadra/fisco';
import type { z } from 'zod';
import type { Db } from '../../../db/pool.ts';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { simulate } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { mapInCentesimi, mapInEuro, toCampoFilo } from './importi.ts';

/** What fisco says, as the wire names it: what it leaves out stays out. */
const toFilo = <T>(valore: object): T => toWire<T>(valore as Interno<T>);

/** What fisco refuses with a sentence of its own. @throws RICHIESTA_NON_VALIDA */
function refuse<T>(compute: () => T): T {
  try {
    return compute();
  } catch (errore) {
    if (errore instanceof RangeError)
      throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: errore.message });
    throw errore;
  }
}

const toRilievi = (rilievi: readonly Rilievo[]) =>
  rilievi.map((rilievo) => ({ ...rilievo, campo: toCampoFilo(rilievo.campo) }));

/** A model that exists only in the request: totals, what is wrong with it, and on how many papers it stands. */
export async function simulateF24(
  corpo: z.output<typeof simulaF24Request>,
): Promise<z.input<typeof simulaF24Answer>['data']> {
  const v = await loadVersamenti();
  const { data, tipo, iban, righe, crediti, situazione } = mapInCentesimi(fromWire(corpo));
  const f24 = { data, tipo, righi: righe, ...(iban ? { iban } : {}) } as F24;
  const noti = crediti as readonly Omit<Credito, 'id' | 'disponibile'>[];
  const rilievi = [
    ...v.checkF24(f24),
    ...(tipo === 'elide' ? [] : v.checkCompensazione(f24, noti, situazione as Situazione)),
  ];
  const modelli = v.splitF24(f24.tipo, f24.righi);
  return toFilo<z.input<typeof simulaF24Answer>['data']>({
    ...mapInEuro(v.computeTotale(f24.righi)),
    presentabile: rilievi.every(({ livello }) => livello === 'avviso'),
    sezioni: mapInEuro(v.computeSezioni(f24.righi)),
    modelli: modelli.map((suoi) => mapInEuro({ ...v.computeTotale(suoi), righe: suoi })),
    rilievi: toRilievi(rilievi),
  });
}

/** What a late payment costs, and why. @throws RICHIESTA_NON_VALIDA for what the house does not hold */
export async function simulateRavvedimento(
  corpo: z.output<typeof simulaRavvedimentoRequest>,
): Promise<z.input<typeof simulaRavvedimentoAnswer>['data']> {
  const v = await loadVersamenti();
  const { appid: _, data, dataSanzione, disponibile, ...altro } = mapInCentesimi(fromWire(corpo));
  const domanda = {
    ...altro,
    pagamento: data,
    ...(dataSanzione ? { perfezionamento: dataSanzione } : {}),
  } as DomandaRavvedimento;
  const { ravvedimento, resta } = refuse(() =>
    disponibile === undefined
      ? { ravvedimento: v.computeRavvedimento(domanda), resta: 0 }
      : v.splitPagamento(domanda, disponibile),
  );
  const { righi, passi, tratti: _t, percentuale, ...esito } = ravvedimento;
  return toFilo<z.input<typeof simulaRavvedimentoAnswer>['data']>({
    ...mapInEuro({ ...esito, resta }),
    percentuale: percentuale / 10_000,
    righe: mapInEuro(righi),
    passi: mapInEuro(passi),
  });
}

/** The caselle of a form as they are: those entered, and those computed over them. */
async function readRighi(
  db: Db,
  { Anno, Tipo, righi }: z.output<typeof simulaContoRequest>,
): Promise<{ righi: DatiModello; incompleti: ReadonlySet<string> }> {
  const { righi: calcolati } = await simulate(db, Anno, Tipo, righi);
  const esiti = Object.entries(calcolati);
  const noti = esiti.flatMap(([chiave, { valore }]): [string, ValoreCasella][] =>
    valore === undefined ? [] : [[chiave, valore]],
  );
  return {
    righi: { ...righi, ...Object.fromEntries(noti) },
    incompleti: new Set(esiti.filter(([, { stato }]) => stato === 'incompleto').map(([chiave]) => chiave)),
  };
}

/**
 * What a declaration of the request leaves to pay and to use, and the F24 that would pay it, date by date.
 * @throws ANNO_NON_DISPONIBILE; RICHIESTA_NON_VALIDA for wrong righi, and for more instalments than the year has
 */
export async function simulateConto(
  db: Db,
  corpo: z.output<typeof simulaContoRequest>,
): Promise<z.input<typeof simulaContoAnswer>['data']> {
  const v = await loadVersamenti();
  const { modello } = modelloDiTipo[corpo.Tipo];
  const anno = requireAnnoFiscale(corpo.Anno);
  const { righi, incompleti } = await readRighi(db, corpo);
  const { regime, differito, ivaConSaldi, rate, regione, sedeInps, crediti, situazione } = mapInCentesimi(
    fromWire(corpo),
  );
  return refuse(() => {
    const opzioni = {
      regime,
      differito,
      ivaConSaldi,
      rate,
      crediti,
      situazione,
      ...(regione ? { regione } : {}),
      ...(sedeInps ? { sedeInps } : {}),
    } as OpzioniPagamenti;
    const { maggiorazione, saldo, secondo } = v.findDate(anno, opzioni);
    const voci = v.computeConto(modello, anno, righi, opzioni);
    const { f24, rifiuti, resti } = v.proposePagamenti(voci, { ...opzioni, maggiorazione, saldo, secondo });
    return toFilo<z.input<typeof simulaContoAnswer>['data']>({
      voci: mapInEuro(voci),
      incompleti: (v.listVociConto(modello) ?? [])
        .map(({ casella }) => casella)
        .filter((casella) => incompleti.has(casella)),
      f24: f24.map(({ modelli, passi, rilievi, ...altro }) => ({
        ...mapInEuro(altro),
        modelli: mapInEuro(modelli.map((righi) => righi.map(({ voce: _, quota: __, ...rigo }) => rigo))),
        passi: mapInEuro(passi),
        rilievi: toRilievi(rilievi),
      })),
      rifiuti: mapInEuro(rifiuti),
      resti: mapInEuro(resti),
    });
  });
}
