import type { CedenteFattura, SoggettoFattura } from '@quadra/fisco';
import type { Fatturazione, findAcquirente } from './venditore.queries.ts';

type Acquirente = NonNullable<Awaited<ReturnType<typeof findAcquirente>>>;

/** The seller, as it is the day of the invoice. */
export const toCedente = (f: Fatturazione): CedenteFattura => ({
  denominazione: f.denominazione,
  paese: 'IT',
  partitaIva: f.partita_iva,
  codiceFiscale: f.codice_fiscale,
  via: f.via,
  cap: f.cap,
  comune: f.comune,
  provincia: f.provincia,
  regime: f.regime,
  email: f.email,
  telefono: f.telefono,
  iban: f.iban,
  rea:
    f.rea_ufficio === null || f.rea_numero === null
      ? null
      : {
          ufficio: f.rea_ufficio,
          numero: f.rea_numero,
          capitale: f.rea_capitale,
          socioUnico: f.rea_socio_unico,
          inLiquidazione: f.rea_liquidazione,
        },
});

const orNull = (testo: string | null): string | null => testo?.trim() || null;

/** A studio that buys, as it is the day of the invoice. */
export const toCliente = (s: Acquirente): SoggettoFattura => ({
  denominazione: s.ragione_sociale,
  paese: 'IT',
  partitaIva: orNull(s.partita_iva),
  codiceFiscale: orNull(s.codice_fiscale),
  via: s.via ?? '',
  cap: s.cap ?? '',
  comune: s.comune_descrizione ?? '',
  provincia: orNull(s.provincia),
});

/** To whom the exchange hands the invoices of who has no code: to the address he said, or to his area of the site. */
export const SENZA_CODICE = '0000000';
const PEC_MINIMA = 7;

/** Where the invoices of a studio are handed. */
export function computeRecapito({ codice_sdi, pec }: Pick<Acquirente, 'codice_sdi' | 'pec'>): {
  codice_sdi: string;
  pec: string | null;
} {
  const codice = codice_sdi?.trim().toUpperCase() ?? '';
  const indirizzo = orNull(pec);
  return {
    codice_sdi: /^[A-Z0-9]{6,7}$/.test(codice) ? codice : SENZA_CODICE,
    pec: indirizzo !== null && indirizzo.length >= PEC_MINIMA ? indirizzo : null,
  };
}
