import { orarioTicket, type PrioritaTicket, promessaTicket } from '@quadra/contract';
import { toLavorativo } from '@quadra/fisco';
import { addDays, type Data } from '@quadra/values';

const ORA = 60;
const MINUTO_MS = 60_000;
const [APRE, CHIUDE] = [orarioTicket.dalle * ORA, orarioTicket.alle * ORA];
const orologio = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and minute of that day, in Rome. */
interface Momento {
  readonly giorno: Data;
  readonly minuti: number;
}
function toRoma(istante: Date): Momento {
  const [giorno = '', orario = ''] = orologio.format(istante).split(' ');
  const [ore = 0, minuti = 0] = orario.split(':').map(Number);
  return { giorno: giorno as Data, minuti: ore * ORA + minuti };
}

/** The instant of a minute of a day in Rome: one hour before Greenwich in winter, two in summer. */
function fromRoma({ giorno, minuti }: Momento): Date {
  const prova = new Date(Date.parse(`${giorno}T00:00:00Z`) + (minuti - 2 * ORA) * MINUTO_MS);
  return toRoma(prova).minuti === minuti ? prova : new Date(prova.getTime() + ORA * MINUTO_MS);
}

/** The first minute from a moment on in which somebody answers. */
function openFrom({ giorno, minuti }: Momento): Momento {
  const lavorativo = toLavorativo(minuti >= CHIUDE ? addDays(giorno, 1) : giorno);
  return { giorno: lavorativo, minuti: lavorativo === giorno ? Math.max(APRE, minuti) : APRE };
}

/** By when who waits since an instant is answered: the hours of that priority, counting only those in which one answers. */
export function computePromessa(attendeDa: Date, priorita: PrioritaTicket): Date {
  let momento = openFrom(toRoma(attendeDa));
  let restano = promessaTicket[priorita] * ORA;
  while (momento.minuti + restano > CHIUDE) {
    restano -= CHIUDE - momento.minuti;
    momento = openFrom({ giorno: momento.giorno, minuti: CHIUDE });
  }
  return fromRoma({ giorno: momento.giorno, minuti: momento.minuti + restano });
}

const GIORNI_INDIETRO = 400;
const toMinuto = (istante: Date): number => Math.floor(istante.getTime() / MINUTO_MS);
const fromMinuto = (minuto: number): Date => new Date(minuto * MINUTO_MS);

/** The last minute up to `adesso` of which a condition holds that, once it fails, fails ever after. */
function findUltimoMinuto(adesso: Date, isVero: (istante: Date) => boolean): number {
  let falso = toMinuto(adesso) + 1;
  let vero = falso - GIORNI_INDIETRO * 24 * ORA;
  while (falso - vero > 1) {
    const mezzo = Math.floor((vero + falso) / 2);
    if (isVero(fromMinuto(mezzo))) vero = mezzo;
    else falso = mezzo;
  }
  return vero;
}

/** Who waits since before this instant, at that priority, waits longer than was promised. */
export const computeLimite = (adesso: Date, priorita: PrioritaTicket): Date =>
  fromMinuto(findUltimoMinuto(adesso, (da) => computePromessa(da, priorita) < adesso) + 1);

const isLavorativo = (giorno: Data): boolean => toLavorativo(giorno) === giorno;

/** The minutes between two instants in which somebody answers. */
export function countLavorati(da: Date, a: Date): number {
  const [inizio, fine] = [toRoma(da), toRoma(a)];
  let minuti = 0;
  for (let { giorno } = inizio; giorno <= fine.giorno; giorno = addDays(giorno, 1)) {
    if (!isLavorativo(giorno)) continue;
    const dalle = giorno === inizio.giorno ? Math.max(APRE, inizio.minuti) : APRE;
    const alle = giorno === fine.giorno ? Math.min(CHIUDE, fine.minuti) : CHIUDE;
    minuti += Math.max(0, alle - dalle);
  }
  return minuti;
}

/** Since when one waits who has waited so many working minutes, his clock having stood still meanwhile. */
export const computeInizio = (adesso: Date, lavorati: number): Date =>
  fromMinuto(findUltimoMinuto(adesso, (da) => countLavorati(da, adesso) >= lavorati));
