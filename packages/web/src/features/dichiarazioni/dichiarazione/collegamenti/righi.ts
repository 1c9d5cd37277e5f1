import type { CollegamentiFilo, RigoCollegamentoFilo, StatoCollegamento } from '@quadra/contract';
import type { ValoreCasella } from '@quadra/fisco';
import { formatIt, toCentesimi } from '@quadra/values';
import { formatValore } from '../dati/formato.ts';

type Collegamenti = Pick<CollegamentiFilo, 'Fonti' | 'Insieme'>;
export type Rigo = RigoCollegamentoFilo;
/** What a person ticked, or did not leave ticked, by rigo. */
export type Segni = Readonly<Record<string, boolean>>;

/** An amount as its source has it: with its cents, where it has some. */
export const formatLa = (valore: ValoreCasella | null): string => {
  if (typeof valore !== 'number') return valore === null ? '' : formatValore(undefined, valore);
  return Number.isInteger(valore) ? formatIt(valore) : formatIt(toCentesimi(valore), { decimali: 2 });
};

export const listRighi = ({ Fonti }: Pick<CollegamentiFilo, 'Fonti'>): Rigo[] =>
  Fonti.flatMap(({ Righi }) => Righi);

/** How many righi stand so. */
export const countStato = (righi: readonly Rigo[], stato: StatoCollegamento): number =>
  righi.filter(({ Stato }) => Stato === stato).length;

/** The righi that are ticked: those that were ready, and what a person said since. */
export const listSegnati = (collegamenti: Collegamenti, segni: Segni): Rigo[] =>
  listRighi(collegamenti).filter(
    ({ Id, Stato }) => Stato === 'da decidere' && (segni[Id] ?? collegamenti.Insieme.Segnati.includes(Id)),
  );

const isContrario = (uno: Rigo, altro: Rigo): boolean =>
  uno.Caselle.some(({ Casella, Diventa }) =>
    altro.Caselle.some((sua) => sua.Casella === Casella && sua.Diventa !== Diventa),
  );

/** With a rigo ticked or not: of two sources that say otherwise of a casella, one alone is ticked. */
export function markRigo(collegamenti: Collegamenti, segni: Segni, rigo: Rigo, isSegnato: boolean): Segni {
  const contrari = isSegnato
    ? listSegnati(collegamenti, segni).filter((altro) => altro.Id !== rigo.Id && isContrario(rigo, altro))
    : [];
  return {
    ...segni,
    ...Object.fromEntries(contrari.map(({ Id }) => [Id, false])),
    [rigo.Id]: isSegnato,
  };
}

/** What some righi would write, together. */
export const joinMosse = (righi: readonly Rigo[]): Record<string, ValoreCasella | null> =>
  Object.fromEntries(
    righi.flatMap(({ Caselle }) => Caselle.map(({ Casella, Diventa }) => [Casella, Diventa] as const)),
  );

/** A rigo as it is sent back: what was seen of it. */
export const chooseRigo = (rigo: Rigo, Atto: 'Accetta' | 'Sostituisci' | 'Rifiuta', Motivo = '') => ({
  ...{ Id: rigo.Id, Atto, Motivo },
  Caselle: joinMosse([rigo]),
});

export const findPrincipale = ({ Caselle, Principale }: Rigo) =>
  Caselle.find(({ Casella }) => Casella === Principale) ?? Caselle[0];

/** «R. Sala»: the first name in short. */
export function shortenNome(nome: string): string {
  const [primo = '', ...resto] = nome.split(' ');
  return resto.length === 0 ? nome : `${primo.charAt(0)}. ${resto.join(' ')}`;
}
