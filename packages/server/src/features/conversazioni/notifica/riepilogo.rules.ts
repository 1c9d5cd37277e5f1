import type { RiepilogoNotifiche } from '@quadra/contract';
import { addDays, type Data, giornoDiRoma, oraDiRoma, weekday } from '@quadra/values';

/** The hour of Rome from which it leaves. */
const ORA = 7;

/** The day that the summary which is to be sent at a moment belongs to: today, or Monday. Pure. */
function findGiorno(quanto: RiepilogoNotifiche, adesso: Date): Data {
  const oggi = giornoDiRoma(adesso);
  const suo = oraDiRoma(adesso) < ORA ? addDays(oggi, -1) : oggi;
  return quanto === 'settimana' ? addDays(suo, 1 - weekday(suo)) : suo;
}

/** Whether a summary is due, after the last time it was looked at: one for each morning or Monday, whenever the house is up. Pure. */
export const isDovuto = (quanto: RiepilogoNotifiche, ultimo: Date | null, adesso: Date): boolean =>
  quanto !== 'mai' && (ultimo === null || findGiorno(quanto, ultimo) < findGiorno(quanto, adesso));
