import { anomalieSpid } from '@quadra/contract';

/** The anomaly of SPID that a provider names in its description, as in `ErrorCode nr25`. */
function findAnomalia(descrizione: string): number | undefined {
  const numero = /ErrorCode\s*nr\s*(\d{1,4})\b/i.exec(descrizione)?.[1];
  return numero === undefined ? undefined : Number(numero);
}

/**
 * What to say when the provider let nobody in: the known anomalies each in its own words, a cancelled login as such, and
 * undefined (the general sentence) for everything else: what the provider wrote is never shown.
 */
export function computeFraseRifiuto(errore: string, descrizione: string): string | undefined {
  const anomalia = findAnomalia(descrizione);
  if (anomalia !== undefined) return anomalieSpid[anomalia];
  return errore === 'access_denied' ? anomalieSpid[25] : undefined;
}
