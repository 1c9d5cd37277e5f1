import { addDays, type Data, weekday } from '@quadra/values';

/** Month and day of the feasts that never move. */
const FESTE: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);
/** Saint Francis, a feast again from 2026 (L. 151/2025, art. 1). */
const SAN_FRANCESCO = { giorno: '10-04', dal: 2026 } as const;
/** What falls between 1 and 20 August is paid on the 20th (D.L. 223/2006, art. 37, c. 11-bis). */
const AGOSTO = { mese: '08', ultimo: 20 } as const;

/** Easter of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
function computePasqua(anno: number): Data {
  const a = anno % 19;
  const secolo = Math.floor(anno / 100);
  const resto = anno % 100;
  const f = Math.floor((secolo + 8) / 25);
  const h = (19 * a + secolo - Math.floor(secolo / 4) - Math.floor((secolo - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (secolo % 4) + 2 * Math.floor(resto / 4) - h - (resto % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const giorni = h + l - 7 * m + 114;
  return addDays(`${anno}-${String(Math.floor(giorni / 31)).padStart(2, '0')}-01`, giorni % 31);
}

/** Whether a day is a feast for the whole country; Sundays are not counted among them. */
function isFestivo(giorno: Data): boolean {
  const [anno, nelMese] = [Number(giorno.slice(0, 4)), giorno.slice(5)];
  if (FESTE.has(nelMese) || giorno === addDays(computePasqua(anno), 1)) return true;
  return nelMese === SAN_FRANCESCO.giorno && anno >= SAN_FRANCESCO.dal;
}

/** The day itself or the first after it that is neither Saturday, Sunday nor a feast (D.L. 70/2011, art. 7, c. 2, lett. h). */
export function toLavorativo(giorno: Data): Data {
  let data = giorno;
  while (weekday(data) > 5 || isFestivo(data)) data = addDays(data, 1);
  return data;
}

/** The day on which a payment due on a day may be made: a working one, out of the first twenty days of August. */
export function toVersamento(giorno: Data): Data {
  const data = toLavorativo(giorno);
  const [anno = '', mese, numero] = data.split('-');
  if (mese !== AGOSTO.mese || Number(numero) > AGOSTO.ultimo) return data;
  return toLavorativo(`${anno}-${AGOSTO.mese}-${AGOSTO.ultimo}`);
}

/** Feasts of the European payments, beside Good Friday and Easter Monday: banks move nothing between them. */
const FESTE_TARGET: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

function isBancario(giorno: Data): boolean {
  const pasqua = computePasqua(Number(giorno.slice(0, 4)));
  const isFesta =
    FESTE_TARGET.has(giorno.slice(5)) || giorno === addDays(pasqua, -2) || giorno === addDays(pasqua, 1);
  return weekday(giorno) <= 5 && !isFesta;
}

/** The day that comes so many bank days (calendar TARGET) after another; with none, the day itself or the first that is one. */
export function addGiorniBancari(giorno: Data, quanti: number): Data {
  let data = giorno;
  while (!isBancario(data)) data = addDays(data, 1);
  for (let passati = 0; passati < quanti; passati += 1) {
    data = addDays(data, 1);
    while (!isBancario(data)) data = addDays(data, 1);
  }
  return data;
}
